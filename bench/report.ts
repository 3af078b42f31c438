// Writes docs/benchmarks/README.md and the table of all pages from the stored results.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../scripts/run-program.ts';
import {
  BEHIND_NGINX,
  type BenchResults,
  FLOOR,
  OURS,
  type PageWeight,
  type PeerVisit,
  REACT_PEERS,
  type TestConditions,
  THROTTLING,
  titles,
} from './results.ts';

type Measure = Exclude<keyof PeerVisit, 'site' | 'page'>;

const HEAVIEST = 10;
const SITES = [OURS, FLOOR, ...REACT_PEERS];

export function writeReport(results: Partial<BenchResults>): void {
  const write = (path: string, text: string) => {
    const file = join(root, 'docs/benchmarks', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const sections = [
    HEAD,
    targetTable(results),
    ...(results.peers ? peersSection(results.peers) : []),
    ...(results.weights ? weightsSection(results.weights) : []),
    ...(results.serving ? servingSection(results.serving) : []),
    ...(results.submissions ? submissionsSection(results.submissions) : []),
    ...growthSection(results.growth),
  ];
  write('README.md', `${sections.join('\n\n').replaceAll(/ +$/gm, '')}\n`);
  if (results.weights) write('weights.md', allWeights(results.weights));
}

const HEAD = `# Benchmarks

Made by \`npm run bench\`, which writes this file: what is below was measured, and nothing is edited by hand. Numbers are
medians, with the least and the most beside them. They are one machine's; the ratios between them are what to compare.`;

function targetTable(results: Partial<BenchResults>): string {
  const rows = targets(results).map((target) => [
    target.what,
    target.against,
    `${target.bound === 'most' ? '≤' : '≥'} ${target.limit} ×`,
    `${target.ratio.toFixed(2)} ×`,
    isReached(target) ? 'reached' : '**missed**',
  ]);
  return `## Targets\n\n${table(['what', 'against', 'target', 'measured', ''], rows)}`;
}

function peersSection(peers: BenchResults['peers']): string[] {
  const of = (site: string, page: string, what: Measure) =>
    spreadOf(
      peers.rounds
        .flat()
        .filter((visit) => visit.site === site && visit.page === page)
        .map((visit) => visit[what]),
    );
  const seen = (page: string) =>
    SITES.filter((site) => peers.rounds.flat().some((visit) => visit.site === site && visit.page === page));
  const rows = (page: string) =>
    seen(page).map((site) => [
      titles[site] ?? site,
      `${kb(of(site, page, 'bytes').median)} in ${of(site, page, 'requests').median}`,
      ...(['fcp', 'lcp', 'tbt', 'tti'] as const).map((what) => seconds(of(site, page, what))),
    ]);
  const columns = ['', 'bytes, requests', 'FCP', 'LCP', 'TBT', 'TTI'];
  return [
    `## Beside other ways to build the same page

The same home page and contact page, [built by each tool](../../bench/peers/README.md), compressed alike, from the same server
(sirv) to the same browser: Lighthouse, mobile, ${THROTTLING.kbitPerSecond} kbit/s, ${THROTTLING.latencyMs} ms, a processor ${THROTTLING.cpuSlowdown} × slower, applied while the page loads.
${count(peers.rounds.length, 'round')} in which each began with another site. ${measuredOn(peers)}`,
    `### Home`,
    table(columns, rows('/')),
    `### Contact, before anyone touches the form`,
    table(columns, rows('/contact')),
    `Here the site's form works as plain HTML from the first paint, and React comes with the first touch; at a peer it works
when React has taken the page over.`,
  ];
}

function weightsSection(weights: BenchResults['weights']): string[] {
  const pages = weights.pages.toSorted((a, b) => total(b) - total(a));
  const all = spreadOf(pages.map(total));
  const home = pages.find(({ address }) => address === '/');
  const listed = [...(home ? [home] : []), ...pages.filter((page) => page !== home).slice(0, HEAVIEST)];
  return [
    `## What every page weighs

A first visit, brotli, without headers, before anything is touched: ${count(pages.length, 'page')}, half of them at most ${kb(all.median)}, the
lightest ${kb(all.least)}, the heaviest ${kb(all.most)}. Here the home page and the ${HEAVIEST} heaviest; [all of them](weights.md). ${measuredOn(weights)}`,
    table(WEIGHT_COLUMNS, listed.map(weightRow)),
  ];
}

const allWeights = ({ pages, ...from }: BenchResults['weights']) =>
  `# What every page weighs\n\nMade by \`npm run bench -- weights\`. A first visit, brotli, without headers. ${measuredOn(from)}\n\n${table(
    WEIGHT_COLUMNS,
    pages.toSorted((a, b) => a.address.localeCompare(b.address, 'en')).map(weightRow),
  )}\n`;

const WEIGHT_COLUMNS = ['page', 'in all', 'HTML', 'script', 'fonts', 'other', 'script once touched'];

const weightRow = (page: PageWeight) => [
  `\`${page.address}\``,
  ...[total(page), page.html, page.script, page.fonts, page.rest, page.touched].map(kb),
];

const total = ({ html, script, fonts, rest }: PageWeight) => html + script + fonts + rest;

function servingSection(serving: BenchResults['serving']): string[] {
  const servers = [...new Set(serving.rounds.flat().map(({ server }) => server))].sort();
  const of = (server: string, what: 'perCore' | 'perSecond' | 'median' | 'p99') =>
    spreadOf(serving.rounds.flat().flatMap((each) => (each.server === server ? [each[what]] : [])));
  return [
    `## Serving

One page, gzip, 32 connections: nginx with the page's headers, sirv without any, the desk, which also has the database, the
mail and the inbox, Node's own HTTP server with that one answer in memory, the most that anything on it can reach, and
the desk behind \`deploy/nginx.conf\`, which serves its copies: both processes are counted. "A second and core" is what one second of the
server's own processor time serves; "a second" also has the program that asks, on the same cores. ${count(serving.rounds.length, 'round')}. ${measuredOn(serving)}`,
    table(
      ['', 'a second and core', 'a second', 'half within', '99 % within'],
      servers.map((server) => [
        server,
        spread(of(server, 'perCore'), whole),
        spread(of(server, 'perSecond'), whole),
        ms(of(server, 'median').median),
        ms(of(server, 'p99').median),
      ]),
    ),
    `With PostgreSQL several desks can share the load. [Why the desk is one process](../decisions/06-desk-and-storage.md).`,
  ];
}

function submissionsSection(submissions: BenchResults['submissions']): string[] {
  const stores = [...new Set(submissions.rounds.flat().map(({ store }) => store))];
  const of = (store: string, what: 'perSecond' | 'median' | 'p99') =>
    spreadOf(submissions.rounds.flat().flatMap((each) => (each.store === store ? [each[what]] : [])));
  return [
    `## Submissions

Contact forms a second, each on disk before it is acknowledged and counted in the database afterwards; 32 connections a desk. ${count(submissions.rounds.length, 'round')}. ${measuredOn(submissions)}`,
    table(
      ['', 'a second', 'half within', '99 % within'],
      stores.map((store) => [
        store,
        spread(of(store, 'perSecond'), whole),
        ms(of(store, 'median').median),
        ms(of(store, 'p99').median),
      ]),
    ),
  ];
}

function growthSection(growth: BenchResults['growth'] | undefined): string[] {
  if (!growth)
    return [
      '## Growth\n\nNot measured yet: `npm run bench -- growth` builds copies of the site with 100, 1,000 and 5,000 more articles.',
    ];
  return [
    `## Growth\n\nA copy of the site with so many more articles, built cold and after one edit (time, processor time, memory). ${measuredOn(growth)}`,
    table(
      ['more articles', 'cold', 'after one edit'],
      growth.sizes.map(({ articles, cold, edited }) => [whole(articles), cold, edited]),
    ),
  ];
}

function measuredOn({ date, machine, versions }: TestConditions): string {
  const programs = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  return `\n\n*${date}; ${machine}; ${programs.join(', ')}.*${isBusy(machine) ? BUSY : ''}`;
}

const BUSY =
  '\n\n**The machine was busy with other work**: times are longer and lie further apart than on a quiet one. A first look, to be measured again.';

/** More processes were waiting than there are processors. */
function isBusy(machine: string): boolean {
  const [, cores, load] = /^(\d+) ×.*load at the start ([\d.]+)/.exec(machine) ?? [];
  return Number(load) > Number(cores);
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = columns.map((_, at) => (at === 0 ? '---' : '---:'));
  return [line(columns), line(rule), ...rows.map(line)].join('\n');
}

const spread = ({ median, least, most }: Spread, format: (value: number) => string) =>
  `${format(median)} (${format(least)}–${format(most)})`;
const seconds = (value: Spread) => `${spread(value, (each) => (each / 1000).toFixed(2))} s`;
const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const ms = (value: number) => `${value.toFixed(1)} ms`;
const whole = (value: number) => Math.round(value).toLocaleString('en');
const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

/** The site's own targets are ratios, which mean the same on any machine. */
type Target = {
  what: string;
  against: string;
  ratio: number;
  /** `at most` or `at least` this ratio. */
  bound: 'most' | 'least';
  limit: number;
};

const isReached = ({ ratio, bound, limit }: Target) => (bound === 'most' ? ratio <= limit : ratio >= limit);

function medianOf(
  { rounds }: Pick<BenchResults['peers'], 'rounds'>,
  site: string,
  page: string,
  what: Exclude<keyof PeerVisit, 'site' | 'page'>,
): number {
  const own = rounds.flat().filter((visit) => visit.site === site && visit.page === page);
  return spreadOf(own.map((visit) => visit[what])).median;
}

function targets({ peers, serving }: Partial<BenchResults>): Target[] {
  const found: Target[] = [];
  if (peers) {
    type What = Parameters<typeof medianOf>[3];
    const compare = (what: string, page: string, number: What, limit: number, others: readonly string[]) => {
      const values = others.map((name) => ({ name, value: medianOf(peers, name, page, number) }));
      const best = values.reduce((a, b) => (b.value < a.value ? b : a));
      const ratio = medianOf(peers, OURS, page, number) / best.value;
      found.push({ what, against: titles[best.name] ?? best.name, ratio, bound: 'most', limit });
    };
    compare('bytes of the home page, against the lightest React peer', '/', 'bytes', 0.45, REACT_PEERS);
    compare('LCP of the home page, against the floor', '/', 'lcp', 1.1, [FLOOR]);
    compare('TTI of the home page, against the best React peer', '/', 'tti', 0.45, REACT_PEERS);
    compare('TTI of the contact page, against the best React peer', '/contact', 'tti', 0.5, REACT_PEERS);
  }
  if (serving) {
    const perCore = (server: string) =>
      spreadOf(serving.rounds.flat().flatMap((each) => (each.server === server ? [each.perCore] : [])))
        .median;
    if (serving.rounds.flat().some(({ server }) => server === BEHIND_NGINX))
      found.push({
        what: 'pages a second and core from the desk behind nginx, against nginx alone',
        against: 'nginx',
        ratio: perCore(BEHIND_NGINX) / perCore('nginx'),
        bound: 'least',
        limit: 0.5,
      });
  }
  return found;
}

type Spread = { median: number; least: number; most: number };

function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('there are no measurements');
  const sorted = values.toSorted((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const half = (sorted.length - 1) / 2;
  return {
    median: (at(Math.floor(half)) + at(Math.ceil(half))) / 2,
    least: at(0),
    most: at(sorted.length - 1),
  };
}
