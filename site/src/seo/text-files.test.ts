import { expect, test } from 'vitest';
import { llmsText, securityTxt } from './text-files.ts';

const input: Parameters<typeof llmsText>[0] = {
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
    { path: '/pricing', title: 'Pricing', description: 'Its price.' },
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
};
const text = llmsText(input);

test('lists pages once, under the first group that links to them', () => {
  const lines = text.split('\n').filter((line) => /^(##|-)/.test(line));
  expect(lines).toEqual([
    '- [Home](https://tred.example/): Start.',
    '## Product',
    '- [Pricing](https://tred.example/pricing): Its price.',
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

test('lists fifty of many, and where all of them are', () => {
  const pages = Array.from({ length: 60 }, (_, at) => ({
    path: `/blog/${at}`,
    title: `On ${at}`,
    description: 'It.',
  }));
  const lines = (list?: string) =>
    llmsText({ ...input, collections: [{ title: 'Articles', pages, ...(list && { list }) }] })
      .split('\n')
      .filter((line) => line.includes('/blog'));
  expect(lines('/blog')).toHaveLength(51);
  expect(lines('/blog').at(-1)).toBe('- [Articles, all 60](https://tred.example/blog)');
  expect(lines()).toHaveLength(60);
});

test('security.txt counts from its build for almost a year, as long as the standard advises', () => {
  const text = securityTxt({
    site: 'https://tred.example',
    email: 'security@tred.example',
    phone: '+256600900199',
    today: '2027-03-01',
    languages: ['en', 'sw'],
  });
  expect(text).toMatch(/^Expires: 2028-02-28T00:00:00Z$/m);
  expect(text).toMatch(/^Contact: mailto:security@tred\.example$/m);
});
