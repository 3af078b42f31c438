// What the page of a paper or a report shows, and what goes into its file.
import { describe, expect, it } from 'vitest';
import { organisation } from '~/facts/organisation';
import { impact, somePaper } from './fixtures';
import { pdfFacts, publicationPage } from './publication-page';

describe('a paper', () => {
  const page = publicationPage(somePaper('fees', 'money'));

  it('stands under the research hub, with its shelf above its title', () => {
    expect(page.meta).toMatchObject({
      path: '/whitepapers/fees',
      under: [{ name: 'Whitepapers', path: '/whitepapers' }],
      article: { published: '2026-06-08', section: 'Whitepaper' },
    });
    expect(page.hero).toMatchObject({ kicker: 'Money and fees', title: 'On fees', lead: 'In one sentence.' });
  });

  it('offers its file with the facts of it, and the other papers', () => {
    expect(page.hero).toMatchObject({
      actions: [{ href: '/whitepapers/fees.pdf' }, { label: 'All papers', href: '/whitepapers' }],
      proof: 'PDF · 4 pages · 30 KB · 8 June 2026',
    });
  });

  it('is told to search engines as the company’s, with its file', () => {
    expect(page.jsonLd).toMatchObject([
      {
        '@type': 'Report',
        headline: 'On fees',
        datePublished: '2026-06-08',
        author: { '@type': 'Organization', name: organisation.name },
        image: 'https://tred.example/og/whitepapers/fees.png',
        encoding: {
          contentUrl: 'https://tred.example/whitepapers/fees.pdf',
          encodingFormat: 'application/pdf',
        },
      },
    ]);
  });
});

it('puts a whole book into its file, the short text after the first chapter', () => {
  const chapter = { order: 1, description: 'What it is.', sample: false };
  const chapters = ['fees', 'marks'].map((slug) => ({
    ...chapter,
    slug,
    title: slug,
    text: { html: `<p>${slug}</p>`, contents: [], inShort: [] },
  }));
  const facts = pdfFacts({ ...somePaper('office', 'featured'), chapters });
  expect(facts).toMatchObject({ kind: 'Report', book: true });
  expect([...facts.html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    'fees',
    'in-short',
    'marks',
  ]);
  expect(pdfFacts(somePaper('short', 'money'))).toMatchObject({ kind: 'Whitepaper', html: '<p>Words.</p>' });
});

it('shows a report under the page that lists the reports', () => {
  const { meta, hero } = publicationPage(impact);
  expect(meta).toMatchObject({
    path: '/reports/2025-impact',
    under: [{ path: '/corporate-responsibility' }],
  });
  expect(hero).toMatchObject({
    kicker: 'Report',
    actions: [{ href: '/reports/2025-impact.pdf' }, { href: '/corporate-responsibility' }],
  });
  expect(pdfFacts(impact)).toMatchObject({ kind: 'Report', date: '2026-06-08', html: '<p>Words.</p>' });
});
