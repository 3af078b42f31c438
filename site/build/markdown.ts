// How Markdown becomes HTML: headings that can be linked to, tables and code that scroll on a phone, no inline styles.
import { satteri } from '@astrojs/markdown-satteri';
import type { AstroUserConfig } from 'astro';
import type { HastPluginDefinition } from 'satteri';
import { fillIn } from '../src/facts/fill-in.ts';
import { codeFigure } from '../src/lib/code-figure.ts';
import { isLanguage } from '../src/lib/highlight.ts';
import { slugify } from '../src/lib/slugs.ts';

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

/** A table that is wider than a phone scrolls by itself, and a keyboard can reach it. Each table has a name of its own. */
const scrolling = (): HastPluginDefinition => {
  let tables = 0;
  return {
    name: 'scrolling',
    element: {
      filter: ['table'],
      visit(node, context) {
        tables += 1;
        const properties = { className: ['scrolls'], tabIndex: 0, ariaLabel: `Table ${tables}` };
        context.wrapNode(node, { type: 'element', tagName: 'section', properties, children: [] });
      },
    },
  };
};

/**
 * A fence with a language is shown in colour with a copy button; `title="…"` beside the language stands above it. The
 * facts are filled in first, since colouring would take their braces apart.
 */
const code: HastPluginDefinition = {
  name: 'code',
  element: {
    filter: ['pre'],
    visit(node, context) {
      const [fence] = node.children;
      if (fence?.type !== 'element') return;
      const { lang: language, meta = '' } = (fence.data ?? {}) as { lang?: string; meta?: string };
      if (!language) return context.setProperty(node, 'tabIndex', 0);
      if (!isLanguage(language))
        throw new Error(`lib/highlight.ts does not know the language "${language}".`);
      const title = meta.match(/\btitle="([^"]*)"/)?.[1];
      const inside = codeFigure({ title, language, code: fillIn(context.textContent(fence)) });
      return {
        type: 'raw',
        value: `<figure class="code-block" data-client="CopyBox" data-copy-from>${inside}</figure>`,
      };
    },
  },
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
  processor: satteri({ hastPlugins: [linkedHeadings, scrolling, code, alignment, amounts] }),
};
