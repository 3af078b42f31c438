// Registration for one of many dates, and for past dates.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formWords } from '~/facts/forms';
import { send } from '~/forms/transport';
import { EventRegistrationForm } from './EventRegistrationForm';

vi.mock('~/forms/transport', async (original) => ({ ...(await original<object>()), send: vi.fn() }));

const surroundings = {
  ways: { email: 'a@b.ug', phone: '+256600900100', whatsapp: '+256600900100' },
  privacyHref: '/privacy',
  words: formWords['event-registration'],
  built: '2026-11-15',
};
const december = { slug: 'workshop-2026-12-19', label: '19 December 2026', until: '2026-12-19' };
const january = { slug: 'workshop-2027-01-16', label: '16 January 2027', until: '2027-01-16' };

beforeEach(() => {
  vi.mocked(send).mockReset().mockResolvedValue({ ok: true, reference: 'TRD-4F7K2-M9QXD' });
  sessionStorage.clear();
  history.replaceState(null, '', '/events/workshop');
  vi.useFakeTimers({ now: new Date('2026-11-15T09:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const sendingIsOver = () => act(() => vi.advanceTimersByTimeAsync(2000));
const sent = () => vi.mocked(send).mock.calls[0]?.[1];

function fillIn() {
  type('name', 'Grace Akello');
  type('email', 'grace@example.ug');
  fireEvent.click(field('privacy'));
}

it('asks which of several dates, and says so when none is chosen', async () => {
  render(<EventRegistrationForm {...surroundings} dates={[december, january]} />);
  fillIn();
  await press();
  expect(sent()).toBeUndefined();
  expect(screen.getByRole('alert')).toBeTruthy();
  type('event', 'workshop-2027-01-16');
  await press();
  expect(sent()).toMatchObject({ event: 'workshop-2027-01-16' });
  // React delays later transitions until this one ends.
  await sendingIsOver();
});

it('no longer offers a date that has passed since the build', () => {
  vi.useFakeTimers({ now: new Date('2026-12-20T09:00:00Z') });
  render(<EventRegistrationForm {...surroundings} dates={[december, january]} />);
  expect(screen.queryByRole('option', { name: '19 December 2026' })).toBeNull();
  expect(screen.getByRole('option', { name: '16 January 2027' })).toBeTruthy();
});

it('registers for the one date without asking for it', async () => {
  render(<EventRegistrationForm {...surroundings} dates={[december]} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  fillIn();
  await press();
  expect(sent()).toMatchObject({ event: december.slug, updates: false });
  await sendingIsOver();
});
