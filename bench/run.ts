// `npm run bench`: measures the named parts, each into its own page of docs/benchmarks.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { site as build, buildUnlessCurrent } from '../scripts/build-site.ts';
import { siteUrl } from '../site/build/build-environment.ts';
import { readSite } from '../site/checks/built-site.ts';
import { weigh } from '../site/checks/weights.ts';
import { comparePeers } from './peers.ts';
import { kb, table, testConditions, writePart } from './report.ts';
import { loadServer } from './server-load.ts';

const HELP = `npm run bench -- part … [--rounds 5]

  weights   what a first visit to every page transfers
  peers     home and contact beside Eleventy, Vite + React and Next.js, by Lighthouse (a quarter of an hour)
  server    pages and durable submissions a second, on SQLite and PostgreSQL

Installs the peers and Lighthouse into .cache/bench when they are needed.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    rounds: { type: 'string', default: '5' },
  },
});
const rounds = Number(values.rounds);
const site = () => readSite(build.folder, siteUrl(process.env.SITE_URL));
const parts: Record<string, (dir: string) => unknown> = {
  weights: weighPages,
  peers: () => comparePeers(site(), build.folder, rounds),
  server: (dir) => loadServer(build.folder, dir, rounds),
};
const named = positionals.flatMap((name) => parts[name] ?? []);
if (values.help || named.length === 0 || named.length < positionals.length) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
if ((await buildUnlessCurrent(build)) !== 0) process.exit(1);

const dir = mkdtempSync(join(tmpdir(), 'tred-bench-'));
// PostgreSQL may run as another user.
chmodSync(dir, 0o755);
try {
  for (const part of named) await part(dir);
} finally {
  rmSync(dir, { recursive: true, force: true });
}

function weighPages(): void {
  const built = site();
  const rows = built.pages
    .filter((page) => !page.isRedirect && !page.isGallery)
    .toSorted((a, b) => a.address.localeCompare(b.address, 'en'))
    .map((page) => {
      const { html, script, fonts, rest, touched } = weigh(page, built);
      const sizes = [html + script + fonts + rest, html, script, fonts, rest, touched];
      return [`\`${page.address}\``, ...sizes.map(kb)];
    });
  writePart(
    'weights',
    'What every page weighs',
    'A first visit, brotli, without headers.',
    testConditions(),
    table(['page', 'in all', 'HTML', 'script', 'fonts', 'other', 'script once touched'], rows),
  );
}
