import { expect, it } from 'vitest';
import type { PdfLink } from '~/files/pdf/make-pdf';
import type { Filed, LoadedPaper } from './schema';
import { featuredReport, pdfFacts, publicationPage, shelvesOf } from './view';
import { publicationWords } from './words';

const { kinds } = publicationWords;

const published = {
  description: 'Its subject.',
  summary: 'In one sentence.',
  sample: false,
  order: 1,
  drawing: 'cash box' as const,
  published: '2026-06-08',
  text: { html: '<p>Words.</p>', contents: [], inShort: [] },
};
const fileAt = (href: string): PdfLink => ({ href, facts: ['PDF', '4 pages', '30 KB', '8 June 2026'] });

const somePaper = (slug: string, category: LoadedPaper['category']): Filed<LoadedPaper> => ({
  ...published,
  slug,
  title: `On ${slug}`,
  category,
  chapters: [],
  file: fileAt(`/whitepapers/${slug}.pdf`),
});
const chapter = (slug: string, order: number) => ({
  slug,
  order,
  title: `About ${slug}`,
  sample: false,
  text: { html: `<p>${slug}</p>`, contents: [], inShort: [] },
});
const book = { ...somePaper('office', 'featured'), chapters: [chapter('fees', 1), chapter('marks', 3)] };

it('puts a whole book into its PDF, the summary after the first chapter', () => {
  const { html, ...facts } = pdfFacts(book);
  expect(facts).toMatchObject({ kind: kinds.report, book: true });
  expect([...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)).toEqual(['fees', 'in-short', 'marks']);
  expect(pdfFacts(somePaper('short', 'money'))).toMatchObject({ kind: kinds.paper, html: '<p>Words.</p>' });
});

it('ends the page of a book with a link to its PDF', () => {
  expect(publicationPage(book).whole?.download.href).toBe(book.file.href);
  expect(publicationPage(somePaper('short', 'money')).whole).toBeUndefined();
});

it('puts each paper on its shelf, and the featured one on none', () => {
  const papers = [
    somePaper('office', 'featured'),
    somePaper('fees', 'money'),
    somePaper('marks', 'teaching'),
  ];
  expect(shelvesOf(papers).map(({ files }) => files.map(({ readHref }) => readHref))).toEqual([
    ['/whitepapers/fees'],
    ['/whitepapers/marks'],
    [],
  ]);
  const words = {
    id: 'report',
    kicker: '',
    scope: '',
    text: '',
    findingsTitle: '',
    findings: [],
    download: '',
    read: '',
  };
  expect(featuredReport(words, papers).read.href).toBe('/whitepapers/office');
  expect(() => featuredReport(words, papers.slice(1))).toThrow('featured');
});
