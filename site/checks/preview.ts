// Before launch every page has noindex, a line that says it is a preview, and marks beside samples, also in its PDF.
// After launch nothing of this is left.
import { extractText, getDocumentProxy } from 'unpdf';
import type { BuiltSite, CheckFinding, CheckProblem, Page } from './built-site.ts';

type PreviewSettings = {
  launched: boolean;
  /** The page that explains the samples. */
  address: string;
  /** The word of the mark. */
  mark: string;
  /** Content files with samples. */
  samples: readonly string[];
};

export async function preview(
  site: BuiltSite,
  { launched, address, mark, samples }: PreviewSettings,
): Promise<CheckFinding> {
  const pages = site.contentPages;
  const invented = samples.map(lettersOf);
  const problemOf = launched ? leftOver : (page: Page) => missing(page, address, invented);
  const problems: CheckProblem[] = pages.flatMap((page) =>
    problemOf(page).map((what) => ({ where: page.address, what })),
  );
  if (launched && site.page(address)) problems.push({ where: address, what: 'is still there after launch' });
  const marked = pages.filter(({ root }) =>
    root.querySelector('h1')?.closest('section')?.querySelector(MARK),
  );
  const files = marked.map((page) => `${page.address.slice(1)}.pdf`).filter((file) => site.files.has(file));
  for (const file of files) {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(site.read(file))));
    const bare = text.findIndex((page) => !page.includes(mark));
    if (bare >= 0)
      problems.push({ where: `/${file}`, what: `page ${bare + 1} does not carry the mark of its web page` });
  }
  return { checked: `${pages.length} pages and ${files.length} PDF files`, problems };
}

const MARK = '[data-sample]';
const LINE = '[data-preview]';
/** Not public, and without the frame of the other pages. */
const INBOX = '/desk';

const isHidden = ({ root }: Page) =>
  root.querySelector('meta[name="robots"]')?.getAttribute('content')?.includes('noindex') ?? false;

function leftOver(page: Page): string[] {
  return [
    ...(page.isPublic && isHidden(page) ? ['asks not to be found, and the site is launched'] : []),
    ...(page.root.querySelector(LINE) ? ['says that it is a preview, and the site is launched'] : []),
    ...(page.root.querySelector(MARK) ? ['marks a sample, and the site is launched'] : []),
  ];
}

/** Letters only; a quote is known by the first of them, because a placeholder may follow. */
const lettersOf = (text: string) => text.replace(/\P{L}/gu, '');

function missing(page: Page, address: string, samples: readonly string[]): string[] {
  const { root } = page;
  const bare = root.querySelectorAll('main blockquote').filter((quote) => {
    const start = lettersOf((quote.querySelector('p') ?? quote).text).slice(0, 40);
    if (!samples.some((text) => text.includes(start))) return false;
    const around = [quote.closest('section'), root.querySelector('h1')?.closest('section')];
    return !around.some((section) => section?.querySelector(MARK));
  });
  return [
    ...(isHidden(page) ? [] : ['may be listed by search engines before launch']),
    ...(root.querySelector(`${LINE} a[href="${address}"]`) || page.address === INBOX
      ? []
      : ['does not say that it is a preview']),
    ...bare.map((quote) => `quotes somebody without the mark of a sample: ${quote.text.trim().slice(0, 60)}`),
  ];
}
