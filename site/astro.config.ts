// How the site is built: static HTML from React, styles inlined, old phones in mind.
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: process.env.SITE_URL ?? 'https://tred.example',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  integrations: [react(), sitemap()],
  devToolbar: { enabled: false },
  vite: {
    build: {
      target: ['chrome80', 'safari14', 'firefox90'],
      cssTarget: ['chrome80', 'safari14', 'firefox90'],
      // The shell script is one cached file, not a copy in each page.
      assetsInlineLimit: 0,
    },
    css: {
      transformer: 'lightningcss',
      lightningcss: { cssModules: { pattern: '[name]_[local]' } },
    },
  },
});
