// `npm run bench`: measures what it is asked for, keeps it, writes docs/benchmarks.md from all that is kept, and says
// which targets are reached.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIsCurrent, buildSite } from '../scripts/build-site.ts';
import { root } from '../scripts/run-program.ts';
import { siteUrl } from '../site/build/site-url.ts';
import { readSite } from '../site/checks/built-site.ts';
import { comparePeers } from './compare-peers.ts';
import { grow } from './grow.ts';
import { keepSubmissions } from './keep-submissions.ts';
import { writeReport } from './report.ts';
import { keepResult, PARTS, type Part, readResults } from './results.ts';
import { servePages } from './serve-pages.ts';
import { targetLine, targets } from './targets.ts';
import { weighPages } from './weigh-pages.ts';

const HELP = `npm run bench [-- part … --rounds 5 --more]

  weights      what a first visit to every page transfers
  peers        home and contact beside Eleventy, Vite + React, React Router and Next.js, by Lighthouse (a quarter of an hour)
  serving      pages a second and core, beside nginx and sirv
  submissions  durable submissions a second, on SQLite and PostgreSQL
  growth       builds with 100, 1,000 and 5,000 more articles; only when named, because it takes long

Without a part: all but growth. Installs the peers, Lighthouse and sirv into .cache/bench when they are needed, and writes
docs/benchmarks.md from what was measured now and, for the other parts, before.

  --rounds N   how often each is measured (5); the report has the median
  --report     measures nothing and writes the report from what is kept
  --more       adds the rounds to those that are kept, for a machine that is free only for minutes
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
const unknown = positionals.filter((name) => !PARTS.includes(name as Part));
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no part called ${unknown.join(', ')}.\n`);
  console.log(HELP);
  process.exit(unknown.length > 0 ? 1 : 0);
}
const usual = positionals.length > 0 ? (positionals as Part[]) : PARTS.filter((part) => part !== 'growth');
const asked = new Set<Part>(values.report ? [] : usual);
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

const dist = join(root, 'site/dist');
const needsBuild = [...asked].some((part) => part !== 'growth');
if (needsBuild && !buildIsCurrent()) {
  console.log('Building the site …');
  if ((await buildSite()) !== 0) process.exit(1);
}
const kept = readResults();
const before = <Round>(part: { rounds: Round[] } | undefined) => (values.more ? (part?.rounds ?? []) : []);
const dir = mkdtempSync(join(tmpdir(), 'tred-bench-'));
// PostgreSQL and nginx may run as somebody else.
chmodSync(dir, 0o755);
try {
  if (asked.has('weights')) keepResult('weights', weighPages(site()));
  if (asked.has('peers'))
    await comparePeers(site(), dist, rounds, before(kept.peers), (result) => keepResult('peers', result));
  if (asked.has('serving'))
    keepResult('serving', await servePages(dist, dir, { rounds, seconds, before: before(kept.serving) }));
  if (asked.has('submissions')) {
    const options = { rounds, seconds, before: before(kept.submissions) };
    keepResult('submissions', await keepSubmissions(dist, dir, options));
  }
  if (asked.has('growth')) keepResult('growth', await grow(values.articles.split(',').map(Number)));
} finally {
  rmSync(dir, { recursive: true, force: true });
}

const results = readResults();
for (const [path, text] of Object.entries(writeReport(results))) {
  const file = join(root, 'docs', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log('\nTargets');
for (const target of targets(results)) console.log(`  ${targetLine(target)}`);
console.log('\nWritten: docs/benchmarks.md');

function site() {
  return readSite(dist, siteUrl(process.env.SITE_URL));
}
