// What a document's page shows, what goes into its file, and how the privacy policy joins the documents.
import { describe, expect, it } from 'vitest';
import { documentPage, hasOwnPage, pdfFacts, privacyPolicy } from './document-page';
import { someDocument, someText } from './fixtures';

it('stands under the page that lists it, with its file beside the text', () => {
  const { article, file } = documentPage(someDocument('dpa', { kind: 'Agreement', hub: 'compliance' }));
  expect(article).toMatchObject({
    meta: {
      path: '/documents/dpa',
      description: 'What it is about.',
      article: { published: '2026-11-02', section: 'Agreement' },
    },
    lead: 'In one sentence.',
    trail: [{ path: '/compliance' }],
    numbered: true,
  });
  expect(file).toEqual({ href: '/documents/dpa.pdf', facts: ['Agreement', 'PDF', '4 pages'] });
});

it('puts the same text and date into the file', () => {
  expect(pdfFacts(someDocument('dpa'))).toEqual({
    title: 'The dpa',
    kind: 'Policy',
    description: 'What it is about.',
    date: '2026-11-02',
    path: '/documents/dpa',
    html: '<p>Words.</p>',
    source: 'content/documents/dpa.md',
  });
});

describe('the privacy policy', () => {
  const text = someText('<a href="#forms">Forms</a> <a href="#rights">Rights</a>');
  const policy = privacyPolicy({ text, date: '2025-12-04', legalDay: 4 });

  it('is a document of /trust with the date of the legal page, on which it is read', () => {
    expect(policy).toMatchObject({ hub: 'trust', path: '/privacy', updated: '2025-12-04' });
    expect(hasOwnPage(policy)).toBe(false);
    expect(hasOwnPage(someDocument('dpa'))).toBe(true);
  });

  it('leads back to the page for the table of forms, which the file lacks', () => {
    expect(policy.text.html).toBe('<a href="/privacy#forms">Forms</a> <a href="#rights">Rights</a>');
  });
});
