import { readdir, readFile, writeFile } from 'node:fs/promises';
import { test } from 'vitest';
import { plan } from '~/content/survey/school-office-2026';
import { fillIn } from '~/facts/fill-in';
import { makePdf } from '~/files/pdf/make-pdf';
import { markdown } from '../../../../build/markdown';
import { bookHtml } from '../book';
import { fillSurvey } from './fill-survey';
import { surveyOf } from './survey';
test('x', async () => {
  const renderer = await markdown.processor?.createRenderer({ syntaxHighlight: false });
  const survey = surveyOf(plan);
  const dir = 'site/src/content/papers/school-office-2026';
  const read = async (file: string) => {
    const text = await readFile(file, 'utf8');
    const [, head = '', body = ''] = text.split(/^---$/m);
    const html = fillIn(fillSurvey((await renderer?.render(body))?.code ?? '', survey));
    return { id: file.replace(/.*\/|\.md/g,''), title: /title: "?(.*?)"?$/m.exec(head)?.[1] ?? '', order: Number(/order: (\d+)/.exec(head)?.[1]), html };
  };
  const chapters = (await Promise.all((await readdir(dir)).map(f => read(`${dir}/${f}`)))).sort((a,b)=>a.order-b.order);
  const short = { ...await read(dir + '.md'), id: 'in-short', title: 'The report in short' };
  const html = bookHtml([chapters[0]!, short, ...chapters.slice(1)]);
  await writeFile('/tmp/book.html', html);
  const t = Date.now();
  const pdf = await makePdf({ title: 'The school office in Uganda, 2026', kind: 'Report', description: 'x', date: '2026-09-21', path: '/whitepapers/school-office-2026', html, book: true });
  await writeFile('/tmp/book.pdf', pdf.bytes);
  console.log(pdf.pages, pdf.size, Date.now()-t);
}, 120000);
