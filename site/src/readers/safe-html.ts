// The HTML that a text may become: an allow-list of elements, attributes and link schemes. Nothing else reaches a page.
import { type Schema, sanitize } from 'hast-util-sanitize';
import { type HastNode, type HastPluginDefinition, markdownToHast, markdownToHtml } from 'satteri';

/** Raw HTML becomes nodes, as a browser would read it. */
export const features = { rawHtml: true } as const;

const words = (list: string) => list.split(' ');

const SHAPES = words('g path rect circle ellipse line polyline polygon text tspan defs');
const TABLE = words('thead tbody tr th td');
/** Elements that a text may write as HTML; it writes the others in Markdown. */
export const rawTags: ReadonlySet<string> = new Set([
  ...words('figure figcaption br sub sup svg'),
  ...SHAPES,
]);
const MARKDOWN = words(
  'h1 h2 h3 h4 h5 h6 p hr blockquote ul ol li pre table a em strong del code img input section picture',
);

/** Later steps search the markup for tags: no attribute contains one. */
const TEXT = /^[^<>]*$/;
const NUMBERS = /^[\w\s.,%()+-]*$/;
const COLOUR = /^(?:[\w#-]+|var\(--[\w-]+\))$/;
const FOOTNOTE = /^user-content-[\w-]+$/;
const ALIGNED: [string, RegExp] = ['style', /^text-align: \w+$/];

/** The same rule for several attributes, named as in hast. */
const all = (rule: RegExp, names: string) => words(names).map((name): [string, RegExp] => [name, rule]);

const schema: Schema = {
  tagNames: [...rawTags, ...MARKDOWN, ...TABLE],
  attributes: {
    '*': [
      ['ariaLabel', TEXT],
      ...all(COLOUR, 'fill stroke'),
      ...all(NUMBERS, 'x y x1 x2 y1 y2 cx cy dx dy r rx ry d points width height transform opacity fillRule'),
      ...all(NUMBERS, 'textAnchor dominantBaseline fontSize fontWeight'),
      ...all(NUMBERS, 'strokeWidth strokeLineCap strokeLineJoin strokeDashArray'),
    ],
    a: [
      ...all(TEXT, 'href title dataFootnoteRef dataFootnoteBackref ariaDescribedBy'),
      ['id', FOOTNOTE],
      ['className', 'data-footnote-backref'],
    ],
    code: [['className', /^language-[^<>]+$/]],
    figure: [
      ...all(TEXT, 'dataChart dataCaption dataColumn dataOf dataBy dataNames dataDraw'),
      ['className', 'chart'],
    ],
    h2: all(/^(?:footnote-label|sr-only)$/, 'id className'),
    img: [...all(TEXT, 'alt title'), ['src', /^[^<>:]*$/]],
    input: ['checked', 'disabled', ['type', 'checkbox']],
    li: [...all(FOOTNOTE, 'id'), ['className', 'task-list-item']],
    ol: ['start'],
    // Of facts/markdown.ts: the title of code, and the number of a picture.
    pre: [['dataTitle', TEXT]],
    picture: [['dataMark', /^\d+$/]],
    section: ['dataFootnotes', ['className', 'footnotes']],
    svg: [
      ['viewBox', NUMBERS],
      ['role', 'img'],
      ['className', 'drawing'],
    ],
    td: [ALIGNED],
    text: [['className', 'onFill']],
    th: [ALIGNED],
    ul: [['className', 'contains-task-list']],
  },
  ancestors: Object.fromEntries([
    ...SHAPES.map((shape) => [shape, ['svg']]),
    ...TABLE.map((part) => [part, ['table']]),
  ]),
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  strip: ['script', 'style'],
  clobber: [],
  required: { input: { disabled: true, type: 'checkbox' } },
};

/** The first plugin of every renderer: those after it add what the site needs. */
export const sanitised = {
  name: 'sanitised',
  before(root, context) {
    context.replaceNode(root, sanitize(root, schema) as typeof root);
  },
} satisfies HastPluginDefinition;

/** Safari does not tell a list without bullets as one, unless it says so itself. */
export const lists = {
  name: 'lists',
  element: { filter: ['ul'], visit: (node, context) => context.setProperty(node, 'role', 'list') },
} satisfies HastPluginDefinition;

/** A text that is no entry, such as one on a free page. */
export const textToHtml = (markdown: string): string =>
  markdownToHtml(markdown, { features, hastPlugins: [sanitised, lists] }).html;

/** A text as a tree, for another shape than a page. */
export const safeTree = (markdown: string): HastNode =>
  sanitize(
    markdownToHast(markdown, { features, position: false }) as Parameters<typeof sanitize>[0],
    schema,
  ) as HastNode;

export const LINKS_BEGIN = 'A link begins with /, #, https:, mailto: or tel:.';

export type Part = { tag: string; attribute?: string; value?: string };

function* partsOf(node: HastNode): Generator<Part> {
  if (node.type === 'element') {
    const { tagName: tag, properties } = node;
    yield { tag };
    for (const [attribute, value] of Object.entries(properties))
      yield { tag, attribute, value: String(value) };
  }
  if ('children' in node) for (const child of node.children) yield* partsOf(child);
}

/** The first element or attribute of a text that no page will have. */
export function refusedIn(markdown: string): Part | undefined {
  const kept = new Map<string, number>();
  for (const part of partsOf(safeTree(markdown))) {
    const key = JSON.stringify(part);
    kept.set(key, (kept.get(key) ?? 0) + 1);
  }
  for (const part of partsOf(markdownToHast(markdown, { features, position: false }))) {
    const key = JSON.stringify(part);
    const left = kept.get(key) ?? 0;
    if (left === 0) return part;
    kept.set(key, left - 1);
  }
  return undefined;
}
