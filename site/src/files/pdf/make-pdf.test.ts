// The files say who they are, can be read by a machine, count their pages truly, and come out the same every time.
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePdf, type Pdf } from './make-pdf.ts';

const paragraph = `<p>${'Marks are never overwritten, and “corrections” carry a name. '.repeat(30)}</p>`;
const facts = {
  title: 'Records & rules',
  kind: 'Policy',
  description: 'How records are kept.',
  date: '2026-09-14',
  path: '/documents/records',
  html:
    '<h2 id="first">First things &amp; more</h2><p>See <a href="/security">the rules</a>, <strong>all</strong> of <em>them</em>.</p>' +
    '<h2 id="second">Second</h2><ul><li>One point</li><li><p>Another</p><ul><li>Under it</li></ul></li></ul>' +
    '<table><thead><tr><th>Term</th><th>Dates</th></tr></thead><tbody><tr><td>I</td><td>10 Feb to 1 May</td></tr></tbody></table>' +
    `<h2 id="third">Third</h2><ol><li>Step</li></ol><blockquote><p>Quote</p></blockquote>${paragraph.repeat(6)}`,
  notice: 'This is the summary edition.',
};

let pdf: Pdf;
let reader: Awaited<ReturnType<typeof getDocumentProxy>>;
let pages: string[];

beforeAll(async () => {
  pdf = await makePdf(facts);
  reader = await getDocumentProxy(new Uint8Array(pdf.bytes));
  pages = (await extractText(reader)).text;
}, 30_000);

describe('a file', () => {
  test('carries title, author, subject and language', async () => {
    const { info } = await reader.getMetadata();
    expect(info).toMatchObject({
      Title: 'Records & rules',
      Author: 'Tred Technologies Ltd',
      Subject: 'How records are kept.',
      Language: 'en-UG',
    });
  });

  test('states the number of pages and its size truly', () => {
    expect(pdf.pages).toBe(reader.numPages);
    expect(pdf.pages).toBeGreaterThan(2);
    expect(pdf.size).toBe(`${Math.round(pdf.bytes.byteLength / 1000)} KB`);
  });

  test('has a cover with kind, title, date and the address of the page', () => {
    for (const words of ['Policy', 'Records & rules', '14 September 2026', 'tred.example/documents/records'])
      expect(pages[0]).toContain(words);
  });

  test('holds every part of the text, to be selected and searched', () => {
    const text = pages.join(' ').replace(/\s+/g, ' ');
    for (const words of [
      'This is the summary edition.',
      'First things & more',
      'See the rules, all of them.',
      'One point',
      'Under it',
      '10 Feb to 1 May',
      '1. Step',
      'Quote',
      '“corrections” carry a name',
    ])
      expect(text).toContain(words);
    expect(text.indexOf('This is the summary edition.')).toBeLessThan(text.indexOf('See the rules'));
  });

  test('numbers its pages', () => {
    expect(pages[1]).toContain(`2 / ${pdf.pages}`);
    expect(pages.at(-1)).toContain(`${pdf.pages} / ${pdf.pages}`);
  });

  test('has a bookmark for each chapter', async () => {
    const titles = (await reader.getOutline()).flatMap((entry) => [
      entry.title,
      ...(entry.items as { title: string }[]).map(({ title }) => title),
    ]);
    expect(titles).toEqual(['Records & rules', 'First things & more', 'Second', 'Third']);
  });

  test('links to the site with whole addresses', async () => {
    const links = await (await reader.getPage(2)).getAnnotations();
    expect(links.map(({ url }) => url)).toContain('https://tred.example/security');
  });
});

test('refuses what a file cannot hold, instead of leaving it out', async () => {
  await expect(makePdf({ ...facts, html: '<h2 id="x">X</h2><iframe></iframe>' })).rejects.toThrow('<iframe>');
});
