// How the site is compiled: a program that renders static HTML from React, styles inlined (build/program).
import { existsSync } from 'node:fs';
import react from '@astrojs/react';
import type { AstroIntegration, AstroUserConfig } from 'astro';
import { Features } from 'lightningcss';
import { program } from './build/adapter.ts';
import { siteUrl } from './build/build-environment.ts';
import { layers } from './build/layers.ts';
import { scripts } from './build/scripts.ts';

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
  adapter: program(),
  trailingSlash: 'never',
  build: { format: 'directory', inlineStylesheets: 'always' },
  integrations: [react(), scripts(), gallery()],
  devToolbar: { enabled: false },
  vite: {
    plugins: [layers()],
    // The development server gives away this folder and what its modules import: no database or secret beside it.
    server: { cors: false, fs: { allow: ['.'] } },
    // Vite cannot bundle a compiled program, and needs no imports of tests. It does not scan workers: their imports are
    // listed, because Vite would reload the page when a worker starts.
    optimizeDeps: {
      exclude: ['@resvg/resvg-js'],
      entries: ['!**/*.test.tsx'],
      include: ['fflate', 'hucre', 'hucre/csv'],
    },
    build: {
      // The oldest browsers with cascade layers.
      target: ['chrome99', 'safari15.4', 'firefox97'],
      cssTarget: ['chrome99', 'safari15.4', 'firefox97'],
      cssMinify: 'lightningcss',
      // The shell script is one cached file, not a copy in each page.
      assetsInlineLimit: 0,
    },
    environments: {
      client: {
        build: {
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
                  {
                    name: 'checking',
                    test: /node_modules\/zod\/|\/contract\/src\/(?:form|fields|phone)\.ts$/,
                  },
                ],
              },
            },
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
