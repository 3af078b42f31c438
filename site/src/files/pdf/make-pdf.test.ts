import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { organisation } from '~/facts/organisation';
import { faultsOf, readTags } from '../../../checks/pdfs.ts';
import { makePdf, type Pdf, pdfLink, sendPdf } from './make-pdf.ts';
import { setPdf } from './typst.ts';

const paragraph = `<p>${'Marks are never overwritten, and “corrections” carry a name. '.repeat(30)}</p>`;
const chart =
  '<figure class="chart"><figcaption>By region</figcaption><table><tbody><tr><th scope="row">North</th>' +
  '<td class="drawn"><svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="brand" width="54" height="6"/></svg></td>' +
  '<td class="right">54%</td></tr></tbody></table></figure>';
const drawing =
  '<figure><figcaption>By the hour</figcaption><svg viewBox="0 0 90 60" role="img" aria-label="7 am 3 visits, 8 am 9 visits">' +
  '<rect class="warm" width="20" height="60"/><text x="10" y="50" fill="var(--quiet)">8 am</text></svg></figure>';
const facts = {
  title: 'Records & rules',
  kind: 'Policy',
  description: 'How records are kept.',
  date: '2026-09-14',
  path: '/documents/records',
  source: 'content/documents/records.md',
  html:
    '<h2 id="first"><a href="#first">First things &amp; more</a></h2><p>See <a href="/security">the rules</a>, <strong>all</strong> of <em>them</em>.</p>' +
    '<h2 id="second">Second</h2><ul><li>One point</li><li><p>Another</p><ul><li>Under it</li></ul></li></ul>' +
    '<table><thead><tr><th>Term</th><th>Dates</th></tr></thead><tbody><tr><td>I</td><td>10 Feb to 1 May</td></tr></tbody></table>' +
    `${chart}${drawing}<figure data-draw="palette"></figure>` +
    `<h2 id="third">Third</h2><ol start="9"><li>Step</li></ol><blockquote><p>Quote, from <a href="#first">the first</a></p></blockquote>${paragraph.repeat(9)}`,
};

type Reader = Awaited<ReturnType<typeof getDocumentProxy>>;
const readerOf = ({ bytes }: Pdf) => getDocumentProxy(new Uint8Array(bytes));

let pdf: Pdf;
let reader: Reader;
let pages: string[];

beforeAll(async () => {
  pdf = await makePdf(facts);
  reader = await readerOf(pdf);
  pages = (await extractText(reader)).text;
});

describe('a file', () => {
  test('carries title, author, subject and language', async () => {
    const { info } = await reader.getMetadata();
    expect(info).toMatchObject({
      Title: 'Records & rules',
      Author: organisation.legalName,
      Subject: 'How records are kept.',
      Language: 'en-UG',
    });
  });

  test('is PDF/UA-1: tagged, with bookmarks, words for links and drawings, headings for tables', async () => {
    expect(faultsOf(await readTags(pdf.bytes))).toEqual([]);
    const { metadata } = await reader.getMetadata();
    expect(metadata?.get('pdfuaid:part')).toBe('1');
  });

  test('states the number of pages and its size truly', () => {
    expect(pdf.pages).toBe(reader.numPages);
    expect(pdf.pages).toBeGreaterThan(2);
    expect(pdf.size).toBe(`${Math.round(pdf.bytes.byteLength / 1000)} KB`);
  });

  test('holds every part of the text, to be selected and searched', () => {
    const text = pages.join(' ').replace(/\s+/g, ' ');
    expect(text).not.toContain('\u2060');
    const parts =
      'First things & more|See the rules, all of them.|Under it|10 Feb to 1 May|54%|8 am|9. Step|Quote';
    for (const words of parts.split('|')) expect(text).toContain(words);
  });
});

test('a book has its chapters on pages of their own, named at their heads, and contents that say where', async () => {
  const html = `<h2 id="one">Chapter one</h2>${paragraph.repeat(3)}<h2 id="two">Chapter two</h2>${chart}`;
  const { text } = await extractText(await readerOf(await makePdf({ ...facts, html, book: true })));
  expect(text[1]).toMatch(/Chapter one\s+3\s+Chapter two\s+5/);
  expect(text[3]).toContain('Chapter one');
  expect(text[4]?.match(/Chapter two/g)).toHaveLength(2);
});

test('the same facts give the same bytes', async () => {
  const source =
    '#set document(title: "T", date: datetime(year: 2026, month: 9, day: 14))\n#set text(lang: "en")\n= One';
  const make = async () => Buffer.from((await setPdf({ main: source, files: {}, namedRows: [] })).bytes);
  const [one, other] = [await make(), await make()];
  expect(one.byteLength).toBeGreaterThan(1000);
  expect(one.equals(other)).toBe(true);
});

test('a text that a file cannot hold is refused by its name, with what to do', async () => {
  const made = makePdf({ ...facts, html: '<h2 id="x">X</h2><iframe></iframe>' });
  await expect(made).rejects.toThrow(
    /^No PDF can be made of content\/documents\/records\.md .*<iframe>: write it another way/,
  );
  const strange = makePdf({ ...facts, html: '<h2 id="x">X</h2><p>☃</p>' });
  await expect(strange).rejects.toThrow('☃');
});

test('the link says the kind, the pages, the size and the date of the file that is sent', async () => {
  const link = await pdfLink(facts, '/a.pdf');
  const response = await sendPdf(facts);
  expect(link).toEqual({
    href: '/a.pdf',
    facts: ['PDF', `${pdf.pages} pages`, pdf.size, '14 September 2026'],
  });
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect((await response.bytes()).byteLength).toBe(pdf.bytes.byteLength);
});
