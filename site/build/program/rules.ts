// Rules between files: links, redirects, titles.
import { dirname, join } from 'node:path';
import { sentence } from '@tred/contract/editor-shape';
import { markdownToMdast } from 'satteri';
import { fillIn, placeholders } from '../../src/facts/fill-in.ts';
import { organisation } from '../../src/facts/organisation.ts';
import { missingIn } from '../../src/files/pdf/typst.ts';
import { formatDate, type IsoDay } from '../../src/lib/dates.ts';
import { oneOf } from '../../src/lib/locale.ts';
import { isInContent } from '../../src/readers/content.ts';
import { HAS_TAG, hasTag, unknownPlaceholders } from '../../src/readers/placeholders.ts';
import { linkProblem, linksOf, type Pages } from '../links.ts';
import { toConfirm } from '../samples.ts';

export type RuleFile = {
  path: string;
  /** As it stands in the file. */
  source: string;
  /** Id of its content type: `blog`, `pages/pricing`. */
  type: string;
  title: string;
  page: string;
  ownsPage: boolean;
  until?: IsoDay | 'draft' | undefined;
  value?: unknown;
  /** The value with placeholders filled; undefined for an invalid file. */
  filled?: unknown;
  body?: string | undefined;
};

export type Finding = { path: string; field: string; message: string; found?: string };

/** All addresses; undefined if wrong content keeps them from being known. */
type RuleContext = { built: Pick<Pages, 'has' | 'addresses'> | undefined };

type Leaf = { field: string; key: string; text: string };

function leavesOf(value: unknown, path: string[] = []): Leaf[] {
  if (typeof value === 'string') return [{ field: path.join('.'), key: path.at(-1) ?? '', text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]));
}

type Texts = RuleFile & { leaves: Leaf[]; text: string };

type Read = Texts & {
  links: { field: string; link: string }[];
  /** Of rules that need no other file. */
  own: Finding[];
};

const known = new WeakMap<RuleFile, Read>();

function read(file: RuleFile): Read {
  const before = known.get(file);
  if (before) return before;
  const leaves = leavesOf(file.filled ?? file.value);
  const { body = '' } = file;
  const text = unknownPlaceholders(body, placeholders()).length > 0 ? body : fillIn(body);
  const texts = { ...file, leaves, text };
  const now = {
    ...texts,
    own: [...plain(texts)],
    links: [...linksIn(leaves, text)],
  };
  known.set(file, now);
  return now;
}

/** An address that a browser would run. */
const RUNS = /^[\s\p{Cc}]*(?:javascript|vbscript|data):\S/iu;

