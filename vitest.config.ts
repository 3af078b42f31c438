// Unit tests of the whole workspace. Islands run in jsdom, everything else in plain Node. What starts databases,
// servers and processes is a project of its own, which `npm run check` leaves to `npm test`.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What reaches the browser: the shell, forms, islands, and scripts that stand beside what they serve. */
const islands = [
  'site/src/{forms,shell}/**/*.test.{ts,tsx}',
  'site/src/**/islands/**/*.test.{ts,tsx}',
  'site/src/**/*.client.test.{ts,tsx}',
  'site/edit/page/*.test.tsx',
];
const databases = 'desk/src/{main,cli,cli/*,faults/*,deploy/*,mail/mail-sender,store/*}.test.ts';
const resolve = { alias: { '~': fileURLToPath(new URL('site/src', import.meta.url)) } };

/** What is waited for comes; on a busy machine it comes late. Each post of a desk waits for the disk besides. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } };

export default defineConfig({
  test: {
    // Vitest would leave a core to others, which on two cores is half; tests on databases mostly wait for the disk.
    maxWorkers: '100%',
    projects: [
      {
        resolve,
        // As the site's own build has it, so that a class has one name in a component and in its stylesheet's text.
        css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[name]_[local]' } } },
        test: {
          name: 'node',
          environment: 'node',
          ...patient,
          // Nearly all pure functions: one process serves all files, in less than half the time.
          isolate: false,
          // Styles are left out of tests, but not the text of one that a module reads.
          css: { include: [/\.css\?(raw|inline)$/, /subjects\/product\//] },
          // As Astro sets it: pages and feeds name their whole addresses.
          env: { SITE: 'https://tred.example' },
          include: ['{contract,sandbox,desk,scripts,site,e2e,bench}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/dist{,.*}/**', ...islands, databases],
        },
      },
      {
        resolve,
        test: { name: 'databases', environment: 'node', ...patient, include: [databases] },
      },
      {
        resolve,
        // Each file has a page of its own, in a thread that has loaded jsdom once.
        test: {
          name: 'islands',
          environment: 'jsdom',
          pool: 'vmThreads',
          ...patient,
          setupFiles: ['site/patient-islands.ts'],
          include: islands,
        },
      },
    ],
  },
});
