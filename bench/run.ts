// `npm run bench`: measures the named parts, stores the results, and writes docs/benchmarks/README.md from all stored results.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { site as build, buildUnlessCurrent } from '../scripts/build-site.ts';
import { siteUrl } from '../site/build/build-environment.ts';
import { readSite } from '../site/checks/built-site.ts';
import { weigh } from '../site/checks/weights.ts';
import { servePages, storeSubmissions } from './desk-load.ts';
import { grow } from './growth.ts';
import { comparePeers } from './peers.ts';
import { writeReport } from './report.ts';
import {
  type BenchPart,
  type BenchResults,
  PARTS,
  readResults,
  storeResult,
  testConditions,
} from './results.ts';
import { strain } from './strain.ts';

const HELP = `npm run bench [-- part … --rounds 5 --more]

  weights      what a first visit to every page transfers
  peers        home and contact beside Eleventy, Vite + React and Next.js, by Lighthouse (a quarter of an hour)
  serving      pages a second and core, beside nginx and sirv
  submissions  durable submissions a second, on SQLite and PostgreSQL
  strain       pages beside exports, searches and a locked database; memory; kills: only when named, only printed
  growth       builds with 100, 1,000 and 5,000 more articles; only when named, because it takes long

Without a part: all but growth. Installs the peers, Lighthouse and sirv into .cache/bench when they are needed.

  --rounds N   how often each is measured (5); the report has the median
  --report     measures nothing and writes the report from the stored results
  --more       adds the rounds to the stored ones, for a machine that is free only for minutes
  --seconds N  how long a server is asked in each round (5)
  --articles   other sizes for growth, such as --articles 100,500`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h' },
    report: { type: 'boolean', default: false },
    more: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    articles: { type: 'string', default: '100,1000,5000' },
  },
});
const STRAIN = 'strain';
const unknown = positionals.filter((name) => name !== STRAIN && !PARTS.includes(name as BenchPart));
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no part called ${unknown.join(', ')}.\n`);
  console.log(HELP);
  process.exit(unknown.length > 0 ? 1 : 0);
}
const named =
  positionals.length > 0 ? (positionals as BenchPart[]) : PARTS.filter((part) => part !== 'growth');
const parts = new Set<BenchPart>(values.report ? [] : named);
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
const needsStrain = positionals.includes(STRAIN);
const stored = readResults();
const before = <Round>(part: { rounds: Round[] } | undefined) => (values.more ? (part?.rounds ?? []) : []);

const needsBuild = [...parts].some((part) => part !== 'growth');
if (needsBuild && (await buildUnlessCurrent(build)) !== 0) process.exit(1);

const dir = mkdtempSync(join(tmpdir(), 'tred-bench-'));
// PostgreSQL and nginx may run as another user.
chmodSync(dir, 0o755);
try {
  if (needsStrain) await strain(build.folder, dir, seconds);
  if (parts.has('weights')) storeResult('weights', weighPages());
  if (parts.has('peers'))
    await comparePeers(site(), build.folder, { rounds, before: before(stored.peers) }, (result) =>
      storeResult('peers', result),
    );
  if (parts.has('serving'))
    storeResult(
      'serving',
      await servePages(build.folder, dir, { rounds, seconds, before: before(stored.serving) }),
    );
  if (parts.has('submissions')) {
    const options = { rounds, seconds, before: before(stored.submissions) };
    storeResult('submissions', await storeSubmissions(build.folder, dir, options));
  }
  if (parts.has('growth')) storeResult('growth', await grow(values.articles.split(',').map(Number)));
} finally {
  rmSync(dir, { recursive: true, force: true });
}
writeReport(readResults());
console.log('\nWritten: docs/benchmarks/README.md');

function site() {
  return readSite(build.folder, siteUrl(process.env.SITE_URL));
}

function weighPages(): BenchResults['weights'] {
  const built = site();
  const pages = built.pages
    .filter((page) => !page.isRedirect && !page.isGallery)
    .map((page) => {
      const { address, html, script, fonts, rest, touched } = weigh(page, built);
      return { address, html, script, fonts, rest, touched };
    });
  return { ...testConditions(), pages };
}
