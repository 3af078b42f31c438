// What the pages of the documentation show around their text.
import { expect, it } from 'vitest';
import { docPage } from './doc-page';
import { docs, emis, fees, overview, reference } from './fixtures';

it('shows a guide with its contents, its neighbours and the way through all parts', () => {
  const { frame, map, part, index } = docPage(emis, docs);
  expect(frame).toMatchObject({
    meta: { path: '/docs/uganda/emis', markdown: '/docs/uganda/emis.md' },
    text: { contents: [{ id: 'words' }] },
    neighbours: { previous: { href: '/docs/uganda/getting-started' }, next: { href: '/docs/api' } },
    forms: [{ href: '/docs/uganda/emis.md' }],
  });
  expect(frame.navigation.parts.map(({ title }) => title)).toEqual([
    'Uganda guides',
    'API reference',
    'Libraries',
  ]);
  expect(frame.navigation.parts[2]?.links).toEqual([{ label: 'PHP', href: '/docs/sdk/php' }]);
  expect([map, part, index]).toEqual([[], undefined, undefined]);
});

it('maps all pages on the first one, and names the parts in its contents', () => {
  const { frame, map } = docPage(overview, docs);
  expect(map[0]).toMatchObject({
    id: 'uganda',
    lines: [
      { href: '/docs/uganda/getting-started' },
      { href: '/docs/uganda/emis', description: 'What uganda/emis is for.' },
    ],
  });
  expect(frame.text.contents.map(({ label }) => label)).toEqual([
    'Words',
    'Uganda guides',
    'API reference',
    'Libraries',
  ]);
});

it('shows its part of the API on a page of the reference, in the contents too', () => {
  const { frame, part } = docPage(fees, docs);
  expect(part?.operations.map(({ sdk }) => sdk)).toContain('payments.request');
  expect(frame.text.contents.map(({ id }) => id)).toContain('create-payment');
  expect(frame.forms).toContainEqual({ label: 'OpenAPI file', href: '/docs/api/openapi.json' });
});

it('lists every operation on the reference’s first page', () => {
  const { frame, index } = docPage(reference, docs);
  expect(index?.map(({ title }) => title)).toContain('Fees');
  expect(frame.text.contents).toHaveLength(1 + (index?.length ?? 0));
});

it('tells search engines when it was last changed', () => {
  expect(docPage(emis, docs).frame.jsonLd).toMatchObject([
    {
      '@type': 'TechArticle',
      headline: 'All about uganda/emis',
      dateModified: '2026-11-12',
      url: 'https://tred.example/docs/uganda/emis',
      image: 'https://tred.example/og/docs/uganda/emis.png',
    },
  ]);
});
