// How the site is built: static HTML from React, styles inlined, old phones in mind.
import { existsSync } from 'node:fs';
import react from '@astrojs/react';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import { Features } from 'lightningcss';
import { siteUrl } from './build/build-environment.ts';
import { contentWatch } from './build/content-watch.ts';
import { finish } from './build/finish.ts';
import { hotStyles } from './build/hot-styles.ts';
import { markdown } from './build/markdown.ts';
import { scripts } from './build/scripts.ts';
import { styles } from './build/styles.ts';
import { stopAtWrongEntries } from './build/wrong-entries.ts';
import { redirects } from './src/facts/website.ts';

/** Adds /gallery, which shows components with their examples, to development and test builds only. */
function gallery(): AstroIntegration {
  return {
    name: 'tred:gallery',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute }) => {
        const wanted = command === 'dev' || process.env.TRED_GALLERY === '1';
        const entrypoint = new URL('src/gallery/gallery.astro', config.root);
        if (wanted && existsSync(entrypoint)) injectRoute({ pattern: '/gallery', entrypoint });
      },
    },
  };
}

export default {
  site: siteUrl(process.env.SITE_URL),
  output: 'static',
  trailingSlash: 'never',
  // Several at once: while one page is rendered, the pictures of others are painted beside.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 4 },
  // The last one reads what the others wrote.
  integrations: [react(), scripts(), gallery(), contentWatch(), stopAtWrongEntries(), finish(redirects)],
  redirects,
  markdown,
  devToolbar: { enabled: false },
  vite: {
    plugins: [styles(), hotStyles()],
    // `npm run dev` bundles what it finds imported; a compiled program cannot be, and what tests import is not asked for.
    // Nor are workers looked into: what they import is named, or the page would be loaded again when one starts.
    optimizeDeps: {
      exclude: ['@resvg/resvg-js'],
      entries: ['!**/*.test.tsx'],
      include: ['hucre/csv', 'hucre/xlsx'],
    },
    build: {
      target: ['chrome80', 'safari14', 'firefox90'],
      cssTarget: ['chrome80', 'safari14', 'firefox90'],
      cssMinify: 'lightningcss',
      // The shell script is one cached file, not a copy in each page.
      assetsInlineLimit: 0,
      // React in one file, and the shell with what it imports in another: fewer requests, and each compresses better than in five.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'react',
                // With what wakes an island, which comes whenever React does.
                test: /node_modules\/(?:react|react-dom|scheduler)\/|\/src\/forms\/touch\/hydrate\.tsx$/,
              },
              { name: 'shell', test: /\/src\/shell\// },
              // What every form sends with: a few small files that would each be a request of their own.
              {
                name: 'sending',
                test: /\/contract\/src\/(?:limits|reference)\.ts$|\/src\/forms\/transport\.ts$/,
              },
              // And how it checks what was typed.
              { name: 'checking', test: /node_modules\/zod\/|\/contract\/src\/(?:form|fields|phone)\.ts$/ },
            ],
          },
        },
      },
    },
    css: {
      transformer: 'lightningcss',
      // `color-scheme` is all that is said of light and dark to the browser: no stand-in for light-dark() is needed.
      lightningcss: { cssModules: { pattern: '[name]_[local]' }, exclude: Features.LightDark },
    },
  },
} satisfies AstroUserConfig;
