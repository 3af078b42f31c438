// Which requests are found to be alike.
import { describe, expect, it } from 'vitest';
import { similarRequests } from './islands/FeatureRequestForm/SimilarRequests.tsx';

const slugs = (requests: readonly { slug: string }[]) => requests.map(({ slug }) => slug);

describe('similarRequests', () => {
  const list = [
    {
      slug: 'ussd',
      title: 'Fee balance by USSD on any phone',
      description: 'One short code gives the balance.',
    },
    { slug: 'marks', title: 'Enter marks without a connection', description: 'Teachers upload later.' },
    { slug: 'bank', title: 'Match bank slips from a statement file', description: 'Payments of fees match.' },
  ];

  it('finds by words of the title, whatever their ending', () => {
    expect(slugs(similarRequests('Parents checking fees balances', list, 3))[0]).toBe('ussd');
    expect(slugs(similarRequests('mark entry', list, 3))).toEqual(['marks']);
  });

  it('says nothing for words that say nothing, or for one shared word of a description', () => {
    expect(similarRequests('', list, 3)).toEqual([]);
    expect(similarRequests('we want this for all the', list, 3)).toEqual([]);
    expect(similarRequests('teachers', list, 3)).toEqual([]);
  });

  it('gives the most alike first and no more than asked for', () => {
    expect(slugs(similarRequests('match the fee balance with bank slips from a statement', list, 1))).toEqual(
      ['bank'],
    );
  });
});
