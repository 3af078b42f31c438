// Behaviour of all forms, tested with the contact form; the browser tests cover the rest.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { FormReply } from '@tred/contract/reply';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formWords } from '~/facts/forms';
import { send } from '~/forms/transport';
import { ContactForm } from './ContactForm';

vi.mock('~/forms/transport', async (original) => ({ ...(await original<object>()), send: vi.fn() }));

const words = formWords.contact;
const position = { value: 'clerk', label: 'Clerk' };
const props = {
  words,
  heading: { title: 'Write', lead: 'To us' },
  application: { title: 'Apply: {position}', lead: 'Soon', choose: 'None' },
  positions: [position, { value: 'cook', label: 'Cook' }],
  privacyHref: '/privacy',
  ways: { email: 'hello@tred.example', phone: '+256600900100', whatsapp: '+256600900100' },
};

const REFERENCE = 'TRD-4F7K2-M9QXD';
const MESSAGE = 'We are 900 learners.';
const accepted: FormReply = { ok: true, reference: REFERENCE };
const reply = (answer: FormReply) => vi.mocked(send).mockResolvedValueOnce(answer);

const show = () => render(<ContactForm {...props} />);
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const isInvalid = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
const button = () => document.querySelector('[type=submit]') as HTMLButtonElement;
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = () => act(async () => void fireEvent.click(button()));
const again = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: words.again ?? '' })));

function fillIn() {
  type('firstName', 'Grace');
  type('lastName', 'Akello');
  type('email', 'grace@example.ug');
  type('message', MESSAGE);
  fireEvent.change(field('subject'), { target: { value: 'sales' } });
  fireEvent.input(field('subject'));
  if (!field('privacy').checked) fireEvent.click(field('privacy'));
}

async function submit() {
  await press();
  await pass(2000);
}

beforeEach(() => {
  vi.useFakeTimers();
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

describe('sending', () => {
  it('takes two seconds at least, then focuses the reference', async () => {
    reply(accepted);
    show();
    fillIn();
    await press();
    await pass(1999);
    expect([button().textContent, button().disabled]).toEqual([words.sending, true]);
    await pass(1);
    const status = screen.getByRole('status');
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
    expect(button().disabled).toBe(true);
    await act(async () => answer(accepted));
    expect(screen.getByText(words.sent)).toBeTruthy();
  });

  it('sends trimmed values, the hidden ones and a key, once; another message has a new key', async () => {
    vi.mocked(send).mockResolvedValue(accepted);
    show();
    fillIn();
    type('firstName', '  Grace ');
    await press();
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await pass(2000);
    expect(send).toHaveBeenCalledTimes(1);
    const [id, values, key] = vi.mocked(send).mock.calls[0] ?? [];
    expect(id).toBe('contact');
    const hidden = { fax_number: '', elapsed_ms: expect.any(Number) };
    expect(values).toMatchObject({ firstName: 'Grace', company: '', privacy: true, ...hidden });
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    await again();
    expect(document.activeElement).toBe(field('firstName'));
    fillIn();
    await submit();
    expect(vi.mocked(send).mock.calls[1]?.[2]).not.toBe(key);
  });

  it('does without a stored draft where the browser refuses to store', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    reply(accepted);
    show();
    fillIn();
    await submit();
    expect(screen.getByText(words.sent)).toBeTruthy();
  });
});

describe('without an answer', () => {
  const keys = () => vi.mocked(send).mock.calls.map(([, , key]) => key);
  const message = () => screen.getByRole('alert').textContent;

  beforeEach(async () => {
    vi.mocked(send).mockResolvedValue({ ok: false, error: 'unavailable', message: '' });
    show();
    fillIn();
    await submit();
    expect(message()).toContain(words.retrying);
    expect(button().disabled).toBe(false);
  });

  it('is sent again by itself, says after the last try that it is not sent, and tries when the network returns', async () => {
    for (let minute = 0; minute < 5; minute += 1) await pass(60_000);
    expect(message()).toContain(words.unreached);
    expect(field('message').value).toBe(MESSAGE);
    reply(accepted);
    await act(async () => void fireEvent(window, new Event('online')));
    await pass(2000);
    expect(screen.getByText(words.sent)).toBeTruthy();
    expect(keys()).toEqual(Array(5).fill(keys()[0]));
  });

  it('waits for the visitor once the text is changed', async () => {
    type('message', 'Another');
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(message()).not.toContain(words.retrying);
  });
});

describe('errors', () => {
  it('are checked again when a field is left, after the first submit only', async () => {
    show();
    type('email', 'grace@');
    fireEvent.blur(field('email'));
    await pass(0);
    expect(isInvalid('email')).toBe(false);
    await press();
    expect(send).not.toHaveBeenCalled();
    type('email', 'grace@example.ug');
    expect(isInvalid('email')).toBe(true);
    fireEvent.blur(field('email'));
    await pass(0);
    expect([isInvalid('email'), isInvalid('firstName')]).toEqual([false, true]);
  });

  it('do not move the page while something is being pressed', async () => {
    show();
    await press();
    type('email', 'grace@example.ug');
    fireEvent.pointerDown(field('privacy'));
    fireEvent.blur(field('email'));
    await pass(500);
    expect(isInvalid('email')).toBe(true);
    fireEvent.pointerUp(field('privacy'));
    await pass(0);
    expect(isInvalid('email')).toBe(false);
  });

  it('from the desk are shown in the same way, and all input stays', async () => {
    reply({ ok: false, problems: [{ field: 'email', message: 'This address does not exist' }] });
    show();
    fillIn();
    await submit();
    expect(screen.getByRole('link', { name: 'This address does not exist' })).toBeTruthy();
    expect(isInvalid('email')).toBe(true);
    expect([field('message').value, field('privacy').checked]).toEqual([MESSAGE, true]);
  });
});

it('keeps the draft without the tick', () => {
  const { unmount } = show();
  fillIn();
  unmount();
  show();
  expect([field('message').value, field('privacy').checked]).toEqual([MESSAGE, false]);
});

describe('the subject in the address', () => {
  it('is chosen once, and ignored when it is no option', async () => {
    history.replaceState(null, '', '/contact?subject=demo');
    reply(accepted);
    show();
    fillIn();
    await submit();
    await again();
    expect(field('subject').value).toBe('');
    cleanup();
    history.replaceState(null, '', '/contact?subject=money&message=hello');
    show();
    expect([field('subject').value, field('message').value]).toEqual(['', '']);
  });

  it('loses to a later choice on this address, and wins over an earlier one', () => {
    history.replaceState(null, '', '/contact?subject=demo');
    const first = show();
    fillIn();
    first.unmount();
    const second = show();
    expect(field('subject').value).toBe('sales');
    second.unmount();
    history.replaceState(null, '', '/contact?subject=partnership');
    show();
    expect(field('subject').value).toBe('partnership');
  });
});

describe('the position in the address', () => {
  const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
  const isShown = (name: string) => field(name).closest('[data-without-script]') === null;

  it('is ignored when it is not open', () => {
    history.replaceState(null, '', '/contact?position=king');
    show();
    expect([heading(), isShown('cv'), field('position').value]).toEqual(['Write', false, '']);
  });

  it('is a question without script', () => {
    document.body.innerHTML = renderToString(<ContactForm {...props} />);
    const options = [...document.querySelectorAll<HTMLOptionElement>('[name=position] option')];
    expect(options.map(({ value }) => value)).toEqual(['', 'clerk', 'cook']);
    expect(field('cv').closest('[data-without-script]')).not.toBeNull();
  });
});
