import { describe, expect, it } from 'vitest';
import { type FeatureRequest, sortRequests } from './requests.ts';
import { similarRequests } from './SimilarRequests/SimilarRequests.client.ts';

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

describe('sortRequests', () => {
  const list = [
    request('a', { votes: 5, received: '2026-02-01', priority: 'Medium' }),
    request('b', { votes: 9, received: '2026-01-01', priority: 'Low' }),
    request('c', { votes: 7, received: '2026-03-01', priority: 'High' }),
    request('d', { votes: 9, received: '2026-03-01', priority: 'High' }),
  ];

  it('puts most votes, newest or highest priority first', () => {
    expect(slugs(sortRequests(list, 'votes'))).toEqual(['b', 'd', 'c', 'a']);
    expect(slugs(sortRequests(list, 'newest'))).toEqual(['d', 'c', 'a', 'b']);
    expect(slugs(sortRequests(list, 'priority'))).toEqual(['d', 'c', 'a', 'b']);
  });
});

describe('similarRequests', () => {
  const list = [
    { slug: 'ussd', title: 'Fee balance by USSD on any phone', description: 'One short code.' },
    { slug: 'marks', title: 'Enter marks without a connection', description: 'Teachers upload later.' },
    { slug: 'bank', title: 'Match bank slips from a statement file', description: 'Payments of fees match.' },
  ];

  it('finds requests by words of the title with any ending', () => {
    expect(slugs(similarRequests('Parents checking fees balances', list, 3))[0]).toBe('ussd');
    expect(slugs(similarRequests('mark entry', list, 3))).toEqual(['marks']);
  });

  it('finds nothing by common words alone, or by one shared word of a description', () => {
    expect(similarRequests('', list, 3)).toEqual([]);
    expect(similarRequests('we want this for all the', list, 3)).toEqual([]);
    expect(similarRequests('teachers', list, 3)).toEqual([]);
  });

  it('returns the best matches first, up to the limit', () => {
    expect(slugs(similarRequests('fee balance with bank slips of a statement', list, 1))).toEqual(['bank']);
  });
});
