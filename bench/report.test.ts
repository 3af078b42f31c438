import { describe, expect, it } from 'vitest';
import { writeReport } from './report.ts';
import type { PeerVisit, Results } from './results.ts';

const circumstances = { date: '2026-11-01', machine: '2 × arm64', versions: { node: '24.0.0' } };
const sites = ['tred', 'eleventy', 'vite-react', 'react-router', 'next'];

function round(tti: number): PeerVisit[] {
  return ['/', '/contact'].flatMap((page) =>
    sites.map((site) => ({ site, page, bytes: 27_512, requests: 4, fcp: 900, lcp: 950, tbt: 0, tti })),
  );
}

const results: Results = {
  weights: {
    ...circumstances,
    pages: ['/b', '/', '/a'].map((address, at) => ({
      address,
      html: 10_000 + at,
      script: 2000,
      fonts: 10_400,
      rest: 0,
      touched: 70_000,
    })),
  },
  peers: { ...circumstances, rounds: [round(1000), round(3000), round(1200)] },
  serving: {
    ...circumstances,
    rounds: [
      ['nginx', 'desk'].map((server) => ({ server, perSecond: 8000, perCore: 9500, median: 3, p99: 9 })),
    ],
  },
  submissions: {
    ...circumstances,
    rounds: [[{ store: 'SQLite', perSecond: 2200, median: 12, p99: 30 }]],
  },
  growth: { ...circumstances, sizes: [{ articles: 1000, cold: '60 s', edited: '9 s' }] },
};

describe('the report', () => {
  const files = writeReport(results);
  const text = files['benchmarks.md'] ?? '';

  it('has medians with the least and the most', () => {
    expect(text).toContain('| this site | 27.5 KB in 4 | 0.90 (0.90–0.90) s | 0.95 (0.95–0.95) s |');
    expect(text).toContain('1.20 (1.00–3.00) s |');
    expect(text).toContain('| desk | 9,500 (9,500–9,500) |');
    expect(text).toContain('| 1,000 | 60 s | 9 s |');
  });

  it('says when, where and with what', () => {
    expect(text.match(/\*2026-11-01; 2 × arm64; node 24\.0\.0\.\*/g)).toHaveLength(5);
  });

  it('warns when the machine was busy, by the load it had for its cores', () => {
    const weights = (machine: string) =>
      writeReport({ weights: { ...results.weights, machine } })['benchmarks.md'];
    expect(weights('2 × arm64, 8 GB; load at the start 9.5')).toContain('The machine was busy');
    expect(weights('2 × arm64, 8 GB; load at the start 0.4')).not.toContain('The machine was busy');
  });

  it('says which targets are reached and which are missed', () => {
    expect(text).toContain('| ≤ 1.1 × | 1.00 × | reached |');
    expect(text).toContain('| ≤ 0.45 × | 1.00 × | **missed** |');
  });

  it('shows every chart that it draws, and draws every one that it shows', () => {
    const shown = [...text.matchAll(/\((benchmarks\/[\w-]+\.svg)\)/g)].map(([, file]) => file);
    expect(shown).toEqual(Object.keys(files).filter((file) => file.endsWith('.svg')));
    expect(shown.length).toBeGreaterThan(4);
  });

  it('lists every page in a file of its own', () => {
    const rows = files['benchmarks/weights.md']?.match(/^\| `.*/gm)?.map((line) => line.split('`')[1]);
    expect(rows).toEqual(['/', '/a', '/b']);
  });

  it('leaves out what was not measured, and says so of growth', () => {
    const { 'benchmarks.md': less = '' } = writeReport({ weights: results.weights });
    expect(less).not.toContain('## Serving');
    expect(less).toContain('Not measured yet');
  });
});
