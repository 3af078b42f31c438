// A small document for the tests of this room, with a file that nobody made.
import type { FiledDocument } from './collection';

export const someText = (html: string) => ({ html, contents: [], inShort: [] });

export const someDocument = (slug: string, more: Partial<FiledDocument> = {}): FiledDocument => ({
  slug,
  path: `/documents/${slug}`,
  source: `content/documents/${slug}.md`,
  title: `The ${slug}`,
  kind: 'Policy',
  hub: 'trust',
  description: 'What it is about.',
  summary: 'In one sentence.',
  updated: '2026-11-02',
  text: someText('<p>Words.</p>'),
  file: { href: `/documents/${slug}.pdf`, facts: ['PDF', '4 pages'] },
  ...more,
});
