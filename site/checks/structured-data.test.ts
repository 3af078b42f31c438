// Structured data is checked by what search engines ask of each type.
import { expect, test } from 'vitest';
import { problemsInStructuredData } from './structured-data.ts';

const problemsOf = (data: object) =>
  problemsInStructuredData(JSON.stringify({ '@context': 'https://schema.org', ...data }));

test('a complete thing, alone or in a graph, passes', () => {
  const site = { '@type': 'WebSite', name: 'Tred', url: 'https://tred.example/' };
  expect(problemsOf(site)).toEqual([]);
  expect(problemsOf({ '@graph': [site] })).toEqual([]);
});

test('a thing named inside another needs only what a part needs', () => {
  const article = { '@type': 'BlogPosting', headline: 'H', datePublished: '2026-01-01', image: 'x' };
  expect(problemsOf({ ...article, author: { '@type': 'Organization', name: 'Tred' } })).toEqual([]);
});

test.each([
  [{ '@type': 'Organization', name: 'Tred', url: 'x' }, 'Organization has no logo'],
  [{ '@type': 'FAQPage', mainEntity: [] }, 'FAQPage has no mainEntity'],
  [
    { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Q' }] },
    'Question has no acceptedAnswer',
  ],
  [
    { '@type': 'Product', name: 'P', image: 'x', offers: { '@type': 'Offer', price: 1 } },
    'Offer has no priceCurrency',
  ],
  [{ '@graph': [{ '@type': 'WebSite', name: 'Tred' }] }, 'WebSite has no url'],
  [{ name: 'Tred' }, 'JSON-LD has a thing without @type'],
])('%j lacks something', (data, problem) => {
  expect(problemsOf(data)).toEqual([problem]);
});

test('other vocabularies are refused', () => {
  expect(problemsInStructuredData('{"@type":"Thing"}')).toEqual([
    'JSON-LD has no @context https://schema.org',
  ]);
});
