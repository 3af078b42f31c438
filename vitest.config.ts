// Unit tests of the whole workspace, in three projects. `npm run check` runs `node` and `islands`; `npm test` adds `slow`.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The same on every machine; the zone is neither the server's nor Uganda's.
process.umask(0o022);
Object.assign(process.env, {
  TZ: 'America/Los_Angeles',
  LC_ALL: 'C.UTF-8',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
});

/** Code for the browser, tested in jsdom. */
const islands = [
  'site/src/{forms,shell}/**/*.test.{ts,tsx}',
  'site/src/**/islands/**/*.test.{ts,tsx}',
  'admin/src/**/*.test.{ts,tsx}',
  'site/src/**/*.client.test.{ts,tsx}',
];

/** Tests that take long: with databases, servers and processes, PDF files and pictures, thousands of values or files. */
const slow = [
  'server/src/{main,cli,checks,newsletter-routes,cli/*,db/*,deploy/*,faults/*,limits/rate-limiter,mail/mail-sender,newsletter/*,retention/*}.test.ts',
  'server/src/{sandbox/*,staff/*,submissions/*,visits/visit-counts,forms/any-post,metrics/*,{forms,inbox,website}/*-routes}.test.ts',
  'contract/src/any-value.test.ts',
  'scripts/{release,run}.test.ts',
  'site/build/{display-font,finish,sitemap}.test.ts',
  'cms/{check/*,drafts/content,publish/*,serve/{doctor,new-day,website},store/edit-yaml}.test.ts',
  'site/src/files/{pdf/make-pdf,pictures/picture-files}.test.ts',
  'site/src/features/press/media-kit.test.ts',
];

/** PostgreSQL is tested with TEST_POSTGRES=1 only. */
const onlyPostgres = ['server/src/db/copy-database.test.ts', 'server/src/faults/two-servers.test.ts'];

/** Random values are the same in every run; SEED=random takes others. */
const { SEED: asked = '1' } = process.env;
const SEED = asked === 'random' ? String(Date.now() % 1e6) : asked;
if (asked === 'random') console.log(`SEED=${SEED}`);

const shared = {
  resolve: { alias: { '~': fileURLToPath(new URL('site/src', import.meta.url)) } },
  // The class names of the build, so that a class has one name in a component and in the text of its stylesheet.
  css: {
    transformer: 'lightningcss' as const,
    lightningcss: { cssModules: { pattern: '[name]_[local]' } },
  },
};

const node = {
  environment: 'node',
  // Sharing a process takes less time, and no test replaces a module.
  isolate: false,
  // Only stylesheets that a module reads as text.
  css: { include: [/\.css\?(raw|inline)$/, /features\/product\//] },
  env: { SITE: 'https://tred.example', SEED },
  setupFiles: ['contract/src/test-seed.ts'],
};

const everywhere = {
  /** Only a test that hangs reaches them, also on a busy machine. */
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
  // A failed list of problems names them in the summary too.
  chaiConfig: { truncateThreshold: 400 },
};

export default defineConfig({
  test: {
    // Vitest would leave one core free.
    maxWorkers: '100%',
    projects: [
      {
        ...shared,
        test: {
          ...node,
          ...everywhere,
          name: 'node',
          include: ['{contract,sandbox,server,cms,scripts,site,e2e,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist{,.*}/**', ...islands, ...slow],
        },
      },
      {
        ...shared,
        test: {
          ...node,
          ...everywhere,
          name: 'slow',
          ...(process.env.TEST_POSTGRES
            ? { globalSetup: 'server/src/db/shared-postgres.ts' }
            : { exclude: onlyPostgres }),
          include: slow,
        },
      },
      {
        ...shared,
        test: {
          ...everywhere,
          name: 'islands',
          environment: 'jsdom',
          // Loads jsdom once for each thread.
          pool: 'vmThreads',
          setupFiles: ['site/test-islands.ts'],
          include: islands,
        },
      },
    ],
  },
});
