// How the site is built: static HTML from React, styles inlined, old phones in mind.
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { compress } from './build/compress.ts';
import { gallery } from './build/gallery.ts';
import { headers } from './build/headers.ts';
import { markdown } from './build/markdown.ts';
import { redirects } from './build/redirects.ts';
import { sitemapEntries } from './build/sitemap-entries.ts';
import { redirects as moved } from './src/content/redirects.ts';

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://tred.example',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  // The last two read what the others wrote: policies from the finished pages, then compressed copies of all.
  integrations: [
    react(),
    gallery(),
    redirects(moved),
    sitemap({
      serialize: sitemapEntries(),
      namespaces: { news: false, xhtml: false, image: false, video: false },
    }),
    headers(),
    compress(),
  ],
  markdown,
  devToolbar: { enabled: false },
  vite: {
    build: {
      target: ['chrome80', 'safari14', 'firefox90'],
      cssTarget: ['chrome80', 'safari14', 'firefox90'],
      // The shell script is one cached file, not a copy in each page.
      assetsInlineLimit: 0,
      // React in one file: fewer requests, and together it compresses better than in five.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [{ name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// }],
          },
        },
      },
    },
    css: {
      transformer: 'lightningcss',
      lightningcss: { cssModules: { pattern: '[name]_[local]' } },
    },
  },
});
