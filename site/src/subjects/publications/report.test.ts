// The report that people download: 52 pages as the site says, none nearly empty, no number typed by hand.
import { readdir, readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '~/content/survey/school-office-2026';
import { figures } from '~/facts/figures';
import { fillIn } from '~/facts/fill-in';
import { makePdf } from '~/files/pdf/make-pdf';
import { markdown } from '../../../build/markdown';
import { bookHtml } from './book';
import { fillSurvey } from './survey/fill-survey';
import { surveyOf } from './survey/survey';
import { drawTables } from './table-charts';

const papers = new URL('../../content/papers/', import.meta.url);
const book = 'school-office-2026';

type Source = { slug: string; title: string; order: number; body: string };

async function source(path: string): Promise<Source> {
  const [, head = '', body = ''] = (await readFile(new URL(path, papers), 'utf8')).split(/^---$/m);
  const said = (name: string) => new RegExp(`^${name}: "?(.*?)"?$`, 'm').exec(head)?.[1] ?? '';
  const slug = path.replace(/^.*\/|\.md$/g, '');
  return { slug, title: said('title'), order: Number(said('order')), body };
}

const names = await readdir(new URL(`${book}/`, papers));
const chapters = (await Promise.all(names.map((name) => source(`${book}/${name}`)))).sort(
  (a, b) => a.order - b.order,
);

describe('the sources', () => {
  test('have places of their own, and leave the second to the report in short', () => {
    expect(chapters.map(({ order }) => order)).toEqual([
      1,
      ...chapters.slice(1).map((_, place) => place + 3),
    ]);
  });

  /** What is no figure of the survey: years, dates, classes, marks, caps, and what the costing rests on. */
  const known =
    /\b(?:20(?:19|2[0-9])|S\.\d|P\.7|UGX \d+(?: million)?|9 am|1 April|31 May|section 30|24|64 questions|more than 700|18 classes|school of 900|for 900 learners|1,900 hours|more than 1,000 learners|question 44|(?:every|of|in) 100|out of (?:20|100)|last 50|finding 200|than 1,000|99 or 101|6 (?:in|am)|9 (?:in|pm|, and)|by 9|Questions 17, 39, 40 and 48)\b/gi;

  test.each(chapters.map((chapter) => [chapter.slug, chapter] as const))(
    '%s types no figure by hand',
    (_, { body }) => {
      const typed = body
        .replace(/\{\{[^}]*\}\}/g, '')
        .replace(/<figure[^>]*>/g, '')
        .replace(/^\d+\. /gm, '')
        .replace(/\| 0 |\b(?:20|80) %/g, '')
        .replace(known, '');
      expect(typed.match(/.{0,30}\d.{0,20}/g) ?? []).toEqual([]);
    },
  );
});

describe('the file', () => {
  let pages: string[];

  beforeAll(async () => {
    const renderer = await markdown.processor?.createRenderer({ syntaxHighlight: false });
    const survey = surveyOf(plan);
    const read = async ({ slug, title, body }: Omit<Source, 'order'>) => {
      const html = (await renderer?.render(body))?.code ?? '';
      return { slug, title, text: { html: fillIn(fillSurvey(drawTables(html), survey)) } };
    };
    const short = { ...(await source(`${book}.md`)), slug: 'in-short', title: 'The report in short' };
    const [first, ...rest] = await Promise.all(
      [...chapters.slice(0, 1), short, ...chapters.slice(1)].map(read),
    );
    const html = bookHtml([...(first ? [first] : []), ...rest]);
    const facts = { title: 'The school office in Uganda, 2026', kind: 'Report', date: '2026-09-21' };
    const { bytes } = await makePdf({
      ...facts,
      description: 'All of it.',
      path: '/x',
      source: 'content/papers',
      html,
      book: true,
    });
    pages = (await extractText(await getDocumentProxy(new Uint8Array(bytes)))).text;
  }, 240_000);

  test('has as many pages as the site says', () => {
    expect(pages).toHaveLength(figures.research.pages);
  });

  test('has no page that is nearly empty', () => {
    for (const [place, text] of pages.entries())
      if (place > 0) expect([place + 1, text.length > 600]).toEqual([place + 1, true]);
  });

  test('says in its contents where each chapter starts', () => {
    const contents = pages[1] ?? '';
    for (const { title } of chapters) {
      const page = Number(new RegExp(`${title.replaceAll('.', '\\.')}\\s+(\\d+)`).exec(contents)?.[1]);
      // Once at the head of the page, once as its title.
      expect((pages[page - 1] ?? '').split(title).length - 1).toBeGreaterThanOrEqual(2);
    }
  });

  test('has every question of the questionnaire, and nothing left to be filled in', () => {
    const text = pages.join(' ');
    for (let question = 1; question <= 64; question += 1) expect(text).toContain(`${question}. `);
    expect(text).not.toMatch(/\{\{|\}\}|NaN|undefined/);
  });
});
