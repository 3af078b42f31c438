// Suggests similar names: “Did you mean …?”
import { editDistance } from '@tred/contract/edit-distance';
import { oneOf } from './locale.ts';

/** At most `most` similar names, nearest first. */
export function nearest(word: string, known: Iterable<string>, most = 3): string[] {
  const far = Math.max(2, Math.floor(word.length / 3));
  return [...known]
    .map((name) => ({ name, away: editDistance(word.toLowerCase(), name.toLowerCase()) }))
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
