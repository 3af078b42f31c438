// Reads a file of a collection and finds all problems except broken links.

import { basename, dirname, join, normalize } from 'node:path';
import type { z } from 'astro/zod';
import { type HastNode, htmlToHast, type MdastNode, markdownToMdast } from 'satteri';
import { didYouMean } from '../lib/nearest.ts';
import { decoded } from '../lib/text.ts';
import { contentFiles } from './content.ts';
import { type Placeholders, unfilled, unknownPlaceholders } from './placeholders.ts';
import { type ContentProblem, type ReadYaml, readYaml } from './read-yaml.ts';
import { LINKS_BEGIN, type Part, rawTags, refusedIn } from './safe-html.ts';

export type CheckedEntry = {
  problems: ContentProblem[];
  /** Fields as written, and as the schema returns them. */
  raw: Record<string, unknown>;
  /** False if the fields are no YAML. */
  isReadable: boolean;
  data?: Record<string, unknown>;
  body: string;
  bodyLine: number;
  lineOf: ReadYaml<unknown>['lineOf'];
};

/** `file` is its name in messages, `path` its place in the content. */
export function checkEntry(
  contents: string,
  file: string,
  path: string,
  rules: BodyRules & { schema: z.ZodType },
): CheckedEntry {
  const parts = file.endsWith('.md')
    ? markdownParts(contents)
    : { fields: contents, firstLine: 1, body: '', bodyLine: 1 };
  if (!parts) {
    const what =
      'the file must begin with a line of three hyphens, ---, then its fields, then another such line.';
    return {
      problems: [{ file, line: 1, what, field: '', wish: what }],
      raw: {},
      isReadable: false,
      body: '',
      bodyLine: 1,
      lineOf: () => 1,
    };
  }
  const { fields, firstLine, body, bodyLine } = parts;
  const { problems, data, raw, lineOf } = readYaml({ text: fields, file, firstLine }, rules.schema);
  const inBody = checkBody({ text: body, file, firstLine: bodyLine, folder: dirname(path) }, rules);
  return {
    problems: [...problems, ...inBody],
    raw: isGroup(raw) ? raw : {},
    isReadable: raw !== undefined,
    ...(isGroup(data) && { data }),
    body,
    bodyLine,
    lineOf,
  };
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function markdownParts(contents: string) {
  const found = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)(?:^|\r?\n)---[ \t]*(?:\r?\n|$)/.exec(contents);
  if (!found) return undefined;
  const [head, fields = ''] = found;
  return { fields, firstLine: 2, body: contents.slice(head.length), bodyLine: head.split('\n').length };
}

type RawElement = Extract<HastNode, { type: 'element' }>;
/** With names as in hast: `dataChart`. */
export type TagAttributes = RawElement['properties'];

export type BodyRules = {
  placeholders?: () => Placeholders;
  /** Problem of a `<figure data-chart="…">` or `<figure data-draw="…">`. Without it, figures are refused. */
  drawing?: (attributes: TagAttributes) => string | undefined;
  pictures?: boolean;
};

export type Body = {
  text: string;
  file: string;
  /** First line in that file. */
  firstLine: number;
  folder: string;
};

export function checkBody(body: Body, rules: BodyRules = {}): ContentProblem[] {
  const { text, file, firstLine, folder } = body;
  const found: { line: number; what: string }[] = [...placeholderProblems(text, rules)];
  const root = markdownToMdast(text);
  found.push(...pictureProblems(root, { folder, may: rules.pictures ?? false }));
  for (const node of walk(root)) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'heading' && node.depth === 1) found.push({ line, what: secondTitle(textOf(node)) });
    if (node.type === 'html')
      for (const { tagName, properties } of elementsOf(htmlToHast(node.value, { fragment: true }))) {
        const what = tagProblem(tagName, properties, rules);
        if (what) found.push({ line: line + lineWith(`<${tagName}`, node.value) - 1, what });
      }
  }
  // A browser may join parts of a text to a tag.
  const part = found.length === 0 ? refusedIn(text) : undefined;
  if (part) found.push({ line: lineWith(part.value || `<${part.tag}`, text), what: partProblem(part) });
  return found
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, what }) => ({
      ...{ file, line: line + firstLine - 1, what },
      ...{ field: '+text', wish: `Line ${line} of the text: ${what}` },
    }));
}

const secondTitle = (words: string) =>
  `"${words}" is a heading with a single #, or with === under it. The title is that heading: write ## instead.`;

function* walk(node: MdastNode): Generator<MdastNode> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walk(child as MdastNode);
}

const textOf = (node: MdastNode): string =>
  [...walk(node)]
    .map((each) => (each.type === 'text' || each.type === 'inlineCode' ? each.value : ''))
    .join('');

const placeholderProblems = (text: string, { placeholders = () => ({}) }: BodyRules) =>
  text.split('\n').flatMap((line, at) =>
    unknownPlaceholders(line, placeholders()).map((placeholder) => ({
      line: at + 1,
      what: unfilled(placeholder, placeholders()),
    })),
  );

