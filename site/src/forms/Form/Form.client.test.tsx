// Behaviour of all forms, tested with the contact form and the newsletter; the browser tests cover the rest.
import { fireEvent, screen } from '@testing-library/react';
import type { FormReply } from '@tred/contract/reply';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { scriptWords } from '~/components/script-words';
import { formOf, formWords } from '~/facts/forms';
import { NewsletterForm } from '~/features/newsletter/NewsletterForm/NewsletterForm';
import { send } from '~/forms/transport';
import { forms as startForms } from '~/shell/behaviour';
import { Form } from './Form';

vi.mock('~/forms/transport', async (original) => ({ ...(await original<object>()), send: vi.fn() }));

const contact = formOf('contact');
const { words } = contact;

const REFERENCE = 'TRD-4F7K2-M9QXD';
const MESSAGE = 'We are 900 learners.';
const accepted: FormReply = { ok: true, reference: REFERENCE };
const reply = (answer: FormReply) => vi.mocked(send).mockResolvedValueOnce(answer);

/** The page as it arrives, with the shell's script; then the form is touched. */
async function open(page: ReactElement) {
  document.title = 'Page';
  document.body.innerHTML = renderToStaticMarkup(page);
  startForms();
  fireEvent.focusIn(document.querySelector('input') as HTMLElement);
  await pass(0);
}
const show = () => open(<Form {...contact} />);
const form = () => document.querySelector('form') as HTMLFormElement;
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement;
const isInvalid = (name: string) => field(name).getAttribute('aria-invalid') === 'true';
const button = () => document.querySelector('[type=submit]') as HTMLButtonElement;
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const pass = async (ms: number) => {
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(ms);
};
const press = async () => {
  fireEvent.click(button());
  await pass(0);
};
const again = () => fireEvent.click(screen.getByRole('button', { name: words.again ?? '' }));

function fillIn() {
  type('firstName', 'Grace');
  type('lastName', 'Akello');
  type('email', 'grace@example.ug');
  type('message', MESSAGE);
  type('subject', 'sales');
  if (!field('privacy').checked) fireEvent.click(field('privacy'));
}

async function showFilled() {
  await show();
  fillIn();
}

async function submit() {
  await press();
  await pass(2000);
}

beforeAll(() => import('./Form.client'));
beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = vi.fn();
});

afterEach(() => {
  vi.mocked(send).mockReset();
  history.replaceState(null, '', '/contact');
});

describe('sending', () => {
  it('takes two seconds at least, then focuses the reference', async () => {
    reply(accepted);
    await showFilled();
    await press();
    await pass(1999);
    expect([button().textContent, button().disabled]).toEqual([words.sending, true]);
    await pass(1);
    const [status] = screen.getAllByRole('status').filter(({ tabIndex }) => tabIndex === -1);
    expect(status?.textContent).toContain(REFERENCE);
    expect(document.activeElement).toBe(status);
    expect(form().hidden).toBe(true);
  });

  it('waits for a reply that takes longer', async () => {
    let answer: (value: FormReply) => void = () => {};
    vi.mocked(send).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await showFilled();
    await press();
    await pass(9000);
    expect(button().disabled).toBe(true);
    answer(accepted);
    await pass(0);
    expect(screen.getByText(words.sent)).toBeTruthy();
  });

  it('sends the values, the hidden ones and a key, once; another message has a new key', async () => {
    vi.mocked(send).mockResolvedValue(accepted);
    await showFilled();
    await press();
    fireEvent.submit(form());
    await pass(2000);
    expect(send).toHaveBeenCalledTimes(1);
    const [id, values, key] = vi.mocked(send).mock.calls[0] ?? [];
    expect(id).toBe('contact');
    const hidden = { fax_number: '', elapsed_ms: expect.any(Number) };
    expect(values).toMatchObject({ firstName: 'Grace', company: '', privacy: 'on', ...hidden });
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    again();
    expect(document.activeElement).toBe(document.querySelector('select'));
    fillIn();
    await submit();
    expect(vi.mocked(send).mock.calls[1]?.[2]).not.toBe(key);
  });

  it('does without a stored draft where the browser refuses to store', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    reply(accepted);
    await showFilled();
    await submit();
    expect(screen.getByText(words.sent)).toBeTruthy();
  });
});

