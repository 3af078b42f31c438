// Meta data of a page for search engines and sharing.
import type { IsoDay } from './dates.ts';

export type Crumb = { name: string; path: string };

export type PageMeta = {
  /** Without the brand, which is added. At most 60 characters with it. */
  title: string;
  /** 70 to 160 characters, unique. */
  description: string;
  /** The page's address, `/pricing`. */
  path?: string;
  /** Canonical address, if different: `/bug-bounty`. */
  canonical?: string;
  /** Name in the breadcrumbs. */
  crumb?: string;
  /** Breadcrumbs between home and this page. */
  under?: readonly Crumb[];
  /** Not in search engines and sitemap. */
  noindex?: boolean;
  /** Title of a shared link, if different. */
  ogTitle?: string;
  /** Page whose sharing picture is used, if different from what `picturePage` says. */
  pictureOf?: string;
  markdown?: string;
  previous?: string;
  article?: { published: IsoDay; updated?: IsoDay | undefined; author: string; section: string };
};

export const TITLE_LIMIT = 60;
const DESCRIPTION_LIMITS = { min: 70, max: 160 };

/** Adds the brand, unless the title has it. */
export const fullTitle = (title: string, brand: string): string =>
  ` ${title.replace(/[:,|]/g, ' ')} `.includes(` ${brand} `) ? title : `${title} | ${brand}`;

/** The longest title of an entry; the brand is added. */
export const titleLength = (brand: string): number => TITLE_LIMIT - fullTitle('', brand).length;

/** Without the brand where both would not fit, as in the title of a release. */
export function titleTag(title: string, brand: string): string {
  const full = fullTitle(title, brand);
  return full.length > TITLE_LIMIT ? title : full;
}

/** Page whose sharing picture is used: by default the first page of the subject, as in the breadcrumbs. */
export const picturePage = ({ pictureOf, under, noindex, path = '/' }: PageMeta): string =>
  pictureOf ?? under?.[0]?.path ?? (noindex ? '/' : path);

export function metaProblems(meta: PageMeta, brand: string): string[] {
  const problems: string[] = [];
  const title = titleTag(meta.title, brand);
  const { min, max } = DESCRIPTION_LIMITS;
  if (!meta.title.trim()) problems.push('the title is empty');
  if (title.length > TITLE_LIMIT) {
    problems.push(`the title "${title}" has ${title.length} characters, more than ${TITLE_LIMIT}`);
  }
  if (meta.description.length < min || meta.description.length > max) {
    problems.push(`the description has ${meta.description.length} characters, not ${min} to ${max}`);
  }
  for (const address of [meta.path, meta.canonical, meta.pictureOf, meta.markdown, meta.previous]) {
    if (address !== undefined && !/^\/(?:[a-z0-9._-]+(?:\/[a-z0-9._-]+)*)?$/.test(address)) {
      problems.push(`the address "${address}" should look like /pricing`);
    }
  }
  return problems;
}
