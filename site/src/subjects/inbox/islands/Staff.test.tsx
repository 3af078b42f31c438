// The screens about people against a made-up desk: what they ask for, what they show, and what they keep from whom.
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '@tred/contract/desk-api';
import type { Right } from '@tred/contract/rights';
import type { Account, People } from '@tred/contract/staff-api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listing, makeDesk, nobody } from './desk-for-tests';
import { Inbox } from './Inbox';

const session = (rights: Right[], next: Session['next'] = ''): Session => ({
  name: 'Apio',
  forms: [],
  rights,
  next,
});
const account: Account = {
  name: 'Apio',
  rights: ['export'],
  hasCode: false,
  recoveryLeft: 0,
  codeRequired: false,
  logIns: [{ startedAt: 0, seenAt: 60_000, here: true }],
};
const people: People = {
  codeRequired: false,
  people: [
    { name: 'Apio', rights: ['owner'], hasCode: true, addedAt: 0, seenAt: 60_000 },
    { name: 'Okello', rights: [], hasCode: false, addedAt: 0, seenAt: null },
  ],
};

let answers: ReturnType<typeof makeDesk>['answers'];
let asked: string[];

beforeEach(() => {
  ({ answers, asked } = makeDesk());
  answers['POST /submissions/search'] = listing(0);
  answers['GET /account'] = account;
  answers['GET /people'] = people;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(hash: string, who: Session) {
  answers['GET /session'] = who;
  history.replaceState(null, '', `/desk${hash}`);
  render(<Inbox />);
  return userEvent.setup({ delay: null });
}
const posted = (path: string) =>
  asked
    .filter((request) => request.startsWith(`POST ${path} `))
    .map((request) => request.slice(path.length + 6));

it('asks for a code after the password, and says when it does not fit', async () => {
  const user = open('', nobody);
  answers['POST /session'] = { ...nobody, next: 'code' };
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(false),
  );
  await user.type(screen.getByLabelText('Name'), 'Apio');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  const code = await screen.findByLabelText('Code');
  expect(document.activeElement).toBe(code);

  answers['POST /session'] = { status: 401, body: { ok: false, message: 'That code does not fit.' } };
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect((await screen.findByText('That code does not fit.')).getAttribute('role')).toBe('alert');

  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  answers['POST /session'] = session([]);
  await user.type(screen.getByLabelText('Recovery code'), 'abcd-efgh');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByLabelText('Search')).toBeTruthy();
  expect(posted('/session').at(-1)).toBe(
    JSON.stringify({ name: 'Apio', password: 'correct horse', code: 'abcd-efgh' }),
  );
});

it('shows the ways in to owners only, and exports to those who may', async () => {
  open('', session([]));
  expect(await screen.findByRole('link', { name: 'Account: Apio' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'People' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
  cleanup();
  open('', session(['owner', 'export']));
  expect(await screen.findByRole('link', { name: 'People' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Trail' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'CSV' })).toBeTruthy();
});

describe('the account', () => {
  it('changes the password, and keeps what was typed when the old one was wrong', async () => {
    const user = open('#account', session(['export']));
    expect(await screen.findByText('Apio: may export and erase')).toBeTruthy();
    answers['POST /account/password'] = {
      status: 403,
      body: { ok: false, message: 'That is not your password.' },
    };
    await user.type(screen.getByLabelText('Password now'), 'wrong');
    await user.type(screen.getByLabelText(/^New password/), 'a good long one');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('That is not your password.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('a good long one');
    answers['POST /account/password'] = {};
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/^Your password is changed/)).toBeTruthy();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Password now').value).toBe(''));
  });

  it('logs out everywhere', async () => {
    const user = open('#account', session([]));
    answers['POST /account/end-log-ins'] = {};
    await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
    expect(await screen.findByText('You are logged out everywhere.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log in' })).toBeTruthy();
  });

  it('asks for a password of one’s own before anything else', async () => {
    const user = open('', session([], 'password'));
    answers['POST /account/password'] = {};
    await user.type(await screen.findByLabelText('Password now'), 'the first one');
    expect(screen.queryByLabelText('Search')).toBeNull();
    answers['GET /session'] = session([]);
    await user.type(screen.getByLabelText(/^New password/), 'four words of my own');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByLabelText('Search')).toBeTruthy();
  });

  it('is all there is until codes are set up, where they are needed', async () => {
    open('', session([], 'set-up'));
    expect(await screen.findByRole('button', { name: 'Set up codes' })).toBeTruthy();
    expect(screen.queryByLabelText('Search')).toBeNull();
    expect(asked).toEqual(['GET /session']);
  });
});

describe('people', () => {
  const card = async (name: RegExp) => {
    const heading = await screen.findByRole('heading', { name });
    const item = heading.closest('li');
    if (!item) throw new Error('no card');
    return within(item);
  };

  it('get rights by ticking, and what the desk refuses is said and undone', async () => {
    const user = open('#people', session(['owner']));
    const okello = await card(/^Okello/);
    await user.click(okello.getByLabelText('May export and erase'));
    expect(await screen.findByText('Enter your password above first.')).toBeTruthy();
    answers['POST /people/rights'] = {};
    answers['GET /people'] = {
      ...people,
      people: people.people.map((one) => (one.name === 'Okello' ? { ...one, rights: ['export'] } : one)),
    };
    await user.type(screen.getByLabelText(/^Your password/), 'my own');
    await user.click(okello.getByLabelText('May export and erase'));
    expect(await screen.findByText('Rights of Okello saved.')).toBeTruthy();
    expect(posted('/people/rights')).toEqual([
      JSON.stringify({ name: 'Okello', rights: ['export'], ownPassword: 'my own' }),
    ]);

    answers['POST /people/rights'] = { status: 409, body: { ok: false, message: 'One owner must be left.' } };
    const own = (await card(/^Apio/)).getByLabelText<HTMLInputElement>('Owner');
    await user.type(screen.getByLabelText(/^Your password/), 'my own');
    await user.click(own);
    expect(await screen.findByText('One owner must be left.')).toBeTruthy();
    await waitFor(() => expect(own.checked).toBe(true));
  });

  it('are added with a password that is shown once, and removed after asking', async () => {
    const user = open('#people', session(['owner']));
    answers['POST /people/add'] = { name: 'Grace', password: 'abcd-efgh-jkmn' };
    const form = within(await screen.findByRole('region', { name: 'Add someone' }));
    await user.type(form.getByLabelText(/^Name/), 'Grace');
    await user.click(form.getByLabelText('May read security reports'));
    await user.type(screen.getByLabelText(/^Your password/), 'my own');
    await user.click(form.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('abcd-efgh-jkmn')).toBeTruthy();
    expect(posted('/people/add')).toEqual([
      JSON.stringify({ name: 'Grace', rights: ['security'], ownPassword: 'my own' }),
    ]);

    answers['POST /people/remove'] = {};
    const okello = await card(/^Okello/);
    await user.click(okello.getByRole('button', { name: 'Remove: Okello' }));
    await user.click(okello.getByRole('button', { name: 'Keep' }));
    expect(posted('/people/remove')).toEqual([]);
    await user.type(screen.getByLabelText(/^Your password/), 'my own');
    await user.click(okello.getByRole('button', { name: 'Remove: Okello' }));
    await user.click(okello.getByRole('button', { name: 'Yes, do it' }));
    expect(await screen.findByText('Okello can no longer log in.')).toBeTruthy();
    expect(posted('/people/remove')).toEqual([JSON.stringify({ name: 'Okello', ownPassword: 'my own' })]);
  });
});
