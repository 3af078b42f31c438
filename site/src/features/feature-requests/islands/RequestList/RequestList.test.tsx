import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { send } from '~/forms/transport';
import type { FeatureRequest } from '../../requests';
import { featureRequests } from '../../words';
import { RequestList } from './RequestList';
import { readVotes } from './RequestList.client';
import { storeVotes } from './votes';

vi.mock('~/forms/transport', async (original) => ({
  ...(await original<typeof import('~/forms/transport')>()),
  send: vi.fn(),
}));
vi.mock('./RequestList.client', () => ({ readVotes: vi.fn() }));

const request = (slug: string, more: Partial<FeatureRequest>): FeatureRequest => ({
  slug,
  title: `Title of ${slug}`,
  description: 'What it is for.',
  votes: 10,
  status: 'Planned',
  category: 'Fees & Finance',
  university: 'Elgon Valley University',
  priority: 'Low',
  received: '2026-01-01',
  ...more,
});

const requests = [
  request('ussd', { votes: 40, status: 'In Development', priority: 'High' }),
  request('bank', { votes: 30, status: 'Completed', received: '2026-05-01' }),
  request('gate', { votes: 20, status: 'Not Planned' }),
];

const list = {
  words: featureRequests.list,
  unreached: 'No answer.',
  requests,
  page: 1,
  pages: 1,
  total: requests.length,
  most: 40,
};

const failed = { ok: false, error: 'unavailable', message: 'We could not be reached.' } as const;

beforeEach(() => {
  vi.mocked(send).mockReset().mockResolvedValue({ ok: true, reference: 'TRD-4F7K2-M9QXD' });
  vi.mocked(readVotes).mockReset().mockResolvedValue({ ok: true, votes: {} });
  storeVotes('');
  history.replaceState(null, '', '/features/requests');
});

const button = (slug: string) => within(entry(slug)).getByRole('button');
const entry = (slug: string) => document.getElementById(slug) as HTMLElement;
const titles = () => screen.getAllByRole('heading').map(({ textContent }) => textContent?.slice(9));

it('rolls back and shows an error when the vote fails', async () => {
  vi.mocked(send).mockResolvedValue(failed);
  render(<RequestList {...list} />);
  await userEvent.click(button('bank'));
  const message = await within(entry('bank')).findByRole('alert');
  expect(message.textContent).toContain(failed.message);
  await expect.poll(() => button('bank').getAttribute('aria-pressed')).toBe('false');
  expect(within(entry('bank')).getByText('30')).toBeTruthy();
  expect(localStorage.getItem('votes')).not.toContain('bank');
});

it('remembers a vote, and counts it once when the server includes it', async () => {
  storeVotes('someone bank');
  vi.mocked(readVotes).mockResolvedValue({ ok: true, votes: { bank: 5, ussd: 2 } });
  render(<RequestList {...list} />);
  expect(button('bank').getAttribute('aria-pressed')).toBe('true');
  expect(await within(entry('bank')).findByText('35')).toBeTruthy();
  expect(within(entry('ussd')).getByText('42')).toBeTruthy();
  await userEvent.click(button('bank'));
  expect(within(entry('bank')).getByText('34')).toBeTruthy();
});

it('has empty bars while nobody has voted', () => {
  render(<RequestList {...list} requests={[request('new', { votes: 0 })]} most={0} />);
  expect(entry('new').querySelector('rect')?.getAttribute('width')).toBe('0%');
});

it('starts with the status of the address', () => {
  history.replaceState(null, '', '/features/requests?status=Completed');
  render(<RequestList {...list} />);
  expect(titles()).toEqual(['bank']);
});

it('sorts and filters the requests of all pages, and goes back to its own', async () => {
  const other = request('far', { votes: 3, status: 'Completed', received: '2026-06-01' });
  const fetchAll = vi.fn(() => Promise.resolve(Response.json([...requests, other])));
  vi.stubGlobal('fetch', fetchAll);
  render(<RequestList {...list} pages={2} total={4} />);
  expect(fetchAll).not.toHaveBeenCalled();
  await userEvent.selectOptions(screen.getByRole('combobox'), featureRequests.list.orders.newest);
  await expect.poll(titles).toEqual(['far', 'bank', 'ussd', 'gate']);
  await userEvent.click(screen.getByRole('radio', { name: 'Completed' }));
  expect(titles()).toEqual(['far', 'bank']);
  expect(fetchAll).toHaveBeenCalledOnce();

  await userEvent.click(screen.getByRole('radio', { name: 'All' }));
  await userEvent.selectOptions(screen.getByRole('combobox'), featureRequests.list.orders.votes);
  expect(titles()).toEqual(['ussd', 'bank', 'gate']);
});

it('filters the loaded requests when the others fail to load', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')));
  render(<RequestList {...list} pages={2} total={4} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Completed' }));
  expect(titles()).toEqual(['bank']);
});
