// Papers and yearly reports: each Markdown text with its page and the file made from it.
import { getCollection } from 'astro:content';
import { meta as reportsPage } from '~/content/pages/corporate-responsibility';
import { organisation } from '~/facts/organisation';
import { makePdf, type Pdf } from '~/files/pdf/make-pdf';
import type { PdfFacts } from '~/files/pdf/PdfDocument';
import { formatDate, type IsoDay } from '~/lib/dates';
import { readText, type Text } from '~/lib/text';
import type { Crumb, PageMeta } from '~/seo/page-meta';
import { bookHtml } from './book';
import { type Chapter, loadChapters } from './load-chapters';

export type Publication = {
  slug: string;
  title: string;
  summary: string;
  published: IsoDay;
  text: Text;
  facts: PdfFacts;
  meta: PageMeta;
};

export type Paper = Publication & {
  category: 'featured' | 'money' | 'teaching' | 'records';
  /** A book's; other papers have none. */
  chapters: Chapter[];
};
export type Report = Publication & { year: number };

/** Where papers or reports stand, and the page that lists them. */
type Hub = { folder: string; page: Crumb };

const papersHub: Hub = { folder: '/whitepapers', page: { name: 'Whitepapers', path: '/whitepapers' } };
const reportsHub: Hub = { folder: '/reports', page: { name: reportsPage.title, path: reportsPage.path } };

type Entry = Parameters<typeof readText>[0] & {
  id: string;
  data: { title: string; description: string; summary: string; published: IsoDay };
};

function publication(entry: Entry, hub: Hub, kind: string): Publication {
  const { title, description, summary, published } = entry.data;
  const text = readText(entry);
  const path = `${hub.folder}/${entry.id}`;
  const facts = { title, kind, description, date: published, path, html: text.html };
  const article = { published, author: organisation.legalName, section: kind };
  const meta = { path, title, description, article, crumb: title, under: [hub.page] };
  return { slug: entry.id, title, summary, published, text, facts, meta };
}

export async function paperFiles(): Promise<Paper[]> {
  const entries = (await getCollection('papers')).sort((a, b) => a.data.order - b.data.order);
  return Promise.all(
    entries.map(async (entry) => {
      const { category } = entry.data;
      const paper = publication(entry, papersHub, category === 'featured' ? 'Report' : 'Whitepaper');
      const chapters = await loadChapters(paper);
      return { ...(chapters.length > 0 ? asBook(paper, chapters) : paper), category, chapters };
    }),
  );
}

/** Its own text is the report in short, and stands after the first chapter. */
function asBook(paper: Publication, [first, ...rest]: Chapter[]): Publication {
  const short = { slug: 'in-short', title: 'The report in short', text: paper.text };
  const html = bookHtml([...(first ? [first] : []), short, ...rest]);
  return { ...paper, facts: { ...paper.facts, html, book: true } };
}

export async function reportFiles(): Promise<Report[]> {
  const entries = (await getCollection('reports')).sort((a, b) => a.data.order - b.data.order);
  return entries.map((entry) => ({ ...publication(entry, reportsHub, 'Report'), year: entry.data.year }));
}

export type PublicationLink = { href: string; facts: string[]; pdf: Pdf };

/** The file's address and what a list shows beside it, all of it true. */
export async function publicationLink({ published, facts }: Publication): Promise<PublicationLink> {
  const pdf = await makePdf(facts);
  const date = formatDate(published);
  return { href: `${facts.path}.pdf`, facts: ['PDF', `${pdf.pages} pages`, pdf.size, date], pdf };
}
