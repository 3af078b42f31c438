// How every form behaves, tried on the contact form: its states, its errors, and that nothing typed is lost.
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { FormReply } from '@tred/contract/reply';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formWords } from '~/content/pages/contact';
import { send } from '~/forms/transport';
import { ContactForm } from './ContactForm';

vi.mock('~/forms/transport', async (original) => ({ ...(await original<object>()), send: vi.fn() }));

const props = {
  words: formWords,
  privacyHref: '/privacy',
  ways: { email: 'hello@tred.example', phone: '+256600900100', whatsapp: '+256600900100' },
};

const REFERENCE = 'TRD-4F7K2-M9QXD';
const MESSAGE = 'We are 900 learners.';
const reply = (answer: FormReply) => vi.mocked(send).mockResolvedValueOnce(answer);
const accept = () => reply({ ok: true, reference: REFERENCE });
const fail = () => reply({ ok: false, error: 'unavailable', message: 'We could not be reached.' });

const show = () => render(<ContactForm {...props} />);
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const isInvalid = (label: RegExp) => field(label).getAttribute('aria-invalid') === 'true';
const button = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(`^(${formWords.submit}|Sending)`) });
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = () => act(async () => void fireEvent.click(button()));
const again = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: formWords.again })));
const sentKeys = () => vi.mocked(send).mock.calls.map(([, , key]) => key);

function fillIn() {
  type(/First name/, 'Grace');
  type(/Last name/, 'Akello');
  type(/Email/, 'grace@example.ug');
  type(/Message/, MESSAGE);
  fireEvent.change(field(/Subject/), { target: { value: 'sales' } });
  fireEvent.input(field(/Subject/));
  if (!field(/privacy/).checked) fireEvent.click(field(/privacy/));
}

async function submit() {
  await press();
  await pass(2000);
}

beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'Contact';
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.mocked(send).mockReset();
  sessionStorage.clear();
  history.replaceState(null, '', '/contact');
});

describe('without JavaScript', () => {
  it('keeps what was typed before the script came', async () => {
    document.body.innerHTML = `<div>${renderToString(<ContactForm {...props} />)}</div>`;
    const early = document.querySelector<HTMLInputElement>('[name=firstName]') as HTMLInputElement;
    early.value = 'Grace';
    const place = document.body.firstElementChild as HTMLElement;
    const root = await act(async () => hydrateRoot(place, <ContactForm {...props} />));
    expect(place.querySelector('[name=firstName]')).toBe(early);
    expect(early.value).toBe('Grace');
    await act(async () => root.unmount());
  });
});

