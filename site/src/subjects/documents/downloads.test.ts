// Which documents a list of downloads shows.
import { expect, it } from 'vitest';
import { documentsIn, documentsNamed, downloadOf } from './downloads';
import { someDocument } from './fixtures';

const documents = [someDocument('dpa'), someDocument('gdpr', { hub: 'compliance' }), someDocument('soc')];
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);

it('shows those of one page in their order', () => {
  expect(slugs(documentsIn('trust', documents))).toEqual(['dpa', 'soc']);
});

it('shows those that are named, in the order named, and stops at a name that none has', () => {
  expect(slugs(documentsNamed(['soc', 'gdpr'], documents))).toEqual(['soc', 'gdpr']);
  expect(() => documentsNamed(['nda'], documents)).toThrow('"nda"');
});

it('offers the file and the page', () => {
  expect(downloadOf(someDocument('dpa'))).toEqual({
    title: 'The dpa',
    description: 'In one sentence.',
    href: '/documents/dpa.pdf',
    facts: ['PDF', '4 pages'],
    readHref: '/documents/dpa',
  });
});
