// Suggests similar names: “Did you mean …?”
import { oneOf } from './locale.ts';

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const same = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(same, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** At most `most` similar names, nearest first. */
export function nearest(word: string, known: Iterable<string>, most = 3): string[] {
  const far = Math.max(2, Math.floor(word.length / 3));
  return [...known]
    .map((name) => ({ name, away: distance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ away }) => away <= far)
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ name }) => name);
}

/** “ Did you mean /pricing or /press?”, or an empty string. */
export function didYouMean(word: string, known: Iterable<string>): string {
  const near = nearest(word, known);
  return near.length === 0 ? '' : ` Did you mean ${oneOf(near)}?`;
}