describe('sending', () => {
  it('takes two seconds at least, then shows the reference', async () => {
    accept();
    show();
    fillIn();
    await press();
    expect([button().textContent, button().disabled]).toEqual([formWords.submitting, true]);
    await pass(1999);
    expect(button().textContent).toBe(formWords.submitting);
    await pass(1);
    const status = screen.getByRole('status');
    expect(status.textContent).toContain(formWords.sent);
    expect(status.textContent).toContain(REFERENCE);
    expect(document.activeElement).toBe(status);
    expect(document.querySelector('form')).toBeNull();
  });

  it('waits for a reply that takes longer', async () => {
    let answer: (value: FormReply) => void = () => {};
    vi.mocked(send).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    show();
    fillIn();
    await press();
    await pass(9000);
    expect(button().textContent).toBe(formWords.submitting);
    await act(async () => answer({ ok: true, reference: REFERENCE }));
    expect(screen.getByText(formWords.sent)).toBeTruthy();
  });

  it('sends trimmed values, the hidden ones and a key, once', async () => {
    accept();
    show();
    fillIn();
    type(/First name/, '  Grace ');
    await press();
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await pass(2000);
    expect(send).toHaveBeenCalledTimes(1);
    const [id, values, key] = vi.mocked(send).mock.calls[0] ?? [];
    expect(id).toBe('contact');
    expect(values).toMatchObject({
      firstName: 'Grace',
      company: '',
      privacy: true,
      fax_number: '',
      elapsed_ms: expect.any(Number),
    });
    expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('offers an empty form for another message, under a new key', async () => {
    accept();
    show();
    fillIn();
    await submit();
    await again();
    expect(field(/Message/).value).toBe('');
    expect(field(/Subject/).value).toBe('');
    expect(field(/privacy/).checked).toBe(false);
    expect(document.activeElement).toBe(field(/First name/));
    accept();
    fillIn();
    await submit();
    expect(new Set(sentKeys()).size).toBe(2);
  });
});

describe('errors', () => {
  it('are in a focused summary and beside the fields, and nothing is sent', async () => {
    show();
    await press();
    const alert = screen.getByRole('alert');
    expect(document.activeElement?.contains(alert)).toBe(true);
    const links = within(alert).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['firstName', 'lastName', 'email', 'subject', 'message', 'privacy'].map((name) => `#contact-${name}`),
    );
    const name = field(/First name/);
    expect(isInvalid(/First name/)).toBe(true);
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      links[0]?.textContent,
    );
    expect(document.title).toBe('Error: Contact');
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(links[3] as HTMLElement);
    expect(document.activeElement).toBe(field(/Subject/));
    await press();
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
  });

  it('are checked again when a field is left, after the first submit only', async () => {
    show();
    type(/Email/, 'grace@');
    fireEvent.blur(field(/Email/));
    await pass(0);
    expect(isInvalid(/Email/)).toBe(false);
    await press();
    type(/Email/, 'grace@example.ug');
    expect(isInvalid(/Email/)).toBe(true);
    fireEvent.blur(field(/Email/));
    await pass(0);
    expect(isInvalid(/Email/)).toBe(false);
    expect(isInvalid(/First name/)).toBe(true);
  });

  it('do not move the page while something is being pressed', async () => {
    show();
    await press();
    type(/Email/, 'grace@example.ug');
    fireEvent.pointerDown(field(/privacy/));
    fireEvent.blur(field(/Email/));
    await pass(500);
    expect(isInvalid(/Email/)).toBe(true);
    fireEvent.pointerUp(field(/privacy/));
    await pass(0);
    expect(isInvalid(/Email/)).toBe(false);
  });

  it('of the desk are shown in the same way', async () => {
    reply({ ok: false, problems: [{ field: 'email', message: 'This address does not exist' }] });
    show();
    fillIn();
    await submit();
    expect(screen.getByRole('link', { name: 'This address does not exist' })).toBeTruthy();
    expect(isInvalid(/Email/)).toBe(true);
    expect(field(/Message/).value).toBe(MESSAGE);
  });
});

describe('after a failure', () => {
  it('offers other ways, keeps everything, and tries again under the same key', async () => {
    fail();
    accept();
    show();
    fillIn();
    await submit();
    const alert = screen.getByRole('alert');
    expect(document.activeElement).toBe(alert);
    const ways = within(alert).getAllByRole('link');
    expect(ways.map((link) => link.getAttribute('href'))).toEqual([
      'mailto:hello@tred.example',
      'tel:+256600900100',
      'https://wa.me/256600900100',
    ]);
    expect([field(/Message/).value, field(/privacy/).checked]).toEqual([MESSAGE, true]);
    await submit();
    expect(new Set(sentKeys()).size).toBe(1);
    expect(screen.getByText(formWords.sent)).toBeTruthy();
  });
});

describe('the draft', () => {
  it('is there again after a reload, without the tick', () => {
    const { unmount } = show();
    fillIn();
    unmount();
    show();
    expect([field(/Subject/).value, field(/Message/).value]).toEqual(['sales', MESSAGE]);
    expect(field(/privacy/).checked).toBe(false);
  });

  it('is not needed for sending', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    accept();
    show();
    fillIn();
    await submit();
    expect(screen.getByText(formWords.sent)).toBeTruthy();
  });
});

describe('the subject in the address', () => {
  it('is chosen, but not again for another message', async () => {
    history.replaceState(null, '', '/contact?subject=demo');
    accept();
    show();
    expect(field(/Subject/).value).toBe('demo');
    fillIn();
    await submit();
    await again();
    expect(field(/Subject/).value).toBe('');
  });

  it('is ignored when it is no option', () => {
    history.replaceState(null, '', '/contact?subject=money&message=hello');
    show();
    expect([field(/Subject/).value, field(/Message/).value]).toEqual(['', '']);
  });

  it('loses to a later choice on this address, and wins over an earlier one', () => {
    history.replaceState(null, '', '/contact?subject=demo');
    const first = show();
    fillIn();
    first.unmount();
    const second = show();
    expect(field(/Subject/).value).toBe('sales');
    second.unmount();
    history.replaceState(null, '', '/contact?subject=partnership');
    show();
    expect(field(/Subject/).value).toBe('partnership');
  });
});
