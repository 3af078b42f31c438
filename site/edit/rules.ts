// Rules between files: links, redirects, titles, capabilities. Loaded again with each change of facts.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { markdownToMdast } from 'satteri';
import { linkProblem, linksOf, type Pages } from '../build/links.ts';
import { budgets, TEXT_ROOM } from '../checks/budgets.ts';
import { missingCapabilities, saysStatus } from '../src/facts/capabilities.ts';
import { fillIn, placeholders } from '../src/facts/fill-in.ts';
import { organisation } from '../src/facts/organisation.ts';
import { missingIn } from '../src/files/pdf/typst.ts';
import { type IsoDay, todayInKampala } from '../src/lib/dates.ts';
import { slugify } from '../src/lib/format-text.ts';
import { oneOf } from '../src/lib/locale.ts';
import { unknownPlaceholders } from '../src/readers/placeholders.ts';

export type RuleFile = {
  path: string;
  /** Id of its content type: `blog`, `pages/pricing`. */
  type: string;
  /** Name and address of its page. */
  title: string;
  page: string;
  /** The page belongs to this file. */
  ownsPage: boolean;
  /** A draft, or its day is to come. */
  until?: IsoDay | 'draft' | undefined;
  value: unknown;
  /** The value with placeholders filled; undefined for an invalid file. */
  filled: unknown;
  body?: string | undefined;
};

export type Finding = { path: string; field: string; message: string; asks?: true };

export type RuleContext = {
  /** Pages of the last build; undefined before the first. */
  built: Pages | undefined;
  folder: string;
  /** Addresses and parts of pages that content made earlier: the last build may still have them. */
  earlier: { addresses: Set<string>; parts: Set<string>; sizes: Map<string, number> };
  /** Bytes of a built page as it is sent. */
  weightOf: (page: string) => number | undefined;
};

type Leaf = { field: string; key: string; text: string; around: string };

