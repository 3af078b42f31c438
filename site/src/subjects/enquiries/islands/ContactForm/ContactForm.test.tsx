// The contact form's states as the spec has them, and that nothing typed is lost.

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
const reply = (answer: FormReply) => vi.mocked(send).mockResolvedValueOnce(answer);
const accept = () => reply({ ok: true, reference: REFERENCE });
const fail = () => reply({ ok: false, error: 'unavailable', message: 'We could not be reached.' });

const show = () => render(<ContactForm {...props} />);
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = () => act(async () => void fireEvent.click(button()));
const sentKeys = () => vi.mocked(send).mock.calls.map(([, , key]) => key);

function fillIn() {
  type(/First name/, 'Grace');
  type(/Last name/, 'Akello');
  type(/Email/, 'grace@example.ug');
  type(/Message/, 'We are 900 learners.');
  fireEvent.change(field(/Subject/), { target: { value: 'sales' } });
  fireEvent.input(field(/Subject/));
  fireEvent.click(field(/privacy/));
}

beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'Contact';
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.mocked(send).mockReset();
  sessionStorage.clear();
  history.replaceState(null, '', '/contact');
});

describe('without JavaScript', () => {
  it('is a plain form that posts every field', () => {
    document.body.innerHTML = renderToString(<ContactForm {...props} />);
    const form = document.querySelector('form');
    expect(form?.method).toBe('post');
    expect(form?.getAttribute('action')).toBe('/api/forms/contact');
    expect(form?.noValidate).toBe(false);
    expect([...new FormData(form as HTMLFormElement).keys()]).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'company',
      'subject',
      'message',
      'referralCode',
      'fax_number',
    ]);
    expect(form?.querySelector<HTMLInputElement>('[name=privacy]')?.required).toBe(true);
    document.body.innerHTML = '';
  });

  it('keeps what was typed before the script came', async () => {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = renderToString(<ContactForm {...props} />);
    const early = place.querySelector<HTMLInputElement>('[name=firstName]') as HTMLInputElement;
    early.value = 'Grace';
    const root = await act(async () => hydrateRoot(place, <ContactForm {...props} />));
    expect(place.querySelector<HTMLInputElement>('[name=firstName]')).toBe(early);
    expect(early.value).toBe('Grace');
    await act(async () => root.unmount());
    place.remove();
  });
});

describe('sending', () => {
  it('goes from idle to Sending... for two seconds to success', async () => {
    accept();
    show();
    fillIn();
    expect(button().textContent).toBe('Send message');
    await press();
    expect(button().textContent).toBe('Sending...');
    expect(button().disabled).toBe(true);
    await pass(1999);
    expect(button().textContent).toBe('Sending...');
    await pass(1);
    const status = screen.getByRole('status');
    expect(within(status).getByText('Message sent successfully!')).toBeTruthy();
    expect(status.textContent).toContain(REFERENCE);
    expect(status.textContent).toContain(formWords.next);
    expect(document.activeElement).toBe(status);
    expect(document.querySelector('form')).toBeNull();
  });

  it('waits for an answer that takes longer', async () => {
    let answer: (value: FormReply) => void = () => {};
    vi.mocked(send).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    show();
    fillIn();
    await press();
    await pass(9000);
    expect(button().textContent).toBe('Sending...');
    await act(async () => answer({ ok: true, reference: REFERENCE }));
    expect(screen.getByText('Message sent successfully!')).toBeTruthy();
  });

  it('sends the tidied values with the hidden ones', async () => {
    accept();
    show();
    fillIn();
    type(/First name/, '  Grace ');
    await press();
    const [id, values, key] = vi.mocked(send).mock.calls[0] ?? [];
    expect(id).toBe('contact');
    expect(values).toEqual({
      firstName: 'Grace',
      lastName: 'Akello',
      email: 'grace@example.ug',
      phone: '',
      company: '',
      subject: 'sales',
      message: 'We are 900 learners.',
      referralCode: '',
      privacy: true,
      fax_number: '',
      elapsed_ms: expect.any(Number),
    });
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    await pass(2000);
  });

  it('returns to an empty form with Send another message, and a new key', async () => {
    accept();
    show();
    fillIn();
    await press();
    await pass(2000);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send another message' })));
    expect(field(/First name/).value).toBe('');
    expect(field(/Message/).value).toBe('');
    expect(field(/Subject/).value).toBe('');
    expect(field(/privacy/).checked).toBe(false);
    expect(document.activeElement).toBe(field(/First name/));
    accept();
    fillIn();
    await press();
    await pass(2000);
    expect(new Set(sentKeys()).size).toBe(2);
  });

  it('sends once however often the button is pressed', async () => {
    accept();
    show();
    fillIn();
    await press();
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    await pass(2000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('errors', () => {
  it('says them in a focused summary and beside the fields, and sends nothing', async () => {
    show();
    await press();
    const alert = screen.getByRole('alert');
    expect(document.activeElement?.contains(alert)).toBe(true);
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent]),
    ).toEqual([
      ['#contact-firstName', 'Enter your first name'],
      ['#contact-lastName', 'Enter your last name'],
      ['#contact-email', 'Enter your email address'],
      ['#contact-subject', 'Select a subject'],
      ['#contact-message', 'Enter your message'],
      ['#contact-privacy', 'Tick the box to say you agree to the privacy policy'],
    ]);
    const name = field(/First name/);
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(name.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Error: Enter your first name',
    );
    expect(document.title).toBe('Error: Contact');
    expect(button().textContent).toBe('Send message');
    expect(send).not.toHaveBeenCalled();
  });

  it('takes the focus to the field that a line of the summary names', async () => {
    Element.prototype.scrollIntoView = vi.fn();
    show();
    await press();
    fireEvent.click(screen.getByRole('link', { name: 'Select a subject' }));
    expect(document.activeElement).toBe(field(/Subject/));
  });

  it('takes the focus to the summary again on the next try', async () => {
    show();
    await press();
    field(/First name/).focus();
    await press();
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true);
  });

  it('looks at a field again when it is left, but only after the first submit', async () => {
    show();
    const email = field(/Email/);
    type(/Email/, 'grace@');
    fireEvent.blur(email);
    await pass(0);
    expect(email.getAttribute('aria-invalid')).toBe('false');
    await press();
    expect(email.getAttribute('aria-invalid')).toBe('true');
    type(/Email/, 'grace@example.ug');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    fireEvent.blur(email);
    await pass(0);
    expect(email.getAttribute('aria-invalid')).toBe('false');
    expect(field(/First name/).getAttribute('aria-invalid')).toBe('true');
  });

  it('moves nothing while something is being pressed', async () => {
    show();
    await press();
    const email = field(/Email/);
    type(/Email/, 'grace@example.ug');
    fireEvent.pointerDown(field(/privacy/));
    fireEvent.blur(email);
    await pass(500);
    expect(email.getAttribute('aria-invalid')).toBe('true');
    fireEvent.pointerUp(field(/privacy/));
    await pass(0);
    expect(email.getAttribute('aria-invalid')).toBe('false');
  });

  it('clears summary and title once everything is right', async () => {
    accept();
    show();
    await press();
    fillIn();
    await press();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.title).toBe('Contact');
    await pass(2000);
    expect(screen.getByText('Message sent successfully!')).toBeTruthy();
  });

  it('shows what the desk finds wrong in the same way', async () => {
    reply({ ok: false, problems: [{ field: 'email', message: 'This address does not exist' }] });
    show();
    fillIn();
    await press();
    await pass(2000);
    expect(screen.getByRole('link', { name: 'This address does not exist' })).toBeTruthy();
    expect(field(/Email/).getAttribute('aria-invalid')).toBe('true');
    expect(field(/Message/).value).toBe('We are 900 learners.');
  });
});

