// The inbox against a made-up desk: what it asks for, what it shows, and what it does when the desk says no.

import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Listing, MailOverview, Session, Summary } from '@tred/contract/desk-api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { staffWords } from '~/content/staff-words';
import { Inbox } from './Inbox';

const session: Session = {
  name: 'Apio',
  forms: [{ id: 'contact', name: 'Contact' }],
  rights: ['owner', 'export', 'security'],
  next: '',
};
const nobody: Session = { name: '', forms: [], rights: [], next: '' };
const mail: MailOverview = { waiting: 0, sent: 3, failed: 0, lastError: null, configured: true };
const entry: Summary = {
  reference: 'TRD-4F7K2-M9QXD',
  form: 'Contact',
  status: 'new',
  spam: null,
  place: null,
  createdAt: Date.UTC(2026, 5, 1),
  who: 'Grace Auma',
  excerpt: '<b>900 learners</b> in Jinja',
};
const listing = (total: number): Listing => ({ total, items: total > 0 ? [entry] : [] });

type Answer = object | { status: number; body: object };
/** What the desk answers, by method and the path's beginning; a test changes what it is about. */
let answers: Record<string, Answer>;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  answers = {
    'GET /session': session,
    'POST /submissions/search': listing(1),
    'GET /new': { count: 1 },
    'GET /mail': mail,
  };
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    const request = `${method} ${url.replace('/api/desk', '')}${body ? ` ${String(body)}` : ''}`;
    asked.push(request);
    const key = Object.keys(answers).find((each) => request.startsWith(each));
    const answer = key === undefined ? { status: 500, body: {} } : (answers[key] as Answer);
    if ('status' in answer && 'body' in answer) return Response.json(answer.body, { status: answer.status });
    return Response.json({ ok: true, ...answer });
  });
  history.replaceState(null, '', '/desk');
  document.title = 'Desk';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('asks for name and password when nobody is logged in, and says what the desk says', async () => {
  answers['GET /session'] = nobody;
  answers['POST /session'] = {
    status: 401,
    body: { ok: false, message: 'That name and password do not fit.' },
  };
  const user = userEvent.setup();
  render(<Inbox staff={staffWords} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
  // Not before it is known that nobody is logged in.
  expect(button.disabled).toBe(true);
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.type(screen.getByLabelText('Name'), 'Apio');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(button);
  expect((await screen.findByText('That name and password do not fit.')).getAttribute('role')).toBe('alert');

  answers['POST /session'] = session;
  await user.click(button);
  expect(await screen.findByRole('link', { name: /Grace Auma/ })).toBeTruthy();
});

it('lists what came as text, with the number of new entries in the title', async () => {
  render(<Inbox staff={staffWords} />);
  const link = await screen.findByRole('link', { name: /Grace Auma/ });
  expect(link.getAttribute('href')).toBe('#TRD-4F7K2-M9QXD');
  expect(link.textContent).toContain('<b>900 learners</b>');
  expect(link.querySelector('b')).toBeNull();
  await waitFor(() => expect(document.title).toBe('(1) Desk'));
});

it('asks for what is typed once, and exports the same list', async () => {
  const user = userEvent.setup();
  render(<Inbox staff={staffWords} />);
  await screen.findByText('1 entry');
  answers['POST /submissions/search'] = listing(0);
  await user.type(screen.getByLabelText('Search'), 'jinja');
  await user.selectOptions(screen.getByLabelText('Form'), 'Contact');
  expect(await screen.findByText('0 entries')).toBeTruthy();
  const last = asked.filter((request) => request.startsWith('POST /submissions/search')).at(-1);
  const wanted = { form: 'contact', status: '', spam: '', search: 'jinja', from: '', to: '' };
  expect(last).toBe(`POST /submissions/search ${JSON.stringify({ ...wanted, page: 0 })}`);
  const csv = screen.getByRole<HTMLButtonElement>('button', { name: 'CSV' });
  expect(csv.form?.getAttribute('action')).toBe('/api/desk/export');
  expect(csv.form?.method).toBe('post');
  expect(Object.fromEntries(new FormData(csv.form ?? undefined, csv))).toEqual({ ...wanted, format: 'csv' });
});

it('turns pages, and a new filter starts at the first', async () => {
  answers['POST /submissions/search'] = listing(120);
  const user = userEvent.setup();
  render(<Inbox staff={staffWords} />);
  expect(await screen.findByText('Page 1 of 3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  await user.click(screen.getByLabelText('Quarantine'));
  expect(screen.getByText('Page 1 of 3')).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)).toMatch(/^POST \/submissions\/search .*"spam":"1".*"page":0/));
});

it('says when the desk fails, and asks to log in again when the session has ended', async () => {
  const user = userEvent.setup();
  render(<Inbox staff={staffWords} />);
  await screen.findByText('1 entry');
  answers['POST /submissions/search'] = {
    status: 503,
    body: { ok: false, message: 'The database is away.' },
  };
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('The database is away.')).toBeTruthy();
  // What was there is still there to read.
  expect(screen.getByRole('link', { name: /Grace Auma/ })).toBeTruthy();

  answers['POST /submissions/search'] = { status: 401, body: { ok: false, message: 'Log in.' } };
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Your session has ended. Log in again.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Grace Auma/ })).toBeNull();
});

it('offers to send waiting mail now', async () => {
  answers['GET /mail'] = { ...mail, waiting: 2, lastError: 'connection refused' };
  const user = userEvent.setup();
  render(<Inbox staff={staffWords} />);
  expect(await screen.findByText('Last error: connection refused')).toBeTruthy();
  answers['POST /mail/retry'] = {};
  answers['GET /mail'] = mail;
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull());
  expect(asked).toContain('POST /mail/retry');
});
