// The HTML that a text may become: an allow-list of elements, attributes and link schemes. Nothing else reaches a page.
import { type Schema, sanitize } from 'hast-util-sanitize';
import { type HastNode, type HastPluginDefinition, markdownToHast, markdownToHtml } from 'satteri';

/** Raw HTML becomes nodes, as a browser would read it. */
export const features = { rawHtml: true } as const;

/** Elements that a text may write as HTML; it writes the others in Markdown. */
const FIGURE = ['figure', 'figcaption', 'br', 'sub', 'sup'];
const SHAPES = [
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'defs',
];
export const rawTags: ReadonlySet<string> = new Set([...FIGURE, 'svg', ...SHAPES]);

const TABLE = ['thead', 'tbody', 'tr', 'th', 'td'];
const BLOCKS = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'hr',
  'blockquote',
  'ul',
  'ol',
  'li',
  'pre',
  'table',
];
const WORDS = ['a', 'em', 'strong', 'del', 'code', 'img', 'input', 'section', 'picture'];

/** Later steps search the markup for tags: no attribute contains one. */
const TEXT = /^[^<>]*$/;
const NUMBERS = /^[\w\s.,%()+-]*$/;
const COLOUR = /^(?:[\w#-]+|var\(--[\w-]+\))$/;
const all = (rule: RegExp, ...names: string[]): [string, RegExp][] => names.map((name) => [name, rule]);

const schema: Schema = {
  tagNames: [...rawTags, ...BLOCKS, ...TABLE, ...WORDS],
  attributes: {
    '*': [
      ...all(TEXT, 'ariaLabel'),
      ...all(COLOUR, 'fill', 'stroke'),
      ...all(
        NUMBERS,
        'x',
        'y',
        'x1',
        'x2',
        'y1',
        'y2',
        'cx',
        'cy',
        'r',
        'rx',
        'ry',
        'd',
        'points',
        'dx',
        'dy',
      ),
      ...all(
        NUMBERS,
        'width',
        'height',
        'transform',
        'opacity',
        'fillRule',
        'textAnchor',
        'dominantBaseline',
      ),
      ...all(NUMBERS, 'strokeWidth', 'strokeLineCap', 'strokeLineJoin', 'strokeDashArray'),
      ...all(NUMBERS, 'fontSize', 'fontWeight'),
    ],
    a: [
      ...all(TEXT, 'href', 'title'),
      ...['dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy'],
      ['id', /^user-content-[\w-]+$/],
      ['className', 'data-footnote-backref'],
    ],
    code: [['className', /^language-[^<>]+$/]],
    figure: [
      ...all(TEXT, 'dataChart', 'dataCaption', 'dataColumn', 'dataOf', 'dataBy', 'dataNames', 'dataDraw'),
      ['className', 'chart'],
    ],
    h2: [
      ['id', 'footnote-label'],
      ['className', 'sr-only'],
    ],
    img: [...all(TEXT, 'alt', 'title'), ['src', /^[^<>:]*$/]],
    input: ['checked', ['disabled', true], ['type', 'checkbox']],
    li: [
      ['id', /^user-content-[\w-]+$/],
      ['className', 'task-list-item'],
    ],
    ol: ['start'],
    // Of build/markdown.ts: the title of code, and the number of a picture.
    pre: [['dataTitle', TEXT]],
    picture: [['dataMark', /^\d+$/]],
    section: ['dataFootnotes', ['className', 'footnotes']],
    svg: [...all(NUMBERS, 'viewBox'), ['role', 'img'], ['className', 'drawing']],
    td: [['style', /^text-align: \w+$/]],
    text: [['className', 'onFill']],
    th: [['style', /^text-align: \w+$/]],
    ul: [['className', 'contains-task-list']],
  },
  ancestors: {
    ...Object.fromEntries(SHAPES.map((shape) => [shape, ['svg']])),
    ...Object.fromEntries(TABLE.map((part) => [part, ['table']])),
  },
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

/** A text that is no entry, such as one on a free page. */
export const textToHtml = (markdown: string): string =>
  markdownToHtml(markdown, { features, hastPlugins: [sanitised] }).html;

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

/** Elements and attributes of a text that no page will have. */
export function refusedIn(markdown: string): Part[] {
  const root = markdownToHast(markdown, { features, position: false });
  const kept = [...partsOf(sanitize(root as Parameters<typeof sanitize>[0], schema) as HastNode)].map(
    (part) => JSON.stringify(part),
  );
  return [...partsOf(root)].filter((part) => {
    const at = kept.indexOf(JSON.stringify(part));
    if (at >= 0) kept.splice(at, 1);
    return at < 0;
  });
}
