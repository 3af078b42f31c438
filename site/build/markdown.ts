// Turns Markdown into HTML: linkable headings, tables and code that scroll on a phone, marks for pictures, no inline styles.
import { readFileSync } from 'node:fs';
import { satteri } from '@astrojs/markdown-satteri';
import type { AstroUserConfig } from 'astro';
import type { HastPluginDefinition, MdastPluginDefinition, MdastVisitorContext } from 'satteri';
import { fillIn } from '../src/facts/fill-in.ts';
import { codeFigure, isLanguage } from '../src/lib/code-figure.ts';
import { markPicture } from '../src/lib/picture-marks.ts';
import { slugify } from '../src/lib/words.ts';

type Placed = { position?: { start: { line: number } } | undefined };

/** `site/src/content/blog/exam-week.md, line 12`: what is read here begins after the lines between the two `---`. */
function placeOf({ position }: Placed, { fileURL, source }: MdastVisitorContext): string {
  const line = position?.start.line ?? 1;
  if (!fileURL) return `line ${line}`;
  const path = decodeURI(fileURL.pathname);
  const whole = readFileSync(fileURL, 'utf8');
  const before = whole.slice(0, Math.max(0, whole.lastIndexOf(source.trim()))).split('\n').length - 1;
  return `${path.slice(path.lastIndexOf('/site/src/content/') + 1)}, line ${line + before}`;
}

/** One, or several, with nothing else in their paragraph. */
const pictures: MdastPluginDefinition = {
  name: 'pictures',
  options: { position: true },
  paragraph(node, context) {
    const others = node.children.filter(({ type }) => type !== 'image' && type !== 'break');
    if (others.length === node.children.length) return;
    if (others.some((other) => other.type !== 'text' || other.value.trim() !== '')) return;
    const marks = node.children.flatMap((child) => {
      if (child.type !== 'image') return [];
      const { url, alt, title } = child;
      const mark = { file: decoded(url), alt: alt ?? '', where: placeOf(child, context) };
      return [{ type: 'html' as const, value: markPicture({ ...mark, ...(title && { caption: title }) }) }];
    });
    context.replaceNode(node, marks);
  },
};

/** As a name of a file; Markdown writes a space as %20. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** A section's heading is a link to itself, so that anyone can copy the address of a part of a page. */
const linkedHeadings = (): HastPluginDefinition => {
  const taken = new Map<string, number>();
  return {
    name: 'linked-headings',
    element: {
      filter: ['h2', 'h3'],
      visit(node, context) {
        const slug = slugify(fillIn(context.textContent(node)));
        const count = taken.get(slug) ?? 0;
        taken.set(slug, count + 1);
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

/** Remembers the heading that a table or a piece of code stands under, to name it by. */
const underHeading = () => {
  let heading: string | undefined;
  const times = new Map<string, number>();
  return {
    passed(text: string): void {
      heading = fillIn(text);
    },
    current: () => heading,
    /** “Fees: table”, and the second one there “Fees: table 2”. */
    name(kind: string): string {
      const name = heading === undefined ? kind : `${heading}: ${kind.toLowerCase()}`;
      const count = (times.get(name) ?? 0) + 1;
      times.set(name, count);
      return count === 1 ? name : `${name} ${count}`;
    },
  };
};

const HEADINGS = ['h2', 'h3', 'h4'];

/** A table that is wider than a phone scrolls by itself, and a keyboard can reach it. Each table has a name of its own. */
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

/**
 * A fence with a language is shown in colour with a copy button; `title="…"` beside the language stands above it. The
 * facts are filled in first, since colouring would take their braces apart.
 */
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
        const { lang: language, meta = '' } = (fence.data ?? {}) as { lang?: string; meta?: string };
        if (!language) {
          const properties = { tabIndex: 0, role: 'group', ariaLabel: place.name('Text') };
          return { ...node, properties: { ...node.properties, ...properties } };
        }
        if (!isLanguage(language))
          throw new Error(`lib/code-figure.ts does not know the language "${language}".`);
        const title = meta.match(/\btitle="([^"]*)"/)?.[1];
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

/** Columns are aligned by a style attribute, which the content security policy refuses: a class says the same. */
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

/** A line does not end between UGX and its amount, nor before a per cent sign. Code is left alone: it may be an SMS. */
const amounts: HastPluginDefinition = {
  name: 'amounts',
  text(node, context) {
    const parent = context.parent(node);
    if (parent.type === 'element' && parent.tagName === 'code') return undefined;
    const value = node.value.replace(/\bUGX (?=\d)|(?<=\d) (?=%)/g, (space) => space.replace(' ', '\u00a0'));
    return value === node.value ? undefined : { ...node, value };
  },
};

export const markdown: NonNullable<AstroUserConfig['markdown']> = {
  // The highlighters colour by style attributes, which the content security policy refuses.
  syntaxHighlight: false,
  processor: satteri({
    mdastPlugins: [pictures],
    hastPlugins: [linkedHeadings, scrolling, code, alignment, amounts],
  }),
};
