// The documentation's order, addresses and ways.
import { expect, it } from 'vitest';
import type { LoadedDoc } from './collection';
import { docs, emis, fees, overview, php, reference, start } from './fixtures';
import { docLink, docNeighbours, docPath, docSections, docTrail, inReadingOrder } from './reading-order';

it('reads by part, then by place in it', () => {
  expect(inReadingOrder(docs)).toEqual([overview, start, emis, reference, fees, php]);
});

it('has a section for each part that has pages, beyond the start', () => {
  expect(docSections(docs).map(({ title, docs: pages }) => [title, pages.length])).toEqual([
    ['Uganda guides', 2],
    ['API reference', 2],
    ['Libraries', 1],
  ]);
});

it('gives each page an address and a short name', () => {
  expect(docPath(overview)).toBe('/docs');
  expect(docLink(php)).toEqual({ label: 'PHP', href: '/docs/sdk/php' });
  expect(docLink(fees).label).toBe('All about api/fees');
});

it('leads from page to page across the parts', () => {
  expect(docNeighbours(docs, overview)).toEqual({
    previous: undefined,
    next: { title: 'All about uganda/getting-started', href: '/docs/uganda/getting-started' },
  });
  expect(docNeighbours(docs, php)).toMatchObject({ previous: { href: '/docs/api/fees' }, next: undefined });
});

it('names the pages above', () => {
  const names = (of: LoadedDoc) => docTrail(of).map(({ name }) => name);
  expect(names(overview)).toEqual(['Developers']);
  expect(names(emis)).toEqual(['Developers', 'Documentation']);
  expect(names(reference)).toEqual(['Developers', 'Documentation']);
  expect(names(fees)).toEqual(['Developers', 'Documentation', 'API reference']);
});
