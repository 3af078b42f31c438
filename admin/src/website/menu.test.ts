// Pages are named and grouped as the site's menu does it.
import { expect, it } from 'vitest';
import { grouped, nameIn } from './menu.ts';

const menu = [
  {
    title: 'Product',
    links: [
      { label: 'Prices', href: '/pricing' },
      { label: 'Demo', href: '/demo' },
    ],
  },
  { title: 'Legal', links: [{ label: 'Privacy', href: '/privacy' }] },
];
const file = (page: string) => ({ path: `pages${page}.yaml`, title: `Title of ${page}`, page });

it('puts a page where the menu has it or the page above it, and the others last', () => {
  const pages = ['/demo', '/other', '/pricing/quotation', '/', '/pricing', '/pricing-old'].map(file);
  expect(
    [...grouped(menu, pages)].map(([title, files]) => [title, ...files.map(({ page }) => page)]),
  ).toEqual([
    ['Start', '/'],
    ['Product', '/pricing', '/pricing/quotation', '/demo'],
    ['Not in the menu', '/other', '/pricing-old'],
  ]);
  const facts = { ...file('/pricing'), path: 'facts/prices.yaml', title: 'Facts' };
  expect([file('/pricing'), facts, file('/other'), file('/')].map((each) => nameIn(menu, each))).toEqual([
    'Prices',
    'Facts',
    'Title of /other',
    'Home',
  ]);
});
