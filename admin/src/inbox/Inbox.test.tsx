import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { listing, mail, makeDesk, nobody } from './fake-desk';
import { Inbox } from './Inbox';

let responses: ReturnType<typeof makeDesk>['responses'];
let requests: string[];

beforeEach(() => {
  ({ responses, requests } = makeDesk());
  history.replaceState(null, '', '/desk');
  document.title = 'Desk';
});

it('turns pages, and a new filter starts at the first', async () => {
  responses['POST /submissions/search'] = listing(120);
  const user = userEvent.setup();
  render(<Inbox />);
  expect(await screen.findByText('Page 1 of 3')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Older' }));
  expect(screen.getByText('Page 2 of 3')).toBeTruthy();
  await user.click(screen.getByLabelText('Quarantine'));
  expect(screen.getByText('Page 1 of 3')).toBeTruthy();
  await waitFor(() => expect(requests.at(-1)).toMatch(/^POST \/submissions\/search .*"spam":"1".*"page":0/));
});

it('says when the desk fails, and asks to log in again when the session has ended', async () => {
  const user = userEvent.setup();
  render(<Inbox />);
  await screen.findByText('1 entry');
  responses['POST /submissions/search'] = {
    status: 503,
    body: { ok: false, message: 'The database is away.' },
  };
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('The database is away.')).toBeTruthy();
  // The previous list stays visible.
  expect(screen.getByRole('link', { name: /Grace Auma/ })).toBeTruthy();

  responses['POST /submissions/search'] = { status: 401, body: { ok: false, message: 'Log in.' } };
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('Your session has ended. Log in again.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Grace Auma/ })).toBeNull();
});

it('offers to send waiting mail now', async () => {
  responses['GET /mail'] = { ...mail, waiting: 2, lastError: 'connection refused' };
  const user = userEvent.setup();
  render(<Inbox />);
  expect(await screen.findByText('connection refused')).toBeTruthy();
  responses['POST /mail/retry'] = {};
  responses['GET /mail'] = mail;
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull());
  expect(requests).toContain('POST /mail/retry');
});

it('has keys in the list, and none elsewhere', async () => {
  const { items } = listing(1);
  responses['POST /submissions/search'] = {
    total: 2,
    items: [...items, ...items.map((item) => ({ ...item, reference: 'TRD-2' }))],
  };
  const user = userEvent.setup();
  render(<Inbox />);
  const [row, other] = await screen.findAllByRole('link', { name: /Grace Auma/ });
  const [box] = screen.getAllByLabelText<HTMLInputElement>(/^Select TRD/);
  await user.type(screen.getByLabelText('Search'), 'xe');
  expect(box?.checked).toBe(false);
  row?.focus();
  await user.keyboard('j');
  expect(document.activeElement).toBe(other);
  await user.keyboard('k{Control>}x{/Control}');
  expect(document.activeElement).toBe(row);
  expect(box?.checked).toBe(false);
  await user.keyboard('x');
  expect(box?.checked).toBe(true);
  await user.keyboard('e');
  expect(requests.filter((request) => request.includes('/submissions/status'))).toHaveLength(1);
});

it('focuses the password again when it was wrong', async () => {
  responses['GET /session'] = nobody;
  responses['POST /session'] = { status: 401, body: { ok: false, message: 'That does not fit.' } };
  const user = userEvent.setup();
  render(<Inbox />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await user.type(screen.getByLabelText('Name'), 'Apio');
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(button);
  await screen.findByText('That does not fit.');
  expect(document.activeElement).toBe(screen.getByLabelText('Password'));
});

it('leaves the focus alone when the page opens on someone who is logged in, and counts new entries', async () => {
  render(<Inbox />);
  await screen.findByRole('heading', { name: 'Inbox' });
  expect(document.activeElement).toBe(document.body);
  await waitFor(() => expect(document.title).toBe('(1) Desk'));
});
