// What is wrong with a text in Markdown, apart from its links: headings, HTML, drawings, places and pictures that a page
// could not show.
import { type MdastNode, markdownToMdast } from 'satteri';
import { pictureProblems } from './check-pictures.ts';
import { places } from './fill-in.ts';
import { unfilled } from './fill-places.ts';
import type { Problem } from './read-yaml.ts';

/** The attributes of a tag, by name. */
export type Said = Readonly<Record<string, string>>;

export type BodyRules = {
  /** What is wrong with a `<figure data-chart="…">` or `<figure data-draw="…">`. Without it, none can stand in the text. */
  drawing?: (said: Said) => string | undefined;
  /** Whether pictures can stand in the text. */
  pictures?: boolean;
  /** Whether something else than the facts fills a place. */
  fills?: (place: string) => boolean;
};

export type Body = {
  text: string;
  /** How messages name its file. */
  file: string;
  /** Where it begins in that file. */
  firstLine: number;
  /** Where the pictures beside it are. */
  folder: string;
};

/** Tags that a text may have besides its Markdown. */
const FIGURES = ['figure', 'figcaption', 'br', 'sub', 'sup'];
const SVG = 'svg g path rect circle ellipse line polyline polygon text tspan title desc defs use'.split(' ');
const TAGS = new Set([...FIGURES, ...SVG]);

/** A text without any of these needs no closer look, and most have none. */
const SUSPECT = /^ {0,3}#(?!#)|^ {0,3}=+[ \t]*$|<[a-z/]|!\[/im;

export function checkBody(body: Body, rules: BodyRules = {}): Problem[] {
  const { text, file, firstLine, folder } = body;
  const found: { line: number; what: string }[] = [...unknownPlaces(text, rules)];
  if (SUSPECT.test(text)) {
    const root = markdownToMdast(text);
    const called = file.slice(0, file.lastIndexOf('/'));
    found.push(...pictureProblems(root, { folder, called, may: rules.pictures ?? false }));
    for (const node of walk(root)) {
      const line = node.position?.start.line ?? 1;
      if (node.type === 'heading' && node.depth === 1) found.push({ line, what: secondTitle(textOf(node)) });
      if (node.type === 'html')
        found.push(...inHtml(node.value, rules).map((each) => ({ ...each, line: line + each.line - 1 })));
    }
  }
  return found
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, what }) => ({ file, line: line + firstLine - 1, what }));
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

/** Broader than what is filled, so that a place with a slip in its form is found too. */
const PLACE = /\{\{\s*([\w.:+-]+)\s*\}\}/g;

function unknownPlaces(text: string, { fills }: BodyRules) {
  return [...text.matchAll(PLACE)].flatMap(({ 0: place, 1: name = '', index }) => {
    if (Object.hasOwn(places, name) || fills?.(place)) return [];
    return [{ line: lineAt(text, index), what: unfilled(place, places) }];
  });
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

function inHtml(html: string, rules: BodyRules): { line: number; what: string }[] {
  const code = html.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...code.matchAll(/<([a-z][\w-]*)([^>]*)>/gi)].flatMap(
    ({ 1: tag = '', 2: attributes = '', index }) => {
      const what = tagProblem(tag.toLowerCase(), attributesIn(attributes), rules);
      return what ? [{ line: lineAt(code, index), what }] : [];
    },
  );
}

const attributesIn = (text: string): Said =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

function tagProblem(tag: string, said: Said, { drawing }: BodyRules): string | undefined {
  if (!TAGS.has(tag)) {
    const instead =
      tag === 'iframe' || tag === 'embed' || tag === 'object' || tag === 'script'
        ? 'The page would not be allowed to load it: write a link instead.'
        : tag === 'img'
          ? 'Write a picture as ![what it shows](name-of-the-file.jpg).'
          : 'Write it in Markdown.';
    return `<${tag}> cannot stand in a text. ${instead}`;
  }
  if (tag !== 'figure' || !('data-chart' in said || 'data-draw' in said)) return undefined;
  return drawing ? drawing(said) : 'no drawing can stand in this text.';
}

/** `the drawing "logo" is not there. …`, or nothing when it is one of those that there are. */
export function drawingProblem(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  return `there is no drawing "${name}". There are: ${known.join(', ')}.`;
}
