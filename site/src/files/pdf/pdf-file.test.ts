// What the site says of a PDF is true of the file that it sends.
import { expect, test } from 'vitest';
import { formatSize } from '~/lib/words';
import { pdfLink, sendPdf } from './pdf-file';

const facts = {
  title: 'A policy',
  kind: 'Policy',
  description: 'What it is about.',
  date: '2026-11-02',
  path: '/documents/a-policy',
  source: 'content/documents/a-policy.md',
  html: '<h2 id="one">One</h2><p>Words.</p>',
};

test('the link says the kind, the pages, the size and the date of the file that is sent', async () => {
  const { href, facts: beside } = await pdfLink(facts, '/documents/a-policy.pdf');
  const answer = await sendPdf(facts);
  const bytes = await answer.bytes();
  expect(href).toBe('/documents/a-policy.pdf');
  expect(beside).toEqual(['PDF', '2 pages', formatSize(bytes.byteLength), '2 November 2026']);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
}, 60_000);
