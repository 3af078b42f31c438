// Three covers, the same with the first one featured, and two in rows.
import { Covers } from './Covers';

const covers = [
  {
    seed: 'a',
    title: 'Reading a term of fees in ten minutes',
    text: 'What the ledger says before the bursar does.',
    href: '/blog',
    category: 'Analytics',
    facts: ['12 June 2026', '6 min read'],
  },
  {
    seed: 'b',
    title: 'Registers that survive a power cut',
    text: 'Attendance on a phone, offline.',
    href: '/about',
    linkLabel: 'Read the case study',
    results: ['41% fewer late payers', 'UGX 18M recovered'],
  },
  { seed: 'c', title: 'UNEB files without retyping', text: 'Names once, spelled once.', href: '/pricing' },
];

export const examples = {
  three: <Covers title="Worth reading" covers={covers} />,
  featured: <Covers title="Worth reading first" covers={covers} look="featured" />,
  rows: <Covers title="One by one" covers={covers.slice(0, 2)} look="rows" />,
};
