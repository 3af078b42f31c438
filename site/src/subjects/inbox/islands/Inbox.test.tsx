// The inbox against a made-up desk: what it asks for, what it shows, and what it does when the desk says no.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listing, mail, makeDesk, nobody, session } from './desk-for-tests';
import { Inbox } from './Inbox';

let answers: ReturnType<typeof makeDesk>['answers'];
let asked: string[];

beforeEach(() => {
  ({ answers, asked } = makeDesk());
  history.replaceState(null, '', '/desk');
  document.title = 'Desk';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('lists what came as text, with the number of new entries in the title', async () => {
  render(<Inbox />);
  const link = await screen.findByRole('link', { name: /Grace Auma/ });
  expect(link.getAttribute('href')).toBe('#TRD-4F7K2-M9QXD');
  expect(link.textContent).toContain('<b>900 learners</b>');
  expect(link.querySelector('b')).toBeNull();
  await waitFor(() => expect(document.title).toBe('(1) Desk'));
});

it('asks for what is typed once, and exports the same list', async () => {
  const user = userEvent.setup();
  render(<Inbox />);
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
  render(<Inbox />);
  expect(await screen.findByText('Page 1 of 3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  await user.click(screen.getByLabelText('Quarantine'));
  expect(screen.getByText('Page 1 of 3')).toBeTruthy();
  await waitFor(() => expect(asked.at(-1)).toMatch(/^POST \/submissions\/search .*"spam":"1".*"page":0/));
});

it('says when the desk fails, and asks to log in again when the session has ended', async () => {
  const user = userEvent.setup();
  render(<Inbox />);
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
  render(<Inbox />);
  expect(await screen.findByText('Last error: connection refused')).toBeTruthy();
  answers['POST /mail/retry'] = {};
  answers['GET /mail'] = mail;
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull());
  expect(asked).toContain('POST /mail/retry');
});

it('takes the focus along when one logs in and out, and says so', async () => {
  answers['GET /session'] = nobody;
  answers['POST /session'] = { status: 401, body: { ok: false, message: 'That does not fit.' } };
  answers['DELETE /session'] = {};
  const user = userEvent.setup();
  render(<Inbox />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.type(screen.getByLabelText('Name'), 'Apio');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(button);
  await screen.findByText('That does not fit.');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));

  answers['POST /session'] = session;
  await user.click(button);
  const title = await screen.findByRole('heading', { name: 'Inbox' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByRole('link', { name: 'Account: Apio' })).toBeTruthy();
  expect(screen.getByText(`At ${location.host}`)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Log out' }));
  expect((await screen.findByRole('alert')).textContent).toBe('You are logged out.');
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});

it('leaves the focus alone when the page opens on someone who is logged in', async () => {
  render(<Inbox />);
  await screen.findByRole('heading', { name: 'Inbox' });
  expect(document.activeElement).toBe(document.body);
});
