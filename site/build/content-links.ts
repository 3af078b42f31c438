// The links that a text has, with their lines, and which of them lead nowhere: without a build, by the pages that the last
// one had, those that entries have by now, and what a development server answers.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type MdastNode, markdownToMdast } from 'satteri';
import { markdownParts } from '../src/readers/check-entry.ts';
import type { Problem } from '../src/readers/read-yaml.ts';
import { entryPages } from '../src/readers/seen-entries.ts';
import { linkProblem, type Pages, pagesIn } from './link-problem.ts';
import { idsIn } from './page-links.ts';

export type WrittenLink = { link: string; line: number };

/** `name` says what kind of file it is. */
export function linksIn(text: string, name: string): WrittenLink[] {
  const parts = name.endsWith('.md') ? markdownParts(text) : undefined;
  if (!parts) return linksInLines(text);
  const { body, bodyLine } = parts;
  const inBody = /\]\(|\]:|<a /.test(body) ? [...linksOf(markdownToMdast(body))] : [];
  return [
    ...linksInLines(text.slice(0, text.length - body.length)),
    ...inBody.map(({ link, line }) => ({ link, line: line + bodyLine - 1 })),
  ].filter(({ link }) => !link.includes('{{'));
}

function* linksOf(node: MdastNode): Generator<WrittenLink> {
  const isLink = node.type === 'link' || node.type === 'definition';
  // A picture beside the text is looked for when the text is read.
  if (isLink || (node.type === 'image' && node.url.startsWith('/')))
    yield { link: node.url, line: node.position?.start.line ?? 1 };
  if ('children' in node) for (const child of node.children) yield* linksOf(child as MdastNode);
}

/** In YAML and in the words of a page: `href: /pricing`, `/blog/9: /blog/4`, or a link as Markdown has it. */
const IN_LINE = /(?:^\/\S+|\b(?:href|page|docs)['"]?): *['"`]?(\/[^\s'"`,{}]*)|\]\(([/#][^)\s]*)\)/g;

const linksInLines = (text: string): WrittenLink[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      [...line.matchAll(IN_LINE)].map(([, field, inText]) => ({ link: field ?? inText ?? '', line: at + 1 })),
    )
    .filter(({ link }) => !link.includes('$'));

/** The pages of the last build and of the entries as they are now; nothing before the first build. */
function knownPages(site: string): Pages | undefined {
  const dist = join(site, 'dist');
  if (!existsSync(join(dist, '_manifest.json'))) return undefined;
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(dist.length + 1)
        .replaceAll('\\', '/'),
    );
  const built = pagesIn(dist, files);
  const written = new Map([...entryPages().values()].map((page) => [page.address, page]));
  return {
    has: (path) => built.has(path) || written.has(path),
    addresses: () => new Set([...built.addresses(), ...written.keys()]),
    partsOf: (path) => {
      const entry = written.get(path);
      if (!entry) return built.partsOf(path);
      return new Set([...idsIn(entry.html()), ...(built.partsOf(path) ?? [])]);
    },
  };
}

/** `from` is the address of the page, where the file has one. */
export type BrokenLink = Problem & { link: string; from: string | undefined };

/** `file` from the project's folder. */
function brokenLinks(links: readonly WrittenLink[], file: string, pages: Pages): BrokenLink[] {
  const from = entryPages().get(file)?.address;
  return links.flatMap(({ link, line }) => {
    const what = linkProblem(link, from, pages);
    return what ? [{ file, line, what, link, from }] : [];
  });
}

const TEXTS = /\.(md|yaml|ts)$/;

/** What each file had when it was last read; while somebody writes, they are asked for again and again. */
const known = new Map<string, { changed: number; links: WrittenLink[] }>();

function linksOfFile(path: string): WrittenLink[] {
  const changed = statSync(path).mtimeMs;
  const before = known.get(path);
  if (before?.changed === changed) return before.links;
  const links = linksIn(readFileSync(path, 'utf8'), path);
  known.set(path, { changed, links });
  return links;
}

/** Of all texts of the site. */
function brokenLinksInContent(site: string, pages: Pages): BrokenLink[] {
  const folder = join(site, 'src/content');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .flatMap((path) => {
      const file = `site/src/content/${path.slice(folder.length + 1).replaceAll('\\', '/')}`;
      return brokenLinks(linksOfFile(path), file, pages);
    });
}

/** Where pages can be asked for as they are now. */
type Origin = () => Promise<string>;

/**
 * Broken links of all texts; nothing before the first build. What the last build did not have may be new since: a
 * development server is asked for it, and only for that.
 */
export async function brokenLinksNow(site: string, origin: Origin): Promise<BrokenLink[] | undefined> {
  const pages = knownPages(site);
  if (!pages) return undefined;
  const broken = brokenLinksInContent(site, pages);
  return broken.length === 0 ? [] : stillBroken(broken, await origin());
}

async function stillBroken(broken: readonly BrokenLink[], origin: string): Promise<BrokenLink[]> {
  const pathOf = ({ link, from = '/' }: BrokenLink) =>
    URL.parse(link, `https://site${from}`)?.pathname ?? '/';
  const asked = new Map<string, ReadonlySet<string> | undefined>();
  for (const path of new Set(broken.map(pathOf))) {
    const answer = await fetch(new URL(path, origin)).catch(() => undefined);
    asked.set(decodeURI(path), answer?.ok ? new Set(idsIn(await answer.text())) : undefined);
  }
  const pages: Pages = {
    has: (path) => asked.get(path) !== undefined,
    partsOf: (path) => asked.get(path),
    addresses: () => [],
  };
  return broken.flatMap((each) => {
    const what = linkProblem(each.link, each.from, pages);
    if (!what) return [];
    // Of a page that is not there, the last build knows better what was meant.
    return [asked.get(decodeURI(pathOf(each))) ? { ...each, what } : each];
  });
}
