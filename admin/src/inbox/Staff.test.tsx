import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '@tred/contract/desk-api';
import type { Right } from '@tred/contract/rights';
import type { Account, StaffList } from '@tred/contract/staff-api';
import { beforeEach, describe, expect, it } from 'vitest';
import { listing, makeDesk } from './fake-desk';
import { Inbox } from './Inbox';

const session = (rights: Right[], next: Session['next'] = ''): Session => ({
  name: 'Apio',
  forms: [],
  rights,
  hasWebsite: true,
  next,
});
const account: Account = {
  name: 'Apio',
  rights: ['export'],
  hasCode: false,
  recoveryLeft: 0,
  codeRequired: false,
  sessions: [{ startedAt: 0, seenAt: 60_000, here: true }],
};
const people: StaffList = {
  codeRequired: false,
  staff: [
    { name: 'Apio', rights: ['owner'], hasCode: true, addedAt: 0, seenAt: 60_000 },
    { name: 'Okello', rights: [], hasCode: false, addedAt: 0, seenAt: null },
  ],
};

let responses: ReturnType<typeof makeDesk>['responses'];
let requests: string[];

beforeEach(() => {
  ({ responses, requests } = makeDesk());
  responses['POST /submissions/search'] = listing(0);
  responses['GET /account'] = account;
  responses['GET /staff'] = people;
});

function open(hash: string, who: Session) {
  responses['GET /session'] = who;
  history.replaceState(null, '', `/desk${hash}`);
  render(<Inbox />);
  return userEvent.setup({ delay: null });
}

it('offers people, trail and exports to those who may use them only', async () => {
  const offered = () =>
    screen.queryAllByRole('link', { name: /^(People|Trail)$/ }).length +
    screen.queryAllByRole('button', { name: 'CSV' }).length;
  for (const [rights, count] of [
    [[], 0],
    [['owner', 'export'], 3],
  ] as const) {
    open('', session([...rights]));
    await screen.findByRole('link', { name: 'Account: Apio' });
    expect(offered()).toBe(count);
    cleanup();
  }
});

it.each(['#people', '#trail'])('tells someone who is no owner at %s that it is for owners', async (hash) => {
  open(hash, session(['export']));
  const { parentElement: shown } = await screen.findByText(/only an owner/i);
  expect(within(shown ?? document.body).queryByRole('status')).toBeNull();
  expect(requests).not.toContain(`GET /${hash.slice(1)}`);
});

describe('the account', () => {
  it('changes the password, and keeps what was typed when the old one was wrong', async () => {
    const user = open('#account', session(['export']));
    expect(await screen.findByText('Apio: may export and erase')).toBeTruthy();
    responses['POST /account/password'] = {
      status: 403,
      body: { ok: false, message: 'That is not your password.' },
    };
    await user.type(screen.getByLabelText('Password now'), 'wrong');
    await user.type(screen.getByLabelText(/^New password/), 'a good long one');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText('That is not your password.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^New password/).value).toBe('a good long one');
    responses['POST /account/password'] = {};
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(await screen.findByText(/^Your password is changed/)).toBeTruthy();
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Password now').value).toBe(''));
  });

  it('shows only the account until required codes are set up', async () => {
    open('', session([], 'set-up'));
    expect(await screen.findByRole('button', { name: 'Set up codes' })).toBeTruthy();
    expect(screen.queryByLabelText('Search')).toBeNull();
    expect(requests).toEqual(['GET /session']);
  });
});

describe('people', () => {
  const card = async (name: RegExp) =>
    within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement);

  it('keep their rights without a password, or when the desk refuses', async () => {
    const user = open('#people', session(['owner']));
    const okello = await card(/^Okello/);
    await user.click(okello.getByLabelText('May export and erase'));
    expect(await screen.findByText('Enter your password above first.')).toBeTruthy();
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([]);

    responses['POST /staff/rights'] = {
      status: 409,
      body: { ok: false, message: 'One owner must be left.' },
    };
    const own = (await card(/^Apio/)).getByLabelText<HTMLInputElement>('Owner');
    await user.type(screen.getByLabelText(/^Your password/), 'my own');
    await user.click(own);
    expect(await screen.findByText('One owner must be left.')).toBeTruthy();
    await waitFor(() => expect(own.checked).toBe(true));
  });
});
