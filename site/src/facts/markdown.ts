// Renders Markdown: only HTML that is allowed, linked headings, scrollable tables and code, picture marks, no inline styles.
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type HastPluginDefinition,
  type MdastPluginDefinition,
  type MdastVisitorContext,
  markdownToHtml,
} from 'satteri';
import { codeFigure, isLanguage } from '../lib/code-figure.ts';
import { slugify } from '../lib/format-text.ts';
import { markPicture } from '../lib/picture-marks.ts';
import { decoded } from '../lib/text.ts';
import { isAlone } from '../readers/check-entry.ts';
import { contentFolder, contentText } from '../readers/content.ts';
import { features, lists, sanitised } from '../readers/safe-html.ts';
import { fillIn } from './fill-in.ts';

declare module 'satteri' {
  interface DataMap {
    /** Marks of the pictures of a text, in order. */
    pictures?: string[];
  }
}

type Placed = { position?: { start: { line: number } } | undefined };

/** `content/blog/exam-week.md, line 12`: adds the lines of the front matter. */
function positionOf({ position }: Placed, { fileURL, source }: MdastVisitorContext): string {
  const line = position?.start.line ?? 1;
  if (!fileURL) return `line ${line}`;
  const path = relative(contentFolder(), fileURLToPath(fileURL));
  const whole = contentText(path);
  const before = whole.slice(0, Math.max(0, whole.lastIndexOf(source.trim()))).split('\n').length - 1;
  return `content/${path}, line ${line + before}`;
}

/** Pictures alone in their paragraph. The placeholder of one has only its number, because a text could write it too. */
const pictures: MdastPluginDefinition = {
  name: 'pictures',
  options: { position: true },
  paragraph(node, context) {
    if (!isAlone(node) || !node.children.some(({ type }) => type === 'image')) return;
    const { pictures: marks = [] } = context.data;
    context.data.pictures = marks;
    const places = node.children.flatMap((child) => {
      if (child.type !== 'image') return [];
      const { url, alt, title } = child;
      const mark = { file: decoded(url), alt: alt ?? '', where: positionOf(child, context) };
      const dataMark = marks.push(markPicture({ ...mark, ...(title && { caption: title }) })) - 1;
      return [
        { type: 'paragraph' as const, data: { hName: 'picture', hProperties: { dataMark } }, children: [] },
      ];
    });
    context.replaceNode(node, places);
  },
};

const markedPictures: HastPluginDefinition = {
  name: 'marked-pictures',
  element: {
    filter: ['picture'],
    visit: (node, { data }) => ({
      type: 'raw',
      value: data.pictures?.[Number(node.properties.dataMark)] ?? '',
    }),
  },
};

/** Keeps `title="…"` of a fence. */
const titles: MdastPluginDefinition = {
  name: 'titles',
  code(node, context) {
    const [, dataTitle] = node.meta?.match(/\btitle="([^"]*)"/) ?? [];
    if (dataTitle) context.setProperty(node, 'data', { hProperties: { dataTitle } });
  },
};

/** A heading links to itself, so that readers can copy its address. `ids` are those of headings by their text. */
const linkedHeadings = (ids: ReadonlyMap<string, string>): HastPluginDefinition => {
  const slugCounts = new Map<string, number>();
  return {
    name: 'linked-headings',
    element: {
      filter: ['h2', 'h3'],
      visit(node, context) {
        const text = fillIn(context.textContent(node));
        const slug = ids.get(text) ?? slugify(text);
        const count = slugCounts.get(slug) ?? 0;
        slugCounts.set(slug, count + 1);
        const id = count === 0 ? slug : `${slug}-${count + 1}`;
        const link = {
          type: 'element',
          tagName: 'a',
          properties: { href: `#${id}` },
          children: node.children,
        };
        return { ...node, properties: { ...node.properties, id }, children: [link] } as typeof node;
      },
    },
  };
};

