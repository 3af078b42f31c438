// Builds the head of a page as a list of tags.

import css from '~/styles/tokens.css?raw';
import { DATE_LANGUAGE } from '../lib/dates.ts';
import { metaProblems, type PageMeta, picturePage, titleTag } from '../lib/page-meta.ts';
import { tokensOf } from '../lib/tokens.ts';
import { absoluteUrl, cleanPath, picturePath } from './addresses.ts';

export type HeadTag =
  | { tag: 'title'; text: string; attributes: Record<string, never> }
  | { tag: 'meta' | 'link'; text?: undefined; attributes: Record<string, string> };

export type HeadContext = {
  /** Origin, `https://tred.example`. */
  site: URL | string;
  /** Rendered address. An alias names its canonical in the meta. */
  path: string;
  /** Name of the site, at the end of titles. */
  brand: string;
  /** Before launch all pages have noindex. */
  launched: boolean;
  feeds?: readonly { title: string; path: string }[];
};

/** Browser bar colours: the background of each theme. */
export const THEME_COLOURS = {
  light: tokensOf(css, ':root')('ground'),
  dark: tokensOf(css, '.dark')('ground'),
};

export const OG_PICTURE = { width: 1200, height: 630 } as const;

export function buildHead(
  meta: PageMeta,
  { site, path, brand, launched, feeds = [] }: HeadContext,
): HeadTag[] {
  const problems = metaProblems(meta, brand);
  if (problems.length > 0) throw new Error(`${cleanPath(path)}: ${problems.join('; ')}.`);

  const canonical = absoluteUrl(site, meta.canonical ?? meta.path ?? path);
  const shared = meta.ogTitle ?? meta.title;
  const shown = picturePage({ path, ...meta });
  const picture = new URL(picturePath(shown), site).href;
  const isOwn = shown === (meta.path ?? cleanPath(path));
  const pictureAlt = `${isOwn ? shared : brand}, on a woven pattern in the colours of ${brand}`;
  const { article } = meta;

  return [
    { tag: 'title', text: titleTag(meta.title, brand), attributes: {} },
    named('description', meta.description),
    ...(meta.noindex || !launched ? [named('robots', 'noindex')] : []),
    // Sitemap and search skip a page without it, before launch too.
    ...(meta.noindex ? [] : [link('canonical', canonical)]),
    // No rel="next": Firefox would prefetch it, which the policy refuses.
    ...(meta.previous ? [link('prev', absoluteUrl(site, meta.previous))] : []),
    ...feeds.map((feed) =>
      link('alternate', absoluteUrl(site, feed.path), { type: 'application/rss+xml', title: feed.title }),
    ),

    ...(meta.markdown
      ? [link('alternate', absoluteUrl(site, meta.markdown), { type: 'text/markdown' })]
      : []),

    property('og:type', article ? 'article' : 'website'),
    property('og:site_name', brand),
    property('og:locale', DATE_LANGUAGE.replace('-', '_')),
    property('og:title', shared),
    property('og:description', meta.description),
    property('og:url', canonical),
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(OG_PICTURE.width)),
    property('og:image:height', String(OG_PICTURE.height)),
    property('og:image:alt', pictureAlt),
    ...(article
      ? [
          property('article:published_time', article.published),
          property('article:modified_time', article.updated ?? article.published),
          property('article:author', article.author),
          property('article:section', article.section),
        ]
      : []),

    named('twitter:card', 'summary_large_image'),
    named('twitter:title', shared),
    named('twitter:description', meta.description),
    named('twitter:image', picture),
    named('twitter:image:alt', pictureAlt),

    // The theme is a class, not a media query: one tag has both colours, and the theme script sets `content`.
    {
      tag: 'meta',
      attributes: {
        name: 'theme-color',
        content: THEME_COLOURS.light,
        'data-light': THEME_COLOURS.light,
        'data-dark': THEME_COLOURS.dark,
      },
    },
    link('icon', '/favicon.ico', { sizes: '32x32' }),
    link('icon', '/favicon.svg', { type: 'image/svg+xml' }),
    link('apple-touch-icon', '/apple-touch-icon.png'),
    link('manifest', '/manifest.webmanifest'),
  ];
}

const named = (name: string, content: string): HeadTag => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (rel: string, href: string, more: Record<string, string> = {}): HeadTag => ({
  tag: 'link',
  attributes: { rel, href, ...more },
});
