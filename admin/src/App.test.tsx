import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Right } from '@tred/contract/rights';
import { expect, it } from 'vitest';
import { mail, mockApi, openAdmin, row, session } from './test-api';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('turns pages, and starts at the first page for a new filter', async () => {
  const { sent } = mockApi({ 'POST /submissions/search': { total: 120, items: [row] } });
  openAdmin();
  await screen.findByText('Page 1 of 3');
  await press('Older');
  screen.getByText('Page 2 of 3');
  await press('Spam');
  await screen.findByText('Page 1 of 3');
  await waitFor(() => expect(sent('POST /submissions/search').at(-1)).toMatchObject({ spam: '1', page: 0 }));
});

it('keeps the list when the server fails, and asks to sign in when the session has ended', async () => {
  const { answers } = mockApi();
  openAdmin();
  await screen.findByText('1 submission');
  answers['POST /submissions/search'] = { refused: 503, message: 'The database is away.' };
  await press('Refresh');
  await screen.findByText('The database is away.');
  screen.getByRole('link', { name: /Grace Auma/ });
  answers['POST /submissions/search'] = { refused: 401, message: 'Sign in first.' };
  await press('Refresh');
  await screen.findByText('Your session has ended. Sign in again.');
  expect(screen.queryByRole('link', { name: /Grace Auma/ })).toBeNull();
});

it('tells a wrong password, and keeps the name', async () => {
  mockApi({
    'GET /session': { ...session, name: '', rights: [] },
    'POST /session': { refused: 401, message: 'The name or password is wrong.' },
  });
  openAdmin();
  await userEvent.type(await screen.findByLabelText('Name'), 'Apio');
  await userEvent.type(screen.getByLabelText('Password'), 'wrong');
  await press('Sign in');
  await screen.findByText('The name or password is wrong.');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Apio');
});

it('sends waiting emails at once', async () => {
  const { answers, sent } = mockApi({
    'GET /mail': { ...mail, waiting: 2, lastError: 'connection refused' },
  });
  openAdmin();
  await screen.findByText('connection refused');
  answers['POST /mail/retry'] = { retried: 2 };
  answers['GET /mail'] = mail;
  await press('Send now');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull());
  expect(sent('POST /mail/retry')).toHaveLength(1);
});

it('has keys in the list, and none elsewhere', async () => {
  const { sent } = mockApi({
    'POST /submissions/search': { total: 2, items: [row, { ...row, reference: 'TRD-2' }] },
  });
  const user = userEvent.setup();
  openAdmin();
  const [one, other] = await screen.findAllByRole('link', { name: /Grace Auma/ });
  const box = () => screen.getAllByLabelText<HTMLInputElement>(/^Select TRD/)[0];
  await user.type(screen.getByLabelText('Search'), 'xe');
  expect(box()?.checked).toBe(false);
  one?.focus();
  await user.keyboard('j');
  expect(document.activeElement).toBe(other);
  await user.keyboard('k{Control>}x{/Control}');
  expect(document.activeElement).toBe(one);
  expect(box()?.checked).toBe(false);
  await user.keyboard('x');
  expect(box()?.checked).toBe(true);
  await user.keyboard('e');
  await waitFor(() => expect(sent('POST /submissions/status')).toHaveLength(1));
});

it.each<[Right[], boolean]>([
  [[], false],
  [['owner', 'export'], true],
])('offers people, audit log and exports only to those who may use them: %s', async (rights, isOffered) => {
  mockApi({ 'GET /session': { ...session, rights } });
  openAdmin();
  await screen.findByText('1 submission');
  const menu = within(screen.getByRole('navigation', { name: 'Settings', hidden: true }));
  for (const name of ['People', 'Audit log'])
    expect(menu.queryByRole('link', { name, hidden: true }) !== null, name).toBe(isOffered);
  expect(screen.queryByRole('button', { name: 'CSV' }) !== null).toBe(isOffered);
});

it.each(['people', 'audit-log', 'server'])(
  'tells someone who is no owner that %s is for owners',
  async (address) => {
    const { asked } = mockApi({ 'GET /session': { ...session, rights: ['export'] } });
    openAdmin(`/admin/${address}`);
    await screen.findByText('Only an owner may see this.');
    expect(asked.map(({ name }) => name)).not.toContain(address === 'people' ? 'GET /staff' : 'GET /audit');
  },
);

it('shows only the set-up until two-step sign-in that is required is set up', async () => {
  const { asked } = mockApi({ 'GET /session': { ...session, next: 'set-up' } });
  openAdmin();
  await screen.findByRole('button', { name: 'Set up two-step sign-in' });
  expect(asked.map(({ name }) => name)).toEqual(['GET /session']);
});

it('keeps the typed passwords when the current one was wrong', async () => {
  const account = { ...session, hasCode: false, recoveryLeft: 0, codeRequired: false, sessions: [] };
  const { answers } = mockApi({
    'GET /account': account,
    'POST /account/password': { refused: 403, message: 'That is not your password.' },
  });
  openAdmin('/admin/account');
  await userEvent.type(await screen.findByLabelText('Current password'), 'wrong');
  await userEvent.type(screen.getByLabelText(/^New password/), 'a good long one');
  await press('Change password');
  await screen.findByText('That is not your password.');
  expect(screen.getByLabelText(/^New password/)).toHaveProperty('value', 'a good long one');
  answers['POST /account/password'] = {};
  await press('Change password');
  await screen.findByText(/^Your password is changed/);
});

it('keeps a question open with the reason when the owner’s password is wrong, and shows a new password once', async () => {
  const person = { name: 'Okello', rights: [], hasCode: false, addedAt: 0, seenAt: null };
  const { answers, sent } = mockApi({
    'GET /staff': { codeRequired: false, staff: [person] },
    'POST /staff/password': { refused: 403, message: 'That is not your password.' },
  });
  openAdmin('/admin/people');
  await userEvent.click(await screen.findByRole('button', { name: /^New password/ }));
  const question = within(screen.getByRole('dialog'));
  await userEvent.type(question.getByLabelText('Your password'), 'my own password');
  const send = () => userEvent.click(question.getByRole('button', { name: 'New password' }));
  await send();
  await question.findByText('That is not your password.');
  answers['POST /staff/password'] = { name: 'Okello', password: 'made-by-the-server' };
  await send();
  await question.findByText('made-by-the-server');
  expect(sent('POST /staff/password').at(-1)).toEqual({ name: 'Okello', ownPassword: 'my own password' });
  await userEvent.click(question.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('made-by-the-server')).toBeNull();
});

it('stops a newsletter for good after a question', async () => {
  const id = '2026-12';
  const counts = { sent: 1, unsure: 0, waiting: 2, refused: 0, unsubscribed: 0, visits: 0 };
  const sending = { state: 'sending', at: 0, ...counts, error: null, addresses: [] };
  const { sent } = mockApi({
    'GET /newsletter/issue': {
      issue: { subject: 'December', html: '', text: '', url: '', problems: [] },
      ...{ published: true, version: '1' },
    },
    'GET /newsletter': {
      issues: [{ id, title: 'December', sending }],
      ...{ news: [], subscribers: 3, lastDate: '', mail: true },
    },
    'POST /newsletter/stop': {},
  } as Parameters<typeof mockApi>[0]);
  openAdmin(`/admin/newsletter/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  expect(sent('POST /newsletter/stop')).toEqual([]);
  await press('Stop for good');
  await waitFor(() => expect(sent('POST /newsletter/stop')).toEqual([{ id }]));
});
