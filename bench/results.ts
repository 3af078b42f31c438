// Results of the benchmarks as JSON in docs/benchmarks, with the machine they ran on.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, getPriority, loadavg, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import { root } from '../scripts/run-program.ts';

export const PARTS = ['weights', 'peers', 'serving', 'submissions', 'growth'] as const;
export type BenchPart = (typeof PARTS)[number];

export type TestConditions = {
  date: string;
  machine: string;
  versions: Record<string, string>;
};

export type PageWeight = {
  address: string;
  html: number;
  script: number;
  fonts: number;
  rest: number;
  /** Script after all islands are hydrated. */
  touched: number;
};

/** Bytes include headers; times are milliseconds. */
export type Visit = { bytes: number; requests: number; fcp: number; lcp: number; tbt: number; tti: number };
export type PeerVisit = Visit & { site: string; page: string };
export type ServingResult = {
  server: string;
  perSecond: number;
  perCore: number;
  median: number;
  p99: number;
};
export type SubmissionsResult = { store: string; perSecond: number; median: number; p99: number };
export type GrowthResult = { articles: number; cold: string; edited: string };

/** A round measures everything once. */
export type BenchResults = {
  weights: TestConditions & { pages: PageWeight[] };
  peers: TestConditions & { rounds: PeerVisit[][] };
  serving: TestConditions & { rounds: ServingResult[][] };
  submissions: TestConditions & { rounds: SubmissionsResult[][] };
  growth: TestConditions & { sizes: GrowthResult[] };
};

/** The desk as docs/running.md installs it. */
export const BEHIND_NGINX = 'desk behind nginx';

/** Compared sites, by folder name in `peers`. */
export const OURS = 'tred';
export const FLOOR = 'eleventy';
export const REACT_PEERS = ['vite-react', 'next'] as const;
export const titles: Record<string, string> = {
  [OURS]: 'this site',
  [FLOOR]: 'Eleventy',
  'vite-react': 'Vite + React, client only',
  next: 'Next.js, static export',
};

/** Lighthouse applies this while the page loads. */
export const THROTTLING = { kbitPerSecond: 400, latencyMs: 400, cpuSlowdown: 4 };

const folder = join(root, 'docs/benchmarks');
const fileOf = (part: BenchPart) => join(folder, `${part}.json`);

export function readResults(): Partial<BenchResults> {
  const known = PARTS.filter((part) => existsSync(fileOf(part)));
  return Object.fromEntries(known.map((part) => [part, JSON.parse(readFileSync(fileOf(part), 'utf8'))]));
}

export function storeResult<Name extends BenchPart>(part: Name, result: BenchResults[Name]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(part), `${JSON.stringify(result, null, 1)}\n`);
}

export function testConditions(versions: Record<string, string> = {}): TestConditions {
  const [cpu] = cpus();
  const model = cpu?.model.trim();
  const processor = model && model !== 'unknown' ? model : process.arch;
  const memory = Math.round(totalmem() / 1024 ** 3);
  const [load = 0] = loadavg();
  const priority = getPriority() === 0 ? '' : `, priority ${getPriority()}`;
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cpus().length} × ${processor}, ${memory} GB, ${type()} ${release()}; load at the start ${load.toFixed(1)}${priority}`,
    versions: { node: process.version.slice(1), ...versions },
  };
}

export function versionOf(program: string, flag = '--version'): string {
  try {
    const output = execFileSync('/bin/sh', ['-c', '"$0" "$1" 2>&1', program, flag], { encoding: 'utf8' });
    return /\d+(?:\.\d+)+/.exec(output)?.[0] ?? '';
  } catch {
    return '';
  }
}

/** Starts each round with another item, so that none is always first. */
export function rotated<Item>(items: readonly Item[], round: number): Item[] {
  const first = items.length === 0 ? 0 : round % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
}
