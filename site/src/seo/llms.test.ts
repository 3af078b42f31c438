// /llms.txt lists every open page once, grouped as in the footer.
import { expect, test } from 'vitest';
import { llmsText } from './llms.ts';

const text = llmsText({
  site: 'https://tred.example',
  organisation: {
    name: 'Tred',
    description: 'A platform for schools.',
    email: { general: 'hello@x.ug', sales: '', support: '', media: '' },
  },
  groups: [
    { title: 'Product', links: [{ href: '/pricing' }, { href: '/not-built-yet' }] },
    { title: 'Company', links: [{ href: '/pricing' }, { href: '/contact' }] },
    { title: 'Empty', links: [{ href: '/nowhere' }] },
  ],
  pages: [
    { path: '/contact', title: 'Contact', description: 'Talk to us.' },
    { path: '/pricing', title: 'Pricing', description: 'What it costs.' },
    { path: '/security/bug-bounty', canonical: '/bug-bounty', title: 'Bug bounty', description: 'Rewards.' },
    { path: '/', title: 'Home', description: 'Start.' },
    { path: '/404', noindex: true, title: 'Not found', description: 'Nothing.' },
    { title: 'No address', description: 'Nowhere.' },
  ],
  collections: [
    {
      title: 'Documentation',
      pages: [{ path: '/docs', markdown: '/docs.md', title: 'Documentation', description: 'All of it.' }],
    },
    { title: 'Articles', pages: [{ path: '/blog/1', title: 'A to E', description: 'Grades.' }] },
    { title: 'Reports', pages: [] },
  ],
});

test('names the company first', () => {
  expect(text).toMatch(/^# Tred\n\n> A platform for schools\.\n/);
});

test('lists pages once, under the first group that links to them', () => {
  const lines = text.split('\n').filter((line) => /^(##|-)/.test(line));
  expect(lines).toEqual([
    '- [Home](https://tred.example/): Start.',
    '## Product',
    '- [Pricing](https://tred.example/pricing): What it costs.',
    '## Company',
    '- [Contact](https://tred.example/contact): Talk to us.',
    '## Documentation',
    '- [Documentation](https://tred.example/docs.md): All of it.',
    '## Articles',
    '- [A to E](https://tred.example/blog/1): Grades.',
    '## More',
    '- [Bug bounty](https://tred.example/bug-bounty): Rewards.',
  ]);
});
