// How the site is built: static HTML from React, styles inlined, old phones in mind.
import { existsSync } from 'node:fs';
import react from '@astrojs/react';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import { Features } from 'lightningcss';
import { siteUrl } from './build/build-environment.ts';
import { contentWatch } from './build/content-watch.ts';
import { finish } from './build/finish.ts';
import { scripts } from './build/scripts.ts';
import { styles } from './build/styles.ts';
import { times } from './build/times.ts';
import { redirects } from './src/facts/website.ts';

/** Adds /gallery, which shows components with their examples, to development and test builds only; previews of emails to development. */
function gallery(): AstroIntegration {
  return {
    name: 'tred:gallery',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute }) => {
        const wanted = command === 'dev' || process.env.TRED_GALLERY === '1';
        const at = (file: string) => new URL(`src/gallery/${file}`, config.root);
        if (!wanted || !existsSync(at('gallery.astro'))) return;
        injectRoute({ pattern: '/gallery', entrypoint: at('gallery.astro') });
        if (command === 'dev') injectRoute({ pattern: '/emails/[id]', entrypoint: at('email.astro') });
      },
    },
  };
}

export default {
  site: siteUrl(process.env.SITE_URL),
  output: 'static',
  trailingSlash: 'never',
  // Many pages at once: some render while the pictures and PDFs of others are made.
  build: { format: 'directory', inlineStylesheets: 'always', concurrency: 12 },
  // finish() reads the files of the others.
  integrations: [react(), scripts(), gallery(), contentWatch(), finish(redirects), times()],
  redirects,
  devToolbar: { enabled: false },
  vite: {
    // The development server gives away this folder and what its modules import: no database or secret beside it.
    server: { cors: false, fs: { allow: ['.'] } },
    plugins: [styles()],
    // Vite cannot bundle a compiled program, and needs no imports of tests. It does not scan workers: their imports are
    // listed, because Vite would reload the page when a worker starts.
    optimizeDeps: {
      exclude: ['@resvg/resvg-js'],
      entries: ['!**/*.test.tsx'],
      include: ['fflate', 'hucre', 'hucre/csv'],
    },
    build: {
      target: ['chrome80', 'safari14', 'firefox90'],
      cssTarget: ['chrome80', 'safari14', 'firefox90'],
      cssMinify: 'lightningcss',
      // The shell script is one cached file, not a copy in each page.
      assetsInlineLimit: 0,
      // React in one file and the shell in another: fewer requests, and better compression.
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'react',
                // With the code that hydrates an island, which always needs React.
                test: /node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\//,
              },
              { name: 'shell', test: /\/src\/shell\// },
              // Code with which every form sends: one request instead of several.
              {
                name: 'sending',
                test: /\/contract\/src\/(?:limits|reference)\.ts$|\/src\/forms\/transport\.ts$/,
              },
              // Code that validates input.
              { name: 'checking', test: /node_modules\/zod\/|\/contract\/src\/(?:form|fields|phone)\.ts$/ },
            ],
          },
        },
      },
    },
    css: {
      transformer: 'lightningcss',
      // The themes set `color-scheme`, so light-dark() needs no fallback.
      lightningcss: { cssModules: { pattern: '[name]_[local]' }, exclude: Features.LightDark },
    },
  },
} satisfies AstroUserConfig;
