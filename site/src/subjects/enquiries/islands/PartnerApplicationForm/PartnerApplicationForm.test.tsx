// The partner application, which stays in its place when it was sent.
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
  for (const name of ['companyName', 'contactName', 'location', 'experience', 'description'])
    fireEvent.input(field(name), { target: { value: 'Words' } });
  fireEvent.input(field('email'), { target: { value: 'grace@example.ug' } });
  fireEvent.input(field('phone'), { target: { value: '0772 123 456' } });
  fireEvent.input(field('partnerType'), { target: { value: 'channel' } });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(send).mockResolvedValue({ ok: true, reference: 'TRD-4F7K2-M9QXD' });
  render(<PartnerApplicationForm words={formWords} ways={ways} privacyHref="/privacy" />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.mocked(send).mockReset();
  sessionStorage.clear();
});

it('has no input for revenue and sends it empty', async () => {
  expect(field('revenue')).toBeNull();
  fillIn();
  await press();
  expect(vi.mocked(send).mock.calls[0]?.[1]).toMatchObject({ revenue: '', phone: '+256772123456' });
  await pass(2000);
});

it('is empty and idle again, with the message beside the button until the next attempt', async () => {
  fillIn();
  await press();
  const button = screen.getByRole<HTMLButtonElement>('button');
  expect([button.textContent, button.disabled]).toEqual([formWords.submitting, true]);
  await pass(2000);
  expect([button.textContent, button.disabled]).toEqual([formWords.submit, false]);
  expect(screen.getByText(formWords.sent).closest('[role=status]')).toBe(document.activeElement);
  expect(field('companyName').value).toBe('');
  await press();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(screen.queryByText(formWords.sent)).toBeNull();
  fillIn();
  await press();
  expect(screen.queryByText(formWords.sent)).toBeNull();
  await pass(2000);
  expect(screen.getByText(formWords.sent)).toBeTruthy();
});