describe('without an answer', () => {
  const keys = () => vi.mocked(send).mock.calls.map(([, , key]) => key);
  const message = () => screen.getByRole('alert').textContent;

  beforeEach(async () => {
    vi.mocked(send).mockResolvedValue({ ok: false, error: 'unavailable', message: '' });
    await showFilled();
    await submit();
    expect(message()).toContain(scriptWords.forms.retrying);
    expect(button().disabled).toBe(false);
  });

  it('is sent again by itself, says after the last try that it is not sent, and tries when the network returns', async () => {
    for (let minute = 0; minute < 5; minute += 1) await pass(60_000);
    expect(message()).toContain(scriptWords.forms.unreached);
    expect(field('message').value).toBe(MESSAGE);
    reply(accepted);
    fireEvent(window, new Event('online'));
    await pass(2000);
    expect(screen.getByText(words.sent)).toBeTruthy();
    expect(keys()).toEqual(Array(5).fill(keys()[0]));
  });

  it('waits for the visitor once the text is changed', async () => {
    type('message', 'Another');
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(1);
    expect(message()).not.toContain(scriptWords.forms.retrying);
  });
});

describe('errors', () => {
  it('appear at the submit, and disappear when the field is right', async () => {
    await show();
    type('email', 'grace@');
    expect(isInvalid('email')).toBe(false);
    await press();
    expect(send).not.toHaveBeenCalled();
    expect([isInvalid('email'), isInvalid('firstName')]).toEqual([true, true]);
    expect(document.title).toMatch(new RegExp(`^${words.error}: `));
    type('email', 'grace@example.ug');
    expect([isInvalid('email'), isInvalid('firstName')]).toEqual([false, true]);
    fillIn();
    reply(accepted);
    await press();
    expect(document.title).not.toContain(words.error);
  });

  it('from the server are shown in the same way, and all input stays', async () => {
    reply({ ok: false, problems: [{ field: 'email', message: 'This address does not exist' }] });
    await showFilled();
    await submit();
    expect(screen.getByRole('link', { name: 'This address does not exist' })).toBeTruthy();
    expect(isInvalid('email')).toBe(true);
    expect([field('message').value, field('privacy').checked]).toEqual([MESSAGE, true]);
  });
});

it('keeps the draft without the tick', async () => {
  await showFilled();
  await show();
  expect([field('message').value, field('privacy').checked]).toEqual([MESSAGE, false]);
});

it('takes a phone number instead of an address, and names all mistakes at once', async () => {
  vi.setSystemTime('2027-02-14T21:30Z');
  await show();
  fillIn();
  type('email', '');
  type('visitDay', '2027-02-14');
  await press();
  expect(['email', 'phone', 'visitDay'].map(isInvalid)).toEqual([true, false, true]);
  type('phone', '0772 12');
  await press();
  expect(['email', 'phone', 'visitDay'].map(isInvalid)).toEqual([false, true, true]);
  type('phone', '0772 123456');
  type('visitDay', '2027-02-15');
  reply(accepted);
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
});

it('names every wrong number and address before it sends', async () => {
  await open(<Form {...formOf('quotation')} />);
  for (const [name, value] of [
    ['learners', '12.5'],
    ['email', 'grace@school'],
    ['phone', '0772 12345'],
  ] as const)
    type(name, value);
  await press();
  expect(['learners', 'email', 'phone', 'privacy'].map(isInvalid)).toEqual([true, true, true, true]);
});

it('asks once about an address that looks mistyped', async () => {
  await showFilled();
  type('email', 'grace@gmial.com');
  await press();
  expect(screen.getByRole('alert').textContent).toContain('grace@gmail.com');
  expect(send).not.toHaveBeenCalled();
  reply(accepted);
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
});

