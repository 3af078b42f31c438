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

test('a book has its chapters on pages of their own, named at their heads, and contents that say where', async () => {
  const chart =
    '<figure class="chart"><figcaption>By region</figcaption><table><tbody><tr><th scope="row">North</th>' +
    '<td class="drawn"><svg viewBox="0 0 100 6" preserveAspectRatio="none"><rect class="brand" width="54" height="6"/></svg></td>' +
    '<td class="right">54%</td></tr></tbody></table></figure>';
  const html =
    `<h2 id="one">Chapter one</h2>${paragraph.repeat(3)}<h2 id="two">Chapter two</h2>${chart}` +
    '<ol start="9"><li>Ninth</li></ol>';
  const { bytes } = await makePdf({ ...facts, html, book: true });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  expect(text[1]).toMatch(/Chapter one\s+3\s+Chapter two\s+5/);
  expect(text[3]).toContain('Chapter one');
  expect(text[4]).toMatch(/By region\s+North\s+54%\s+9\. Ninth/);
}, 30_000);
