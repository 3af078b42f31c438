// What the page of a paper or a report shows, and what goes into its file.
import { describe, expect, it } from 'vitest';
import { figures } from '~/facts/figures';
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

it('says of the featured report that its file is a summary, and of no other', () => {
  const featured = somePaper('office', 'featured');
  expect(publicationPage(featured).hero.kicker).toBe('Summary edition');
  expect(pdfFacts(featured)).toMatchObject({
    kind: 'Summary edition',
    notice: expect.stringContaining(`${figures.research.pages}-page report`),
  });
  expect(pdfFacts(somePaper('fees', 'money'))).not.toHaveProperty('notice');
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