describe('the receipt', () => {
  const { receipt, follow } = words.after;
  const isShown = (text: string) => !screen.getByText(text).closest('[hidden]');

  it('shows the address that was given', async () => {
    reply(accepted);
    await showFilled();
    await submit();
    expect(screen.getByText('grace@example.ug')).toBeTruthy();
    expect([isShown(receipt), isShown(follow)]).toEqual([false, true]);
  });

  it('says that it is the only one without an address, and offers no look-up to an unknown sender', async () => {
    reply(accepted);
    await showFilled();
    type('email', '');
    type('phone', '0772 123456');
    await submit();
    expect([isShown(receipt), isShown(follow)]).toEqual([true, true]);
    await open(<Form {...formOf('security-report')} />);
    for (const name of ['title', 'target', 'steps', 'impact']) type(name, 'Words');
    for (const choice of [field('severity'), field('rules')]) fireEvent.click(choice);
    reply(accepted);
    await submit();
    expect([isShown(receipt), isShown(follow)]).toEqual([true, false]);
  });
});

it('keeps a draft for each purpose', async () => {
  const purposeOf = (purpose: string) => <Form {...contact} supplied={{ purpose }} />;
  await open(purposeOf('demo'));
  type('message', MESSAGE);
  await open(purposeOf('hackathon'));
  expect(field('message').value).toBe('');
  await open(purposeOf('demo'));
  expect(field('message').value).toBe(MESSAGE);
});

describe('the subject in the address', () => {
  it('is chosen once, and ignored when it is no option', async () => {
    history.replaceState(null, '', '/contact?subject=demo');
    reply(accepted);
    await showFilled();
    await submit();
    again();
    expect(field('subject').value).toBe('');
    history.replaceState(null, '', '/contact?subject=money&message=hello');
    await show();
    expect([field('subject').value, field('message').value]).toEqual(['', '']);
  });

  it('loses to a later choice on this address, and wins over an earlier one', async () => {
    history.replaceState(null, '', '/contact?subject=demo');
    await showFilled();
    await show();
    expect(field('subject').value).toBe('sales');
    history.replaceState(null, '', '/contact?subject=partnership');
    await show();
    expect(field('subject').value).toBe('partnership');
  });
});

describe('a brief form', () => {
  const email = () => field('email');
  const { sent, confirmByEmail } = formWords.newsletter;
  const result = () => document.querySelector('[data-result]:not([hidden])')?.textContent;

  beforeEach(async () => {
    await open(<NewsletterForm words={formWords.newsletter} source="blog" />);
    type('email', 'grace@example.ug');
  });

  it('shows its thanks for three seconds, and the note to confirm until the next address', async () => {
    reply({ ...accepted, confirmByEmail: true });
    await press();
    expect([result(), form().hidden, email().value]).toEqual([`${sent} ${confirmByEmail}`, true, '']);
    await pass(3000);
    expect([result(), form().hidden]).toEqual([confirmByEmail, false]);
    expect(document.activeElement).toBe(email());
    type('email', 'j');
    expect(result()).toBeUndefined();
  });

  it('shows the form alone after the thanks when there is nothing to confirm', async () => {
    reply(accepted);
    await press();
    await pass(3000);
    expect([result(), form().hidden]).toEqual([undefined, false]);
  });

  it('does nothing when it is empty, and keeps a wrong address', async () => {
    type('email', '');
    await press();
    type('email', 'grace@');
    await press();
    expect(send).not.toHaveBeenCalled();
    expect([isInvalid('email'), email().value]).toEqual([true, 'grace@']);
  });

  it('is sent again by itself with the same key, and no draft of it is kept', async () => {
    vi.mocked(send).mockResolvedValueOnce({ ok: false, error: 'unavailable', message: '' });
    await press();
    expect(screen.getByRole('alert').textContent).toBe(scriptWords.forms.retrying);
    expect(sessionStorage).toHaveLength(0);
    reply(accepted);
    await pass(60_000);
    expect(email().value).toBe('');
    const [first, second] = vi.mocked(send).mock.calls.map(([, , key]) => key);
    expect(first).toBe(second);
  });
});

it('the browser posts the form when the script does not load', async () => {
  const plainly = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  vi.doMock('./Form.client', () => Promise.reject(new Error('no network')));
  vi.resetModules();
  const shell = await import('~/shell/behaviour');
  document.body.innerHTML = '<form data-form="contact"><button type="submit">Send</button></form>';
  shell.forms();
  fireEvent.submit(form());
  await pass(0);
  expect(plainly).toHaveBeenCalledOnce();
});
