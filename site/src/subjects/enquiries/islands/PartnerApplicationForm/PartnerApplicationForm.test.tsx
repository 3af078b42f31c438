// The partner application's states, as the spec has them.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formWords } from '~/content/pages/partners/become-a-partner';
import { send } from '~/forms/transport';
import { PartnerApplicationForm } from './PartnerApplicationForm';

vi.mock('~/forms/transport', async (original) => ({ ...(await original<object>()), send: vi.fn() }));

const ways = { email: 'partners@tred.example', phone: '+256600900103', whatsapp: '+256600900100' };
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

function fillIn() {
  for (const [name, value] of Object.entries({
    companyName: 'Nile Systems',
    contactName: 'Grace Akello',
    email: 'grace@example.ug',
    phone: '0772 123 456',
    location: 'Jinja, Uganda',
    experience: 'Ten schools.',
    description: 'Sell in Busoga.',
    partnerType: 'channel',
  })) {
    fireEvent.input(field(name), { target: { value } });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  render(<PartnerApplicationForm words={formWords} ways={ways} privacyHref="/privacy" />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.mocked(send).mockReset();
  sessionStorage.clear();
});

it('has no input for revenue, and sends it empty', async () => {
  vi.mocked(send).mockResolvedValueOnce({ ok: true, reference: 'TRD-4F7K2-M9QXD' });
  expect(field('revenue')).toBeNull();
  fillIn();
  await press();
  expect(vi.mocked(send).mock.calls[0]?.[1]).toMatchObject({
    revenue: '',
    phone: '+256772123456',
    companySize: '',
  });
  await pass(2000);
});

it('submits for two seconds, then is idle again with the sentence beside the button', async () => {
  vi.mocked(send).mockResolvedValueOnce({ ok: true, reference: 'TRD-4F7K2-M9QXD' });
  fillIn();
  await press();
  const button = screen.getByRole<HTMLButtonElement>('button');
  expect([button.textContent, button.disabled]).toEqual(['Submitting Application...', true]);
  await pass(2000);
  expect([button.textContent, button.disabled]).toEqual(['Submit Application', false]);
  const sentence = screen.getByText("Application submitted successfully! We'll contact you within 48 hours.");
  expect(sentence.closest('[role=status]')).toBe(document.activeElement);
  expect(field('companyName').value).toBe('');
});

it('drops the sentence when the next application is not yet right', async () => {
  vi.mocked(send).mockResolvedValueOnce({ ok: true, reference: 'TRD-4F7K2-M9QXD' });
  fillIn();
  await press();
  await pass(2000);
  await press();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.queryByText(/Application submitted successfully/)).toBeNull();
});

it('drops the sentence when another application is on its way', async () => {
  vi.mocked(send).mockResolvedValue({ ok: true, reference: 'TRD-4F7K2-M9QXD' });
  fillIn();
  await press();
  await pass(2000);
  fillIn();
  await press();
  expect(screen.queryByText(/Application submitted successfully/)).toBeNull();
  await pass(2000);
  expect(screen.getByText(/Application submitted successfully/).closest('[role=status]')).toBe(
    document.activeElement,
  );
});
