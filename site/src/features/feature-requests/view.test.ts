import { describe, expect, it } from 'vitest';
import { capabilities } from '~/facts/capabilities';
import { listRequests } from './requests';
import { categoryFeatures, laterRequestPages, requestList, roadmapOf, totalsOf } from './view';

const category = (id: string, requests: number) => ({
  id,
  data: {
    title: id.toUpperCase(),
    icon: 'Wallet' as const,
    description: 'One.',
    requests,
    popular: [],
  },
});
const categories = [category('finance', 12), category('teaching', 40)];

const entry = (id: string, more: object = {}) => ({
  id,
  data: {
    title: `Title of ${id}`,
    description: 'Two sentences.',
    votes: 10,
    status: 'Planned',
    category: 'finance',
    university: 'Elgon Valley University',
    priority: 'Low' as const,
    received: '2026-01-01',
    sample: true,
    ...more,
  },
});
const list = (...entries: ReturnType<typeof entry>[]) => listRequests(entries, categories, ['2.5.0']);

describe('listRequests', () => {
  it('puts most votes first and names the category by its title', () => {
    const [first] = list(entry('few'), entry('many', { votes: 90 }));
    expect(first).toMatchObject({ slug: 'many', category: 'FINANCE' });
  });

  it.each([
    [{ category: 'nothing' }, 'content/requests/ussd.yaml: category'],
    [{ release: '2.5.0' }, 'only a completed request'],
    [{ release: '9.9.9', status: 'Completed' }, 'no 9.9.9 in content/releases'],
  ])('refuses %j', (wrong, message) => {
    expect(() => list(entry('ussd', wrong))).toThrow(message);
  });
});

it('names completed requests among those with most votes, and shows three of a category', () => {
  const done = Object.entries(capabilities()).find(([, { status }]) => status === 'Completed')?.[0];
  const popular = [{ name: 'A', capability: done }, { name: 'B' }, { name: 'C' }, { name: 'D' }];
  const [first] = categoryFeatures([
    { ...category('finance', 12), data: { ...category('finance', 12).data, popular } },
  ]).features;
  expect(first?.points?.slice(1)).toEqual(['B', 'C']);
  expect(first?.points?.[0]).toMatch(/^A ./);
});

it('adds up requests of all categories, votes and what is completed', () => {
  const requests = list(entry('a'), entry('b', { status: 'Completed', votes: 5 }));
  expect(totalsOf(requests, categories)).toEqual({ requests: 52, votes: 15, completed: 1 });
});

describe('more requests than a page holds', () => {
  const many = list(...Array.from({ length: 90 }, (_, at) => entry(`r${at}`, { votes: 1000 - at })));

  it('are split into pages, and linked on the page that lists them', () => {
    const first = requestList(many);
    expect([first.requests.length, first.total, first.pages]).toEqual([20, 90, 5]);
    const later = laterRequestPages(many);
    expect(later.map(({ meta }) => meta.path)).toEqual(
      [2, 3, 4, 5].map((page) => `/features/requests/page/${page}`),
    );
    expect(later[0]?.list.requests[0]).toMatchObject({ slug: 'r20' });
  });

  it('do not lengthen the roadmap', () => {
    const meaning = { 'Under Review': '', Planned: '', 'In Development': '', Completed: '' };
    const words = { title: 'Status', all: 'All {count}', votes: '{count} votes', meaning };
    const planned = roadmapOf(words, many).features.find(({ title }) => title === 'Planned');
    expect([planned?.mark, planned?.links?.length]).toEqual(['90', 12]);
    expect(planned?.link).toEqual({ label: 'All 90', href: '/features/requests?status=Planned' });
  });
});
