// The documentation's order, addresses and ways.
import { expect, it } from 'vitest';
import type { DocGroup } from '../../facts/doc-groups.ts';
import {
  type Doc,
  docLink,
  docNeighbours,
  docPath,
  docSections,
  docTrail,
  inReadingOrder,
} from './reading-order.ts';

const doc = (id: string, group: DocGroup, order: number, label?: string): Doc => ({
  id,
  data: { title: `All about ${id}`, label, description: '', group, order },
});

const php = doc('sdk/php', 'sdk', 3, 'PHP');
const reference = doc('api', 'api', 1);
const errors = doc('api/errors', 'api', 10);
const emis = doc('uganda/emis', 'uganda', 4);
const start = doc('uganda/getting-started', 'uganda', 1);
const overview = doc('index', 'start', 1);
const docs = [php, errors, reference, emis, start, overview];

it('reads by part, then by place in it', () => {
  expect(inReadingOrder(docs)).toEqual([overview, start, emis, reference, errors, php]);
});

it('has a section for each part that has pages', () => {
  expect(docSections(docs).map(({ title, docs: pages }) => [title, pages.length])).toEqual([
    ['Start', 1],
    ['Uganda guides', 2],
    ['API reference', 2],
    ['Libraries', 1],
  ]);
});

it('gives each page an address and a short name', () => {
  expect(docPath(overview)).toBe('/docs');
  expect(docLink(php)).toEqual({ label: 'PHP', href: '/docs/sdk/php' });
  expect(docLink(errors).label).toBe('All about api/errors');
});

it('leads from page to page across the parts', () => {
  expect(docNeighbours(docs, overview)).toEqual({
    previous: undefined,
    next: { title: 'All about uganda/getting-started', href: '/docs/uganda/getting-started' },
  });
  expect(docNeighbours(docs, php)).toMatchObject({ previous: { href: '/docs/api/errors' }, next: undefined });
});

it('names the pages above', () => {
  const names = (of: Doc) => docTrail(of).map(({ name }) => name);
  expect(names(overview)).toEqual(['Developers']);
  expect(names(emis)).toEqual(['Developers', 'Documentation']);
  expect(names(reference)).toEqual(['Developers', 'Documentation']);
  expect(names(errors)).toEqual(['Developers', 'Documentation', 'API reference']);
});
