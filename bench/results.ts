// What the parts of the bench measured, kept as JSON in docs/benchmarks, so that one part can be measured again and the
// report still has the others.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/run-program.ts';
import type { Visit } from './lighthouse.ts';

export const PARTS = ['weights', 'peers', 'serving', 'submissions', 'growth'] as const;
export type Part = (typeof PARTS)[number];

/** When, where and with what. */
export type Circumstances = {
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
  /** Script that is there once every island has been touched. */
  touched: number;
};

export type PeerVisit = Visit & { site: string; page: string };

export type Served = { server: string; perSecond: number; perCore: number; median: number; p99: number };

export type Kept = { store: string; perSecond: number; median: number; p99: number };

export type Grown = { articles: number; cold: string; edited: string };

/** Rounds: everything measured once, in turn. */
export type Results = {
  weights: Circumstances & { pages: PageWeight[] };
  peers: Circumstances & { rounds: PeerVisit[][] };
  serving: Circumstances & { rounds: Served[][] };
  submissions: Circumstances & { rounds: Kept[][] };
  growth: Circumstances & { sizes: Grown[] };
};

const folder = join(root, 'docs/benchmarks');
const fileOf = (part: Part) => join(folder, `${part}.json`);

export function readResults(): Partial<Results> {
  const known = PARTS.filter((part) => existsSync(fileOf(part)));
  return Object.fromEntries(known.map((part) => [part, JSON.parse(readFileSync(fileOf(part), 'utf8'))]));
}

export function keepResult<Name extends Part>(part: Name, result: Results[Name]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(part), `${JSON.stringify(result, null, 1)}\n`);
}
