// A cover on its own, and a large one.
import { CoverCard } from './CoverCard';

const cover = {
  seed: 'fees',
  title: 'Reading a term of fees in ten minutes',
  text: 'What the ledger says before the bursar does.',
  href: '/blog',
  category: 'Analytics',
  facts: ['12 June 2026', '6 min read'],
};

export const examples = {
  card: <CoverCard {...cover} />,
  large: <CoverCard {...cover} href="/blog/featured" large />,
};
