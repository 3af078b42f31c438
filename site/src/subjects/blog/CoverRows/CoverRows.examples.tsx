// Two articles of a category.
import { CoverRows } from './CoverRows';

export const examples = {
  two: (
    <CoverRows
      covers={[
        {
          seed: 'rows-a',
          title: 'Reading a term of fees in ten minutes',
          text: 'What the ledger says before the bursar does.',
          href: '/blog',
          facts: ['12 June 2026', '6 min read'],
        },
        {
          seed: 'rows-b',
          title: 'UNEB files without retyping',
          text: 'Names once, spelled once.',
          href: '/pricing',
        },
      ]}
    />
  ),
};