/** Texts of a value, filled, each with the texts of its group. */
function leavesOf(value: unknown, path: string[] = [], around = ''): Leaf[] {
  if (typeof value === 'string')
    return [{ field: path.join('.'), key: path.at(-1) ?? '', text: value, around: around || value }];
  if (typeof value !== 'object' || value === null) return [];
  const words = Array.isArray(value) && path.length > 0 ? around : '';
  const own = words || (Array.isArray(value) ? '' : Object.values(value).flatMap(stringsIn).join(' '));
  return Object.entries(value).flatMap(([key, each]) =>
    leavesOf(each, [...path, key], typeof each === 'string' ? own : ''),
  );
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(stringsIn) : [];

type Read = RuleFile & {
  leaves: Leaf[];
  text: string;
  links: { field: string; link: string }[];
  parts: Set<string>;
  /** Compressed bytes of its source. */
  size: number;
};

const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const known = new WeakMap<RuleFile, Read>();

function read(file: RuleFile): Read {
  const before = known.get(file);
  if (before) return before;
  const leaves = leavesOf(file.filled ?? file.value);
  const { body = '' } = file;
  const text = unknownPlaceholders(body, placeholders).length > 0 ? body : fillIn(body);
  const now = {
    ...file,
    leaves,
    text,
    links: [...linksIn(leaves, text)],
    parts: partsOf(file, leaves, text),
    size: file.ownsPage
      ? brotliCompressSync(JSON.stringify([leaves.map((leaf) => leaf.text), text]), QUICK).length
      : 0,
  };
  known.set(file, now);
  return now;
}

function* linksIn(leaves: Leaf[], text: string) {
  for (const { field, key, text: words } of leaves) {
    if (/^(?:href|page|docs|\/.*)$/.test(key) && words.startsWith('/')) yield { field, link: words };
    for (const [, link = ''] of words.matchAll(/\]\(([/#][^)\s]*)\)/g)) yield { field, link };
  }
  if (/\]\(|\]:/.test(text))
    for (const link of linksOf(markdownToMdast(text))) yield { field: '+text', link };
}

/** What may be the id of a part of a page: headings, names and keys. */
function partsOf({ path, value }: RuleFile, leaves: Leaf[], text: string): Set<string> {
  const headings = text.match(/^#{2,4} .*$/gm) ?? [];
  const short = leaves.flatMap(({ text: words }) =>
    words.length <= 120 ? words : (words.match(/^#{2,4} .*$/gm) ?? []),
  );
  const slugs = [...headings, ...short].map((words) => slugify(words.replace(/^#+ /, '')));
  const counts = Map.groupBy(slugs, (slug) => slug);
  const numbered = [...counts].flatMap(([slug, all]) => all.slice(1).map((_, at) => `${slug}-${at + 2}`));
  const name = path.replace(/.*\/|\.\w+$/g, '');
  return new Set([...slugs, ...numbered, ...keysOf(value), name]);
}

const keysOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(keysOf)];

const withoutPart = (address: string) => address.replace(/#.*/, '');

export function findings(given: readonly RuleFile[], context: RuleContext): Finding[] {
  const files = given.map(read);
  const found = [
    linkFindings,
    redirectFindings,
    repeatedTexts,
    blogNumbers,
    offers,
    pictures,
    characters,
    weights,
    questions,
  ];
  return found.flatMap((rule) => rule(files, context));
}

function linkFindings(files: Read[], { built, earlier }: RuleContext): Finding[] {
  const { redirects, owned } = addressesOf(files);
  const parts = Map.groupBy(files, ({ page }) => withoutPart(page));
  const made = new Set(files.flatMap((file) => [...file.parts]));
  for (const each of made) earlier.parts.add(each);
  for (const each of owned.keys()) earlier.addresses.add(each);
  const isKnown = (path: string) =>
    owned.has(path) || path in redirects || (!earlier.addresses.has(path) && (!built || built.has(path)));
  const pagesFor = ({ until }: Read): Pages => ({
    has: (path) => isKnown(path) && (until !== undefined || !owned.get(path)?.until),
    addresses: () => new Set([...(built?.addresses() ?? []), ...owned.keys()]),
    partsOf: (path) => {
      if (path in redirects) return new Set();
      const inCode = built?.partsOf(path);
      if (!inCode && !owned.has(path)) return undefined;
      if (!inCode && !built) return undefined;
      const left = [...(inCode ?? [])].filter((part) => made.has(part) || !earlier.parts.has(part));
      return new Set([...left, ...(parts.get(path) ?? []).flatMap((file) => [...file.parts])]);
    },
  });
  return files.flatMap((file) => {
    const pages = pagesFor(file);
    return file.links.flatMap(({ field, link }) => {
      const what = linkProblem(link, file.ownsPage ? file.page : undefined, pages);
      if (!what) return [];
      const waiting = owned.get(withoutPart(link))?.until && !file.until;
      const message = waiting ? `the link ${link} leads to a draft, or to what waits for its day.` : what;
      return { path: file.path, field, message: sentence(message) };
    });
  });
}

/** Texts that link to a page, or to a part of it. */
export const linksTo = (files: readonly RuleFile[], page: string): { path: string; field: string }[] =>
  files.flatMap((file) =>
    read(file)
      .links.filter(({ link }) => withoutPart(link) === page)
      .map(({ field }) => ({ path: file.path, field })),
  );

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const REDIRECTS = 'redirects.yaml';

function addressesOf(files: Read[]) {
  const moved = files.find(({ path }) => path === REDIRECTS)?.value ?? {};
  const recorded = files.filter(({ type }) => type === 'recordings');
  return {
    redirects: { ...(moved as Record<string, string>) },
    recorded: new Map(recorded.map(({ page }) => [page.replace('/recordings', ''), page])),
    owned: new Map(files.filter(({ ownsPage }) => ownsPage).map((file) => [file.page, file])),
  };
}

function redirectFindings(files: Read[]): Finding[] {
  const { redirects, owned, recorded } = addressesOf(files);
  const at = (field: string, message: string) => ({ path: REDIRECTS, field, message });
  return Object.entries(redirects).flatMap(([from, to]) => {
    const page = owned.get(from);
    const target = withoutPart(to);
    const isTarget = owned.has(target) || !(target in redirects);
    return [
      ...(page ? [at(from, `There is a page at ${from}, “${page.title}”: nobody could see it.`)] : []),
      ...(recorded.has(from) ? [at(from, `${from} leads to its recording already: remove this line.`)] : []),
      ...(isTarget ? [] : [at(from, `${to} has moved itself.`)]),
    ];
  });
}

/** Titles and descriptions of pages in search results. */
const UNIQUE = ['title', 'description', 'excerpt', 'meta'];
/** Their pages add words to the title. */
const TITLED = ['recordings', 'releases'];

function repeatedTexts(files: Read[]): Finding[] {
  const own = files.filter(
    ({ ownsPage, filled }) => ownsPage && !(filled as { canonical?: string })?.canonical,
  );
  const texts = own.flatMap(({ leaves, ...file }) =>
    leaves.flatMap(({ field, text }) =>
      UNIQUE.includes(field) && !(TITLED.includes(file.type) && field === 'title')
        ? [{ file, field, text }]
        : [],
    ),
  );
  return [...Map.groupBy(texts, ({ text }) => text).values()].flatMap((same) =>
    same.length < 2
      ? []
      : same.map(({ file, field }) => {
          const others = same.filter((each) => each.file !== file).map((each) => `“${each.file.title}”`);
          const message = `${oneOf(others)} has the same text. Search results tell pages apart by it.`;
          return { path: file.path, field, message };
        }),
  );
}

function blogNumbers(files: Read[]): Finding[] {
  const articles = files.filter(({ type }) => type === 'blog');
  const numberOf = ({ value }: Read) => (value as { number?: number } | undefined)?.number ?? 0;
  const free = Math.max(0, ...articles.map(numberOf)) + 1;
  return [...Map.groupBy(articles, numberOf).values()].flatMap((same) =>
    same.length < 2
      ? []
      : same.map(({ path }) => ({
          path,
          field: 'number',
          message: `Another article has this number. The next free one is ${free}.`,
        })),
  );
}

/** These pages are about what is missing. */
const ABOUT_MISSING = ['/roadmap', '/features/requests', '/submit-request', '/search', '/desk'];

/** A text that offers a missing capability says so nearby. */
function offers(files: Read[]): Finding[] {
  const missing = missingCapabilities().map((each) => ({
    ...each,
    patterns: each.phrases.map((phrase) => new RegExp(phrase, 'i')),
  }));
  const places = new Set(files.map(({ page }) => withoutPart(page)));
  const nowhere = missing.flatMap(({ id, namedOn, name }) =>
    namedOn.flatMap((page, at) =>
      places.has(page)
        ? []
        : [
            {
              path: 'facts/capabilities.yaml',
              field: `capabilities.${id}.namedOn.${at}`,
              message: `There is no page ${page} that could name “${name}”.`,
            },
          ],
    ),
  );
  const shown = files.filter(
    ({ type, page }) => !type.startsWith('facts/') && !ABOUT_MISSING.includes(withoutPart(page)),
  );
  return [
    ...nowhere,
    ...shown.flatMap(({ path, page, leaves, text }) =>
      [...leaves, ...blocksOf(text)].flatMap(({ field, text: words, around }) =>
        saysStatus(around)
          ? []
          : missing
              .filter(
                ({ namedOn, patterns }) =>
                  !namedOn.includes(withoutPart(page)) && patterns.some((each) => each.test(words)),
              )
              .map(({ name, status }) => ({
                path,
                field,
                message: `“${excerpt(words)}” offers “${name}”, which is ${status.toLowerCase()}. Say so in the same place, or list ${withoutPart(page)} in “What the product does” as a page that only names it.`,
              })),
      ),
    ),
  ];
}

const excerpt = (words: string) => (words.length > 80 ? `${words.slice(0, 80).trimEnd()}…` : words);

/** Paragraphs, points and rows of a text; a heading with what follows it. */
const blocksOf = (text: string): Omit<Leaf, 'key'>[] =>
  text.split(/^(?=#)/m).flatMap((chapter) => {
    const blocks = chapter.split(/\n\s*\n|\n(?=\s*(?:[-*|]|\d+\.)\s?)/);
    return blocks.map((words) => ({
      field: '+text',
      text: words,
      around: words.startsWith('#') ? chapter : words,
    }));
  });

/** The picture of a field lies beside its file. */
const pictures = (files: Read[], { folder }: RuleContext): Finding[] =>
  files.flatMap(({ path, leaves }) =>
    leaves
      .filter(({ text }) => /^[\w-][\w.-]*\.(?:jpe?g|png|webp|avif)$/.test(text))
      .filter(({ text }) => !existsSync(join(folder, dirname(path), text)))
      .map(({ field, text }) => ({
        path,
        field,
        message: `There is no picture ${text} here: choose it again.`,
      })),
  );

const UNUSUAL = /[^\u0020-\u024f\s]/gu;

/** Texts that PDF files contain. */
const IN_FILES = /^(?:brand|documents|events|legal|paper|reports|facts\/(?!testimonials))/;

/** A PDF file needs each character in its typefaces. */
function characters(files: Read[]): Finding[] {
  const inFiles = files.filter(({ type }) => IN_FILES.test(type));
  const texts = inFiles.flatMap(({ path, leaves, text }) =>
    [...leaves, { field: '+text', text }].flatMap((leaf) => {
      const unusual = [...new Set(leaf.text.match(UNUSUAL))];
      return unusual.length > 0 ? [{ path, field: leaf.field, unusual }] : [];
    }),
  );
  const missing = new Set(missingIn(texts.flatMap(({ unusual }) => unusual).join('')));
  return texts.flatMap(({ path, field, unusual }) => {
    const here = unusual.filter((each) => missing.has(each));
    if (here.length === 0) return [];
    return [
      {
        path,
        field,
        message: `The typefaces of our files have no “${here.join('”, “')}”: write it in words.`,
      },
    ];
  });
}

/** The sources of a page grow about as its HTML does. */
function weights(files: Read[], { earlier, weightOf }: RuleContext): Finding[] {
  return files.flatMap(({ path, page, ownsPage, size }) => {
    const before = earlier.sizes.get(path) ?? size;
    earlier.sizes.set(path, before);
    const built = ownsPage && size > before ? weightOf(page) : undefined;
    const most = (page === '/' ? budgets.homeHtml : budgets.htmlWithIslands) * ((1 + TEXT_ROOM) / 2);
    if (built === undefined || built + size - before <= most) return [];
    const message =
      'The page becomes too heavy for a slow network. Shorten a text, or move a part to another page.';
    return [{ path, field: '', message }];
  });
}

const NUMBER = /\d(?:[\d.,]*\d)?/g;

function questions(files: Read[]): Finding[] {
  const today = todayInKampala();
  const linked = new Set(
    files.flatMap(({ page, links }) =>
      links.map(({ link }) => withoutPart(link)).filter((link) => link !== page),
    ),
  );
  const asks = true as const;
  return files.flatMap(({ path, type, page, value, leaves }): Finding[] => {
    const { first, last = first } = (value as { when?: { first?: string; last?: string } })?.when ?? {};
    const isOver = type === 'events' && typeof last === 'string' && last < today;
    const isAlone = type === 'pages/free' && !linked.has(page);
    const others = leaves
      .filter(({ field }) => !UNIQUE.includes(field) && field !== 'ogTitle')
      .map((leaf) => leaf.text);
    const { description = '' } = (type.startsWith('pages/') ? value : {}) as { description?: string };
    const said = description.replace(/\{\{.*?\}\}/g, '').match(NUMBER) ?? [];
    const unsaid = said.filter((number) => !others.some((words) => words.includes(number)));
    const named = type === 'facts/organisation' ? [] : namesIn(value);
    return [
      ...(isOver ? [{ path, field: 'when', message: `The ${last} is over. Is it meant so?`, asks }] : []),
      ...(isAlone
        ? [
            {
              path,
              field: '',
              message: 'No text links to this page yet, and no visitor would find it.',
              asks,
            },
          ]
        : []),
      ...unsaid.map((number) => ({
        path,
        field: 'description',
        message: `It says ${number}, and no text of the page does.`,
        asks,
      })),
      ...named.map((field) => ({
        path,
        field,
        message: `Write {{brand}} instead of ${organisation.name}: a new name then changes it here too.`,
        asks,
      })),
    ];
  });
}

const NAME = new RegExp(`(?<![\\w-])${RegExp.escape(organisation.name)}(?![\\w-])`);

/** Fields with the company's name in their source. */
const namesIn = (value: unknown): string[] =>
  leavesOf(value).flatMap(({ field, key, text }) =>
    !/^(?:href|pattern|phrases)$/.test(key) && NAME.test(text) ? [field] : [],
  );
