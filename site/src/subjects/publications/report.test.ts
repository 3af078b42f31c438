// The report that people download has as many pages as the site says, none nearly empty, nothing left to fill in.
import { readdir, readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { figures } from '~/facts/figures';
import { fillIn } from '~/facts/fill-in';
import { makePdf } from '~/files/pdf/make-pdf';
import { markdown } from '../../../build/markdown';
import { drawTables, fillSurvey } from './charts';
import { bookHtml } from './view';

const papers = new URL('../../content/papers/', import.meta.url);
const book = 'school-office-2026';

async function chapterIn(path: string) {
  const [, head = '', body = ''] = (await readFile(new URL(path, papers), 'utf8')).split(/^---$/m);
  const said = (name: string) => new RegExp(`^${name}: "?(.*?)"?$`, 'm').exec(head)?.[1] ?? '';
  const renderer = await markdown.processor?.createRenderer({ syntaxHighlight: false });
  const html = (await renderer?.render(body))?.code ?? '';
  return {
    slug: path.replace(/^.*\/|\.md$/g, ''),
    title: said('title'),
    order: Number(said('order')),
    text: { html: fillIn(fillSurvey(drawTables(html))) },
  };
}

test('the report has the pages that the site promises', async () => {
  const names = await readdir(new URL(`${book}/`, papers));
  const chapters = await Promise.all(names.map((name) => chapterIn(`${book}/${name}`)));
  const short = { ...(await chapterIn(`${book}.md`)), title: 'The report in short', order: 2 };
  const { bytes } = await makePdf({
    title: 'The school office in Uganda, 2026',
    kind: 'Report',
    date: '2026-09-21',
    description: 'All of it.',
    path: '/x',
    source: 'content/papers',
    html: bookHtml([...chapters, short].sort((a, b) => a.order - b.order)),
    book: true,
  });
  const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  expect(pages).toHaveLength(figures.research.pages);
  for (const [place, text] of pages.entries())
    if (place > 0) expect([place + 1, text.length > 600]).toEqual([place + 1, true]);
  expect(pages.join(' ')).not.toMatch(/\{\{|\}\}|NaN|undefined/);
}, 240_000);
