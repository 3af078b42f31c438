import { expect, it } from 'vitest';
import { type FeatureRequest, sortRequests } from './requests.ts';

const request = (slug: string, more: Partial<FeatureRequest>): FeatureRequest => ({
  slug,
  title: slug,
  description: '',
  votes: 0,
  status: 'Planned',
  category: 'finance',
  university: 'Elgon Valley University',
  priority: 'Low',
  received: '2026-01-01',
  ...more,
});

const slugs = (requests: readonly { slug: string }[]) => requests.map(({ slug }) => slug);

it('puts most votes, newest or highest priority first', () => {
  const list = [
    request('a', { votes: 5, received: '2026-02-01', priority: 'Medium' }),
    request('b', { votes: 9, received: '2026-01-01', priority: 'Low' }),
    request('c', { votes: 7, received: '2026-03-01', priority: 'High' }),
    request('d', { votes: 9, received: '2026-03-01', priority: 'High' }),
  ];
  expect(slugs(sortRequests(list, 'votes'))).toEqual(['b', 'd', 'c', 'a']);
  expect(slugs(sortRequests(list, 'newest'))).toEqual(['d', 'c', 'a', 'b']);
  expect(slugs(sortRequests(list, 'priority'))).toEqual(['d', 'c', 'a', 'b']);
});
