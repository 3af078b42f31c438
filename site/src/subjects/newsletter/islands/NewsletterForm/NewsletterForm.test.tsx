// The newsletter form: confirmation by email, wrong addresses, and failures.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { formWords } from '~/facts/forms';
import { send } from '~/forms/transport';
import { NewsletterForm } from './NewsletterForm';

vi.mock('~/forms/transport', async (original) => ({ ...(await original<object>()), send: vi.fn() }));

const words = formWords.newsletter;
const email = () => document.querySelector('[name=email]') as HTMLInputElement;
const form = () => document.querySelector('form') as HTMLFormElement;
// Submitting the form loads the validation.
beforeAll(() => import('./check-newsletter'));
const submit = () =>
  act(async () => {
    fireEvent.submit(form());
    await vi.dynamicImportSettled();
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  render(<NewsletterForm words={words} source="blog" />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.mocked(send).mockReset();
});

it('says that an email must be opened, where one is sent, until the next address is typed', async () => {
  vi.mocked(send).mockResolvedValueOnce({ ok: true, reference: 'TRD-4F7K2-M9QXD', confirmByEmail: true });
  fireEvent.input(email(), { target: { value: 'grace@example.ug' } });
  await submit();
  expect(email().value).toBe('');
  await pass(3000);
  expect(screen.getByText(words.confirmByEmail)).toBeTruthy();
  fireEvent.input(email(), { target: { value: 'j' } });
  expect(screen.queryByText(words.confirmByEmail)).toBeNull();
});

it('says what is wrong with an address, and keeps it', async () => {
  fireEvent.input(email(), { target: { value: 'grace@school' } });
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(email().getAttribute('aria-invalid')).toBe('true');
  expect(email().value).toBe('grace@school');
});

it('keeps the address when sending fails, and sends it again by itself under the same key', async () => {
  vi.mocked(send).mockResolvedValueOnce({ ok: false, error: 'unavailable', message: '' });
  fireEvent.input(email(), { target: { value: 'grace@example.ug' } });
  await submit();
  expect(screen.getByText(new RegExp(words.retrying))).toBeTruthy();
  expect(email().value).toBe('grace@example.ug');
  vi.mocked(send).mockResolvedValueOnce({ ok: true, reference: 'TRD-4F7K2-M9QXD' });
  await pass(60_000);
  expect(email().value).toBe('');
  const [first, second] = vi.mocked(send).mock.calls.map(([, , key]) => key);
  expect(first).toBe(second);
});
