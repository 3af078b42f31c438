import { PDFDocument } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { siteOf } from './built-site.ts';
import type { Tag } from './pdfs.ts';
import { books, faultsOf, pdfs } from './pdfs.ts';

const tag = (role: string, ...children: Tag[]): Tag => ({ role, children });
const good = {
  description: '<pdfuaid:part>1</pdfuaid:part>',
  language: 'en-UG',
  title: 'A policy',
  showsTitle: true,
  hasBookmarks: true,
  muteLinks: 0,
};
const faults = (...parts: Tag[]) => faultsOf({ ...good, tags: tag('Document', tag('H1'), ...parts) });

test('a skipped heading, a mute drawing and a table without headings are problems', () => {
  expect(faults(tag('H3'))).toEqual(['has a heading of level 3 after one of level 1']);
  expect(faults(tag('Div', tag('Figure')))).toEqual(['has a drawing without words']);
  expect(faults(tag('Table', tag('TR', tag('TD'))))).toEqual(['has a table without headings']);
  expect(faults(tag('Table', tag('TR', tag('TH'))))).toEqual([
    'has a heading of a table that does not say what it heads',
  ]);
});

test('a file that nobody tagged has every fault', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  const { checked, problems } = await pdfs(siteOf({ 'a.pdf': Buffer.from(await pdf.save()) }));
  expect(checked).toBe('1 PDF files');
  expect(problems.map(({ what }) => what)).toEqual([
    'does not say that it keeps PDF/UA-1',
    'has no language',
    'has no title, or does not show it',
    'has no bookmarks',
    'is not tagged',
  ]);
});

test('a book with another number of pages, or a nearly empty one, is a problem', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.addPage();
  const site = siteOf({ 'whitepapers/a.pdf': Buffer.from(await pdf.save()) });
  const { problems } = await books(site, ['a']);
  expect(problems.map(({ what }) => what)).toEqual([
    'has 2 pages; its web page says otherwise',
    'has a nearly empty page: 2',
  ]);
});