/** Remembers the heading above a table or code, to name it. */
const underHeading = () => {
  let heading: string | undefined;
  const times = new Map<string, number>();
  return {
    passed(text: string): void {
      heading = fillIn(text).replace(/[<>]/g, '');
    },
    current: () => heading,
    /** “Fees: table”, then “Fees: table 2”. */
    name(kind: string): string {
      const name = heading === undefined ? kind : `${heading}: ${kind.toLowerCase()}`;
      const count = (times.get(name) ?? 0) + 1;
      times.set(name, count);
      return count === 1 ? name : `${name} ${count}`;
    },
  };
};

const HEADINGS = ['h2', 'h3', 'h4'];

/** A wide table scrolls by touch and keyboard. Each has a name. */
const scrolling = (): HastPluginDefinition => {
  const place = underHeading();
  return {
    name: 'scrolling',
    element: {
      filter: [...HEADINGS, 'table'],
      visit(node, context) {
        if (node.tagName !== 'table') return place.passed(context.textContent(node));
        const properties = { className: ['scrolls'], tabIndex: 0, ariaLabel: place.name('Table') };
        context.wrapNode(node, { type: 'element', tagName: 'section', properties, children: [] });
      },
    },
  };
};

/** Highlights a fence with a language, with a copy button and `title="…"`. Facts are filled in first: highlighting would split the braces. */
const code = (): HastPluginDefinition => {
  const place = underHeading();
  return {
    name: 'code',
    element: {
      filter: [...HEADINGS, 'pre'],
      visit(node, context) {
        if (node.tagName !== 'pre') return place.passed(context.textContent(node));
        const [fence] = node.children;
        if (fence?.type !== 'element') return;
        const [language] = [fence.properties.className]
          .flat()
          .map((name) => String(name).replace('language-', ''));
        if (fence.properties.className === undefined || !language) {
          const properties = { tabIndex: 0, role: 'group', ariaLabel: place.name('Text') };
          return { ...node, properties: { ...node.properties, ...properties } };
        }
        if (!isLanguage(language))
          throw new Error(`lib/code-figure.ts does not know the language "${language}".`);
        const title = node.properties.dataTitle?.toString();
        const text = fillIn(context.textContent(fence));
        const inside = codeFigure({ title, language, code: text, about: place.current() });
        return {
          type: 'raw',
          value: `<figure class="code-block" data-client="CopyBox" data-copy-from>${inside}</figure>`,
        };
      },
    },
  };
};

/** A class instead of the style attribute, which the policy refuses. */
const alignment: HastPluginDefinition = {
  name: 'alignment',
  element: {
    filter: ['th', 'td'],
    visit(node, context) {
      const { style } = node.properties;
      if (style === undefined) return;
      context.setProperty(node, 'style', null);
      if (String(style).endsWith('right')) context.setProperty(node, 'className', ['right']);
    },
  },
};

/** No line break between UGX and its amount, or before a per cent sign. Not in code. */
const amounts: HastPluginDefinition = {
  name: 'amounts',
  text(node, context) {
    const parent = context.parent(node);
    if (parent.type === 'element' && parent.tagName === 'code') return undefined;
    const value = node.value.replace(/\bUGX (?=\d)|(?<=\d) (?=%)/g, (space) => space.replace(' ', '\u00a0'));
    return value === node.value ? undefined : { ...node, value };
  },
};

/** `file` has the text, for messages about a line. */
export async function renderMarkdown(
  markdown: string,
  file?: URL,
  ids: ReadonlyMap<string, string> = new Map(),
): Promise<string> {
  const { html } = await markdownToHtml(markdown, {
    features: { ...features, gfm: true, smartPunctuation: true },
    mdastPlugins: [pictures, titles],
    hastPlugins: [sanitised, lists, markedPictures, linkedHeadings(ids), scrolling, code, alignment, amounts],
    ...(file && { fileURL: file }),
    data: {},
  });
  return html;
}
