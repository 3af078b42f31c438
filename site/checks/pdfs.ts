// All PDFs are tagged, titled and readable. Books have their stated number of pages, none nearly empty.
import { readdirSync } from 'node:fs';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import type { BuiltSite, CheckFinding } from './built-site.ts';

export type Tag = { role: string; alt?: string; scope?: string; children: readonly Tag[] };

type TaggedPdf = {
  /** XMP metadata: `pdfuaid:part` and others. */
  description: string;
  language: string;
  title: string;
  /** The window shows the title instead of the file name. */
  showsTitle: boolean;
  hasBookmarks: boolean;
  /** Links without a text alternative. */
  muteLinks: number;
  tags: Tag | undefined;
};

const name = (text: string) => PDFName.of(text);
const textOf = (object: PDFObject | undefined) =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';

export async function readTags(bytes: Uint8Array): Promise<TaggedPdf> {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog } = pdf;
  const description = catalog.lookup(name('Metadata'));
  const root = catalog.lookup(name('StructTreeRoot'));
  const marked = catalog.lookupMaybe(name('MarkInfo'), PDFDict)?.get(name('Marked'));
  const preferences = catalog.lookupMaybe(name('ViewerPreferences'), PDFDict);
  return {
    description:
      description instanceof PDFRawStream ? new TextDecoder().decode(description.getContents()) : '',
    language: textOf(catalog.lookup(name('Lang'))),
    title: pdf.getTitle() ?? '',
    showsTitle: String(preferences?.get(name('DisplayDocTitle'))) === 'true',
    hasBookmarks: catalog.lookupMaybe(name('Outlines'), PDFDict)?.has(name('First')) ?? false,
    muteLinks: pdf.getPages().flatMap(({ node }) => mutesIn(node.lookupMaybe(name('Annots'), PDFArray)))
      .length,
    tags: root instanceof PDFDict && String(marked) === 'true' ? tagOf(root) : undefined,
  };
}

function mutesIn(annotations: PDFArray | undefined): PDFDict[] {
  return dictionaries(annotations).filter((each) => !textOf(each.lookup(name('Contents'))));
}

function tagOf(element: PDFDict): Tag {
  const alt = textOf(element.lookup(name('Alt')));
  const scope = dictionaries(element.lookup(name('A')))
    .map((each) => each.get(name('Scope')))
    .find((each) => each instanceof PDFName);
  return {
    role: named(element.get(name('S'))),
    ...(alt && { alt }),
    ...(scope && { scope: named(scope) }),
    children: dictionaries(element.lookup(name('K')))
      .filter((child) => child.has(name('S')))
      .map(tagOf),
  };
}

const named = (object: PDFObject | undefined) => (object instanceof PDFName ? object.decodeText() : '');

function dictionaries(object: PDFObject | undefined): PDFDict[] {
  if (object instanceof PDFDict) return [object];
  if (!(object instanceof PDFArray)) return [];
  return object
    .asArray()
    .map((_, at) => object.lookup(at))
    .filter((each) => each instanceof PDFDict);
}

export async function pdfs(site: BuiltSite): Promise<CheckFinding> {
  const files = [...site.files].filter((file) => file.endsWith('.pdf'));
  const found = files.map(async (file) =>
    faultsOf(await readTags(site.read(file))).map((what) => ({ where: `/${file}`, what })),
  );
  return { checked: `${files.length} PDF files`, problems: (await Promise.all(found)).flat() };
}

/** Papers with chapters as separate files. */
export const bookNames = (): string[] =>
  readdirSync(new URL('../../content/papers', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const FULL = 600;

export async function books(site: BuiltSite, names: readonly string[]): Promise<CheckFinding> {
  const found = names.map(async (name) => {
    const address = `whitepapers/${name}`;
    const file = `${address}.pdf`;
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(site.read(file))));
    const faults = [
      !site.page(`/${address}`)?.html.includes(`${text.length} pages`) &&
        `has ${text.length} pages; its web page says otherwise`,
      ...text.map((page, at) => at > 0 && page.length <= FULL && `has a nearly empty page: ${at + 1}`),
      /\{\{|\}\}|NaN|undefined/.test(text.join(' ')) && 'has a place that was not filled in',
    ];
    return faults.filter((fault) => fault !== false).map((what) => ({ where: `/${file}`, what }));
  });
  return { checked: `${names.length} books`, problems: (await Promise.all(found)).flat() };
}

export function faultsOf({
  description,
  language,
  title,
  showsTitle,
  hasBookmarks,
  muteLinks,
  tags,
}: TaggedPdf) {
  const faults = [
    !description.includes('<pdfuaid:part>1<') && 'does not say that it keeps PDF/UA-1',
    !language && 'has no language',
    !(title && showsTitle) && 'has no title, or does not show it',
    !hasBookmarks && 'has no bookmarks',
    muteLinks > 0 && `has ${muteLinks} links without words that say where they lead`,
    !tags && 'is not tagged',
    ...(tags ? faultsIn(tags) : []),
  ];
  return faults.filter((fault) => fault !== false);
}

function faultsIn(tags: Tag): string[] {
  const parts = everyPart(tags);
  const faults = [];
  let last = 0;
  for (const level of parts.flatMap(({ role }) => (/^H[1-6]$/.test(role) ? [Number(role[1])] : []))) {
    if (level > last + 1) faults.push(`has a heading of level ${level} after one of level ${last}`);
    last = level;
  }
  if (last === 0) faults.push('has no headings');
  if (parts.some(({ role, alt }) => role === 'Figure' && !alt)) faults.push('has a drawing without words');
  const tables = parts.filter(({ role }) => role === 'Table');
  const heads = (table: Tag) => everyPart(table).filter(({ role }) => role === 'TH');
  if (tables.some((table) => heads(table).length === 0)) faults.push('has a table without headings');
  if (tables.flatMap(heads).some(({ scope }) => !scope))
    faults.push('has a heading of a table that does not say what it heads');
  return faults;
}

const everyPart = (part: Tag): Tag[] => [part, ...part.children.flatMap(everyPart)];
