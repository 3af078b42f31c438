// What a page says about itself to search engines and to people who share it.
import type { IsoDay } from '../lib/dates.ts';

export type Crumb = { name: string; path: string };

export type PageMeta = {
  /** Without the brand, which is added. With it, at most 60 characters. */
  title: string;
  /** 70 to 160 characters, unlike any other page's. */
  description: string;
  /** The page's own address, `/pricing`. Needed by pages that get a sharing picture of their own. */
  path?: string;
  /** The address to be known by, where it is not the page's own: `/bug-bounty`. */
  canonical?: string;
  /** What the way from home to here calls this page, where there is such a way. */
  crumb?: string;
  /** The pages between home and this one on that way. */
  under?: readonly Crumb[];
  /** Kept out of search engines and the sitemap. */
  noindex?: boolean;
  /** What a shared link is called, where the title reads badly on its own. */
  ogTitle?: string;
  /** The address whose sharing picture this page borrows, where it has none of its own. */
  pictureOf?: string;
  /** The address of the same page as Markdown, where there is one. */
  markdown?: string;
  /** Of a list in pages, the address of the page before this one. */
  previous?: string;
  /** Set on articles. */
  article?: { published: IsoDay; updated?: IsoDay | undefined; author: string; section: string };
};

const TITLE_LIMIT = 60;
const DESCRIPTION_LIMITS = { min: 70, max: 160 };

/** The title with the brand at its end, unless it names the brand already. */
export function fullTitle(title: string, brand: string): string {
  return title.split(/[\s:,|]+/).includes(brand) ? title : `${title} | ${brand}`;
}

/** The problems of a page's meta data, in words for editors. */
export function metaProblems(meta: PageMeta, brand: string): string[] {
  const problems: string[] = [];
  const title = fullTitle(meta.title, brand);
  const { min, max } = DESCRIPTION_LIMITS;
  if (!meta.title.trim()) problems.push('the title is empty');
  if (title.length > TITLE_LIMIT) {
    problems.push(`the title "${title}" has ${title.length} characters, more than ${TITLE_LIMIT}`);
  }
  if (meta.description.length < min || meta.description.length > max) {
    problems.push(`the description has ${meta.description.length} characters, not ${min} to ${max}`);
  }
  for (const text of [meta.title, meta.description, meta.ogTitle ?? '']) {
    if (text !== text.trim() || /\s{2,}|[\n\r\t]/.test(text)) problems.push(`"${text}" has stray spaces`);
  }
  for (const address of [meta.path, meta.canonical, meta.pictureOf, meta.markdown, meta.previous]) {
    if (address !== undefined && !/^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/.test(address)) {
      problems.push(`the address "${address}" should look like /pricing`);
    }
  }
  return problems;
}
