import { describe, expect, it } from 'vitest';
import type { PeerVisit, Results } from './results.ts';
import { isReached, targetLine, targets } from './targets.ts';

const circumstances = { date: '2026-11-01', machine: 'one core', versions: {} };

function visit(site: string, page: string, numbers: Partial<PeerVisit> = {}): PeerVisit {
  return { site, page, bytes: 100, requests: 3, fcp: 1000, lcp: 1000, tbt: 0, tti: 1000, ...numbers };
}

function peers(ours: Partial<PeerVisit>): Results['peers'] {
  const others = ['eleventy', 'vite-react', 'react-router', 'next'];
  const round = ['/', '/contact'].flatMap((page) => [
    visit('tred', page, ours),
    ...others.map((site) => visit(site, page, site === 'next' ? { bytes: 300, tti: 4000 } : {})),
  ]);
  return { ...circumstances, rounds: [round] };
}

describe('targets', () => {
  it('holds the site against the best of the React peers, and the floor', () => {
    const found = targets({ peers: peers({ bytes: 45, lcp: 1100, tti: 600 }) });
    expect(found.map(({ ratio }) => ratio)).toEqual([0.45, 1.1, 0.6, 0.6]);
    expect(found.map(isReached)).toEqual([true, true, true, true]);
    expect(found[0]?.against).toBe('Vite + React, client only');
  });

  it('says what is missed', () => {
    const found = targets({ peers: peers({ bytes: 46, lcp: 1101, tti: 810 }) });
    expect(found.map(isReached)).toEqual([false, false, false, false]);
    expect(targetLine(found[0] as (typeof found)[0])).toContain(
      'missed   0.46 × (≤ 0.45 ×)  bytes of the home page',
    );
  });

  it('takes the median over all rounds, of the desk beside nginx too', () => {
    const served = (server: string, perCore: number) => ({
      server,
      perCore,
      perSecond: 1,
      median: 1,
      p99: 1,
    });
    const rounds = [100, 40, 60].map((desk) => [served('nginx', 100), served('desk', desk)]);
    const [target] = targets({ serving: { ...circumstances, rounds } });
    expect(target).toMatchObject({ ratio: 0.6, bound: 'least', limit: 0.5 });
    expect(target && isReached(target)).toBe(true);
  });

  it('has none for what was not measured, or has no nginx', () => {
    expect(targets({})).toEqual([]);
    const desk = { server: 'desk', perCore: 1, perSecond: 1, median: 1, p99: 1 };
    expect(targets({ serving: { ...circumstances, rounds: [[desk]] } })).toEqual([]);
  });
});
