// Every PDF can be read by ear: it is tagged and says so, has a language, a title and bookmarks, and its headings, drawings
// and tables have what a screen reader asks them for.
import type { BuiltSite } from './built-site.ts';
import type { Finding } from './check.ts';
import { readTags, type Tag, type TaggedPdf } from './pdf-tags.ts';

export async function pdfs(site: BuiltSite): Promise<Finding> {
  const files = [...site.files].filter((file) => file.endsWith('.pdf'));
  const found = files.map(async (file) =>
    faultsOf(await readTags(site.read(file))).map((what) => ({ where: `/${file}`, what })),
  );
  return { checked: `${files.length} PDF files`, problems: (await Promise.all(found)).flat() };
}

/** What is wrong with one file. */
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

/** It and what is in it, in the order in which they are read. */
export const everyPart = (part: Tag): Tag[] => [part, ...part.children.flatMap(everyPart)];
