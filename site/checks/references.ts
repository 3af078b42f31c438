// All addresses in pages and files of the built site, with their position.
import type { HTMLElement } from 'node-html-parser';
import type { BuiltSite, Page } from './built-site.ts';

export type Reference = {
  url: string;
  where: string;
  /** The element or tag: `<a>`, `og:image`, … */
  by: string;
  /** `link`: a visitor may follow it; `resource`: the page loads it; `mention`: metadata only. */
  kind: 'link' | 'resource' | 'mention';
  element?: HTMLElement;
};

const elements: { selector: string; attribute: string; kind: Reference['kind'] }[] = [
  { selector: 'a[href]', attribute: 'href', kind: 'link' },
  { selector: '[src]', attribute: 'src', kind: 'resource' },
  { selector: 'use[href], image[href]', attribute: 'href', kind: 'resource' },
  { selector: 'astro-island[component-url]', attribute: 'component-url', kind: 'resource' },
  { selector: 'astro-island[renderer-url]', attribute: 'renderer-url', kind: 'resource' },
];

/** `<link>` relations that load nothing. */
const namingRelations = new Set(['canonical', 'alternate', 'next', 'prev', 'search']);
const metaAddresses = new Set(['og:url', 'og:image', 'twitter:image']);

export const allReferences = (site: BuiltSite): Reference[] => [
  ...site.pages.flatMap((page) => referencesIn(page, site.origin)),
  ...referencesInFiles(site),
];

/** Several checks ask for the same pages. */
const known = new WeakMap<Page, Reference[]>();

export function referencesIn(page: Page, origin: string): Reference[] {
  const found = known.get(page) ?? readReferences(page, origin);
  known.set(page, found);
  return found;
}

function readReferences(page: Page, origin: string): Reference[] {
  const found: Reference[] = [];
  const add = (url: string | undefined, by: string, kind: Reference['kind'], element?: HTMLElement) => {
    if (url !== undefined)
      found.push({ url: url.trim(), where: page.address, by, kind, ...(element && { element }) });
  };

  for (const { selector, attribute, kind } of elements) {
    for (const element of page.root.querySelectorAll(selector)) {
      add(element.getAttribute(attribute), `<${element.rawTagName}>`, kind, element);
    }
  }
  for (const element of page.root.querySelectorAll('[srcset]')) {
    for (const url of urlsInSrcset(element.getAttribute('srcset') ?? ''))
      add(url, 'srcset', 'resource', element);
  }
  for (const element of page.root.querySelectorAll('form[action]')) {
    // Form actions go to the server.
    const posts = element.getAttribute('method')?.toLowerCase() === 'post';
    if (!posts) add(element.getAttribute('action'), '<form>', 'link', element);
  }
  for (const element of page.root.querySelectorAll('link[href]')) {
    const relations = (element.getAttribute('rel') ?? '').split(/\s+/);
    const names =
      relations.some((relation) => namingRelations.has(relation)) && !relations.includes('stylesheet');
    add(
      element.getAttribute('href'),
      `<link rel="${relations.join(' ')}">`,
      names ? 'mention' : 'resource',
      element,
    );
  }
  for (const element of page.root.querySelectorAll('meta[content]')) {
    const name = element.getAttribute('property') ?? element.getAttribute('name') ?? '';
    if (metaAddresses.has(name)) add(element.getAttribute('content'), name, 'mention', element);
    if (element.getAttribute('http-equiv') === 'refresh') {
      add(/url=(.*)$/i.exec(element.getAttribute('content') ?? '')?.[1], 'refresh', 'link', element);
    }
  }
  for (const style of page.root.querySelectorAll('style')) {
    for (const url of urlsInCss(style.text)) add(url, '<style>', 'resource');
  }
  for (const script of page.root.querySelectorAll('script[type="application/ld+json"]')) {
    for (const url of urlsOf(origin, script.text)) add(withoutFragment(url), 'JSON-LD', 'mention');
  }
  return found;
}

/** Our addresses in machine-readable files (sitemap, feeds, robots.txt) and style sheets. */
function referencesInFiles(site: BuiltSite): Reference[] {
  const found: Reference[] = [];
  for (const file of site.files) {
    if (/\.(xml|txt|md|ics)$/.test(file)) {
      // Calendar files wrap long lines.
      const text = site.text(file).replaceAll('\r\n ', '');
      for (const url of urlsOf(site.origin, text))
        found.push({ url, where: `/${file}`, by: 'text', kind: 'mention' });
    } else if (file.endsWith('.css')) {
      const text = site.text(file);
      for (const url of urlsInCss(text))
        found.push({ url, where: `/${file}`, by: 'url()', kind: 'resource' });
    } else if (file.endsWith('.webmanifest')) {
      const text = site.text(file);
      for (const [, url = ''] of text.matchAll(/"(?:src|start_url|url)"\s*:\s*"([^"]+)"/g)) {
        found.push({ url, where: `/${file}`, by: 'manifest', kind: 'mention' });
      }
    }
  }
  return found;
}

function urlsInCss(css: string): string[] {
  const code = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...code.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)]
    .map(([, , url = '']) => url)
    .filter((url) => !url.startsWith('data:'));
}

function urlsInSrcset(set: string): string[] {
  return set
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);
}

function urlsOf(origin: string, text: string): string[] {
  const escaped = origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = new RegExp(`${escaped}(?![\\w.-])[^\\s"'<>)\\]\\\\{]*`, 'g');
  return [...text.matchAll(pattern)].map(([url]) => url.replaceAll('&amp;', '&').replace(/[.,;]$/, ''));
}

/** `https://…/#organisation` in structured data is an id, not a fragment. */
function withoutFragment(url: string): string {
  return url.replace(/#.*$/, '');
}
