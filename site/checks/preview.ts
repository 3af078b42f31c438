// Before launch every page has noindex and a line that says it is a preview; every file that is read without its page
// says it too. After launch nothing of this is left.
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import type { BuiltSite, CheckFinding, CheckProblem, Page } from './built-site.ts';

type PreviewSettings = {
  launched: boolean;
  /** The page that explains the samples. */
  address: string;
  /** The word before texts in files. */
  mark: string;
  /** The line above each page, and in files. */
  line: string;
};

export async function preview(
  site: BuiltSite,
  { launched, address, mark, line }: PreviewSettings,
): Promise<CheckFinding> {
  const pages = site.contentPages;
  const problemOf = launched ? leftOver : (page: Page) => missing(page, address, mark);
  const problems: CheckProblem[] = pages.flatMap((page) =>
    problemOf(page).map((what) => ({ where: page.address, what })),
  );
  if (launched && site.page(address)) problems.push({ where: address, what: 'is still there after launch' });
  const headers = '_headers';
  if (site.files.has(headers) && site.text(headers).includes('x-robots-tag: noindex') === launched)
    problems.push({
      where: `/${headers}`,
      what: launched ? 'asks that no file is found' : 'lets files be listed by search engines before launch',
    });
  const files = [...site.files].filter((file) => !NO_MARK.test(file));
  for (const file of files) {
    const parts = await partsOf(site, file);
    const bare = parts.findIndex((part) => !part.includes(mark) && !part.includes(line));
    if (launched ? parts.some((part) => part.includes(line)) : bare >= 0)
      problems.push({
        where: `/${file}`,
        what: launched
          ? 'is marked, and the site is launched'
          : `part ${bare + 1} does not say that it is a sample`,
      });
  }
  return { checked: `${pages.length} pages and ${files.length} other files`, problems };
}

/** Pages are read above. These have no place for a mark, or nothing to mark: pictures, code, data, templates, addresses. */
const NO_MARK =
  /\.(?:html|br|gz|png|webp|avif|jpg|svg|ico|js|woff2|webmanifest|csv|xlsx)$|^_(?:headers|redirects)$|^sitemap|^search-index\.json$|^developers\/.*\.(?:json|zip)$/;

/** The parts of a file that each must say it. */
async function partsOf(site: BuiltSite, file: string): Promise<string[]> {
  const text = site.text(file);
  if (file.endsWith('.pdf'))
    return (await extractText(await getDocumentProxy(new Uint8Array(site.read(file))))).text;
  if (file.endsWith('.zip'))
    return [strFromU8(unzipSync(site.read(file))['PREVIEW.txt'] ?? new Uint8Array())];
  if (file.endsWith('.xml')) return text.match(/<description>[\s\S]*?<\/description>/g) ?? [];
  if (file.endsWith('.ics')) return text.match(/^SUMMARY:.*$/gm) ?? [];
  // For the next rendering: it repeats words of pages.
  if (file === '_pages.json') return [];
  if (file === '_manifest.json')
    return Object.values(JSON.parse(text).emails as Record<string, { text: string }>).map(
      (email) => email.text,
    );
  const data: unknown = file.endsWith('.json') ? JSON.parse(text) : text;
  return Array.isArray(data) ? data.map((each) => JSON.stringify(each)) : [text];
}

const LINE = '[data-preview]';

const isHidden = ({ root }: Page) =>
  root.querySelector('meta[name="robots"]')?.getAttribute('content')?.includes('noindex') ?? false;

function leftOver(page: Page): string[] {
  return [
    ...(page.isPublic && isHidden(page) ? ['asks not to be found, and the site is launched'] : []),
    ...(page.root.querySelector(LINE) ? ['says that it is a preview, and the site is launched'] : []),
  ];
}

function missing(page: Page, address: string, mark: string): string[] {
  const { root } = page;
  const data = root.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text);
  const described = data.flatMap((text) => text.match(/"description":"[^"]*/g) ?? []);
  return [
    ...(described.every((text) => text.startsWith(`"description":"${mark}`))
      ? []
      : ['tells search engines of samples without the mark']),
    ...(isHidden(page) ? [] : ['may be listed by search engines before launch']),
    ...(root.querySelector(`${LINE} a[href="${address}"]`) ? [] : ['does not say that it is a preview']),
  ];
}