describe('failure', () => {
  it('says so, offers other ways and keeps everything', async () => {
    fail();
    show();
    fillIn();
    await press();
    await pass(2000);
    const alert = screen.getByRole('alert');
    expect(document.activeElement).toBe(alert);
    expect(alert.textContent).toContain('Your message was not sent');
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['mailto:hello@tred.example', 'tel:+256600900100', 'https://wa.me/256600900100']);
    expect(field(/Message/).value).toBe('We are 900 learners.');
    expect(field(/privacy/).checked).toBe(true);
    expect(button().disabled).toBe(false);
  });

  it('tries again under the same key', async () => {
    fail();
    accept();
    show();
    fillIn();
    await press();
    await pass(2000);
    await press();
    await pass(2000);
    const [first, second] = sentKeys();
    expect(first).toBe(second);
    expect(screen.getByText('Message sent successfully!')).toBeTruthy();
  });

  it('takes a new key when the text was changed in between', async () => {
    fail();
    accept();
    show();
    fillIn();
    await press();
    await pass(2000);
    type(/Message/, 'We are 950 learners.');
    await press();
    await pass(2000);
    const [first, second] = sentKeys();
    expect(first).not.toBe(second);
  });

  it('tries again under the same key after a reload', async () => {
    fail();
    accept();
    const { unmount } = show();
    fillIn();
    await press();
    await pass(2000);
    unmount();
    show();
    fireEvent.click(field(/privacy/), {});
    await press();
    await pass(2000);
    expect(send).toHaveBeenCalledTimes(2);
    const [first, second] = sentKeys();
    expect(first).toBe(second);
  });
});

describe('draft', () => {
  it('is there again after a reload, without the tick', () => {
    const { unmount } = show();
    fillIn();
    unmount();
    show();
    expect(field(/First name/).value).toBe('Grace');
    expect(field(/Subject/).value).toBe('sales');
    expect(field(/Message/).value).toBe('We are 900 learners.');
    expect(field(/privacy/).checked).toBe(false);
  });

  it('is gone once the message is sent', async () => {
    accept();
    const { unmount } = show();
    fillIn();
    await press();
    await pass(2000);
    unmount();
    show();
    expect(field(/First name/).value).toBe('');
    expect(sessionStorage.length).toBe(0);
  });

  it('does without storage', async () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    accept();
    show();
    fillIn();
    await press();
    await pass(2000);
    expect(screen.getByText('Message sent successfully!')).toBeTruthy();
    refuse.mockRestore();
  });
});

describe('subject in the address', () => {
  it('is chosen', () => {
    history.replaceState(null, '', '/contact?subject=demo');
    show();
    expect(field(/Subject/).value).toBe('demo');
  });

  it('is not chosen again for another message', async () => {
    history.replaceState(null, '', '/contact?subject=demo');
    accept();
    show();
    fillIn();
    await press();
    await pass(2000);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send another message' })));
    expect(field(/Subject/).value).toBe('');
  });

  it('is ignored when it is none of ours', () => {
    history.replaceState(null, '', '/contact?subject=money&message=hello');
    show();
    expect(field(/Subject/).value).toBe('');
    expect(field(/Message/).value).toBe('');
  });

  it('gives way to another choice made on this very address, but not to one made before', () => {
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
    expect(field(/Message/).value).toBe('We are 900 learners.');
  });
});