function* linksIn(leaves: Leaf[], text: string) {
  for (const { field, key, text: words } of leaves) {
    const isLink = /^(?:href|sendHref|story|page|docs|\/.*)$/.test(key) && words.startsWith('/');
    if (isLink || RUNS.test(words)) yield { field, link: words };
    for (const [, link = ''] of words.matchAll(/\]\(([/#][^)\s]*)\)/g)) yield { field, link };
  }
  if (/\]\(|\]:/.test(text))
    for (const link of linksOf(markdownToMdast(text))) yield { field: '+text', link };
}

const withoutPart = (address: string) => address.replace(/#.*/, '');

type Rule = (files: Read[], context: RuleContext) => Iterable<Finding>;

export function findings(given: readonly RuleFile[], context: RuleContext): Finding[] {
  const files = given.map(read);
  const rules: Rule[] = [links, redirects, repeated, featured, pictures, characters, launch];
  return [...files.flatMap(({ own }) => own), ...rules.flatMap((rule) => [...rule(files, context)])];
}

function* launch(files: Read[]): Generator<Finding> {
  const left = organisation.launched ? toConfirm(files) : [];
  const titles = new Map(files.map((file) => [file.path, file.title]));
  const named = left.slice(0, 3).map(({ path, message }) => `“${titles.get(path)}” (${message})`);
  const message = `${left.length} things are samples or not confirmed, such as ${named.join(', ')}.`;
  if (left.length > 0) yield { path: 'facts/organisation.yaml', field: 'launched', message };
}

/** Control characters, and those that turn the direction of a text. */
const HIDDEN = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u;

/** Schemas of names and titles take any text. */
function* plain({ path, value, body = '' }: Texts): Generator<Finding> {
  for (const { field, text } of [...leavesOf(value), { field: '+text', text: body }]) {
    const [hidden] = HIDDEN.exec(text) ?? [];
    if (hidden !== undefined) {
      const code = hidden.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      yield { path, field, message: `It has a character that nobody sees (U+${code}): remove it.` };
    }
  }
  for (const { field, text } of leavesOf(value)) {
    if (hasTag(text)) yield { path, field, message: `It ${HAS_TAG}.` };
    if (text.trim() === '') yield { path, field, message: 'It must not be empty.' };
  }
}

function* links(files: Read[], { built }: RuleContext): Generator<Finding> {
  const { moved, owned } = addressesOf(files);
  for (const { path, page, ownsPage, until, links } of files) {
    const isHidden = (address: string) => until === undefined && owned.get(address)?.until !== undefined;
    const pages: Pages = {
      has: (address) =>
        !isHidden(address) && (owned.has(address) || address in moved || built?.has(address) !== false),
      addresses: () => new Set([...(built?.addresses() ?? []), ...owned.keys()]),
      // The build checks the parts of pages.
      partsOf: () => undefined,
    };
    for (const { field, link } of links) {
      const what = linkProblem(link, ownsPage ? page : undefined, pages);
      if (isHidden(withoutPart(link)))
        yield {
          path,
          field,
          message: `The link ${link} leads to a draft, or to what waits for its day.`,
          found: link,
        };
      else if (what) yield { path, field, message: sentence(what), found: link };
    }
  }
}

const REDIRECTS = 'redirects.yaml';

const addressesOf = (files: Read[]) => ({
  moved: (files.find(({ path }) => path === REDIRECTS)?.value ?? {}) as Record<string, string>,
  owned: new Map(files.filter(({ ownsPage }) => ownsPage).map((file) => [file.page, file])),
});

function* redirects(files: Read[]): Generator<Finding> {
  const { moved, owned } = addressesOf(files);
  for (const field of Object.keys(moved)) {
    const page = owned.get(field);
    const message = `There is a page at ${field}, “${page?.title}”: nobody could see it.`;
    if (page) yield { path: REDIRECTS, field, message };
  }
}

/** Titles and descriptions of pages in search results. */
const UNIQUE = ['title', 'description', 'excerpt', 'meta'];
/** Their pages add words to the title. */
const TITLED = /^(?:recordings|releases) title$/;

function* repeated(files: Read[]): Generator<Finding> {
  const own = files.filter(
    ({ ownsPage, filled }) => ownsPage && !(filled as { canonical?: string })?.canonical,
  );
  const texts = own.flatMap(({ path, type, title, leaves }) => {
    const shown = leaves.filter(({ field }) => UNIQUE.includes(field) && !TITLED.test(`${type} ${field}`));
    return shown.map(({ field, text }) => ({ path, field, title, text }));
  });
  for (const same of Map.groupBy(texts, ({ text }) => text).values())
    for (const { path, field } of same.length > 1 ? same : []) {
      const others = same.filter((each) => each.path !== path).map((each) => `“${each.title}”`);
      const message = `${oneOf(others)} has the same text. Search results tell pages apart by it.`;
      yield { path, field, message };
    }
}

/** The article on top of the blog is published. */
function* featured(files: Read[]): Generator<Finding> {
  const { path, value } = files.find(({ type }) => type === 'facts/blog') ?? {};
  const number = (value as { featured?: unknown } | undefined)?.featured;
  if (!path || typeof number !== 'number') return;
  const article = files.find(
    ({ type, value }) => type === 'blog' && (value as { number?: number })?.number === number,
  );
  const problem = !article
    ? 'It is the number of no article.'
    : article.until === 'draft'
      ? 'It is the number of a draft.'
      : article.until && `It is the number of an article that waits for ${formatDate(article.until)}.`;
  if (problem) yield { path, field: 'featured', message: problem };
}

/** The picture of a field lies beside its file. */
function* pictures(files: Read[]): Generator<Finding> {
  for (const { path, leaves } of files)
    for (const { field, text } of leaves)
      if (/^[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)$/.test(text) && !isInContent(join(dirname(path), text)))
        yield { path, field, message: `There is no picture ${text} here: choose it again.` };
}

const UNUSUAL = /[^\u0020-\u024f\s]/gu;
/** Texts that PDF files contain. */
const IN_FILES = /^(?:brand|documents|events|legal|paper|reports|facts\/(?!testimonials))/;

/** A PDF file needs each character in its typefaces. */
function* characters(files: Read[]): Generator<Finding> {
  const texts = files
    .filter(({ type }) => IN_FILES.test(type))
    .flatMap(({ path, leaves, text }) =>
      [...leaves, { field: '+text', text }].map((leaf) => ({ path, ...leaf })),
    )
    .map((leaf) => ({ ...leaf, unusual: leaf.text.match(UNUSUAL) ?? [] }));
  const missing = missingIn(texts.flatMap(({ unusual }) => unusual).join(''));
  for (const { path, field, unusual } of missing.length > 0 ? texts : []) {
    const here = unusual.find((each) => missing.includes(each));
    if (here)
      yield { path, field, message: `The typefaces of our files have no “${here}”: write it in words.` };
  }
}