/** The first line with some words, or the first one. */
const lineWith = (words: string, text: string) =>
  text.slice(0, Math.max(0, text.toLowerCase().indexOf(words.toLowerCase()))).split('\n').length;

function* elementsOf(node: HastNode): Generator<RawElement> {
  if (node.type === 'element') yield node;
  if ('children' in node) for (const child of node.children) yield* elementsOf(child);
}

function partProblem({ tag, attribute, value }: Part): string {
  if (attribute === undefined) return notHere(tag);
  if (attribute === 'href') return `the link ${value} is refused. ${LINKS_BEGIN}`;
  return `${attribute.toLowerCase()}="${value}" cannot stand in <${tag}>.`;
}

function notHere(tag: string): string {
  const instead =
    tag === 'iframe' || tag === 'embed' || tag === 'object' || tag === 'script'
      ? 'The page would not be allowed to load it: write a link instead.'
      : tag === 'img'
        ? 'Write a picture as ![what it shows](name-of-the-file.jpg).'
        : 'Write it in Markdown.';
  return `<${tag}> cannot stand in a text. ${instead}`;
}

function tagProblem(tag: string, attributes: TagAttributes, { drawing }: BodyRules): string | undefined {
  if (!rawTags.has(tag)) return notHere(tag);
  if (tag !== 'figure' || !('dataChart' in attributes || 'dataDraw' in attributes)) return undefined;
  return drawing ? drawing(attributes) : 'no drawing can stand in this text.';
}

/** `the drawing "logo" is not there. …`, or undefined. */
export function drawingProblem(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  return `there is no drawing "${name}". There are: ${known.join(', ')}.`;
}

type LineProblem = { line: number; what: string };

const NONE_HERE =
  'no picture can stand in this text. Articles, press releases and guides may have pictures; elsewhere a drawing is an <svg> in a <figure>.';
const HOW = 'A picture is written like this, on a line of its own: ![What it shows](./name.jpg)';

/** Also default texts that programs insert. */
const NO_WORDS = /^(?:|image|picture|photo|img|screenshot|[\w-]+\.\w{3,4}|what it shows)$/i;

/** `folder` of the text; `may`: pictures are allowed. */
function* pictureProblems(
  node: MdastNode,
  where: { folder: string; may: boolean },
  parent?: MdastNode,
): Generator<LineProblem> {
  const what = problemOf(node, where, parent);
  if (what) yield { line: node.position?.start.line ?? 1, what };
  if ('children' in node)
    for (const child of node.children) yield* pictureProblems(child as MdastNode, where, node);
}

function problemOf(
  node: MdastNode,
  { folder, may }: { folder: string; may: boolean },
  parent: MdastNode | undefined,
): string | undefined {
  switch (node.type) {
    case 'image': {
      const file = decoded(node.url);
      if (!may) return NONE_HERE;
      if (!isAlone(parent))
        return `the picture ${file} stands in a line with something else. Give it a line of its own, with an empty line before and after it.`;
      if (NO_WORDS.test((node.alt ?? '').trim()))
        return `the picture ${file} needs words that say what it shows, for those who cannot see it. They go between the square brackets: ![Two teachers count scripts at a door](${file}).`;
      return fileProblem(file, folder);
    }
    case 'imageReference':
      return may ? `a picture names its file elsewhere. ${HOW}` : NONE_HERE;
    case 'text':
      return /!\[[^[\]]*\]\(/.test(node.value)
        ? `${node.value.trim()} is not read as a picture. The name of its file must have no space in it; a caption stands in double quotes.`
        : undefined;
    default:
      return undefined;
  }
}

/** Whether a picture is alone in its paragraph, or with others. */
export const isAlone = (parent: MdastNode | undefined): boolean =>
  parent?.type === 'paragraph' &&
  parent.children.every(
    (child) =>
      child.type === 'image' ||
      child.type === 'break' ||
      (child.type === 'text' && child.value.trim() === ''),
  );

function fileProblem(file: string, folder: string): string | undefined {
  if (/^(?:[a-z]+:)?\/\//i.test(file))
    return `the picture ${file} lies elsewhere, and the page would not be allowed to load it. Put the file beside the text and write its name.`;
  const path = normalize(file);
  if (path.startsWith('/') || path.startsWith('..'))
    return `the picture ${file} must lie beside the text; write its name like this: ./name.jpg.`;
  const name = basename(path);
  const beside = filesIn(join(folder, dirname(path)));
  // Compares the exact name: some file systems ignore case.
  if (beside.includes(name)) return undefined;
  return `the picture ${file} is not there. Put the file beside the text, and spell its name as the file does, capital letters too.${didYouMean(name, beside)}`;
}

const filesIn = (folder: string): string[] =>
  contentFiles().flatMap((file) => (dirname(file) === folder ? [basename(file)] : []));
