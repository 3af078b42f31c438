// What the site holds itself to, as ratios: they mean the same on any machine and under any load.
import { FLOOR, OURS, REACT_PEERS, titles } from './peer-names.ts';
import type { PeerVisit, Results } from './results.ts';
import { spreadOf } from './statistics.ts';

export type Target = {
  what: string;
  /** What it is held against. */
  against: string;
  ratio: number;
  /** `at most` or `at least` so much. */
  bound: 'most' | 'least';
  limit: number;
};

export const isReached = ({ ratio, bound, limit }: Target) =>
  bound === 'most' ? ratio <= limit : ratio >= limit;

/** The median of one number of one site's page, over all rounds. */
function medianOf(
  { rounds }: Pick<Results['peers'], 'rounds'>,
  site: string,
  page: string,
  what: Exclude<keyof PeerVisit, 'site' | 'page'>,
): number {
  const own = rounds.flat().filter((visit) => visit.site === site && visit.page === page);
  return spreadOf(own.map((visit) => visit[what])).median;
}

export function targets({ peers, serving }: Partial<Results>): Target[] {
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
    compare('TTI of the home page, against the best React peer', '/', 'tti', 0.6, REACT_PEERS);
    compare('TTI of the contact page, against the best React peer', '/contact', 'tti', 0.8, REACT_PEERS);
  }
  if (serving) {
    const perCore = (server: string) =>
      spreadOf(serving.rounds.flat().flatMap((each) => (each.server === server ? [each.perCore] : [])))
        .median;
    if (serving.rounds.flat().some(({ server }) => server === 'nginx'))
      found.push({
        what: 'pages a second and core from the desk, against nginx',
        against: 'nginx',
        ratio: perCore('desk') / perCore('nginx'),
        bound: 'least',
        limit: 0.5,
      });
  }
  return found;
}

export function targetLine(target: Target): string {
  const sign = target.bound === 'most' ? '≤' : '≥';
  return `${isReached(target) ? 'reached' : 'missed '}  ${target.ratio.toFixed(2)} × (${sign} ${target.limit} ×)  ${target.what}: ${target.against}`;
}
