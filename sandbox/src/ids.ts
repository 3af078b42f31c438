// Ids that follow from the seed: the same acts give the same ids. The first of a kind is the documentation's own, so
// that an example which writes answers with the id that the page goes on with.
import { seededRandom } from './seeded-random.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789';

export type IdKind = 'lrn' | 'app' | 'pay' | 'reg' | 'res' | 'evt' | 'hook' | 'req' | 'sms';

const documented: Partial<Record<IdKind, string>> = {
  lrn: 'lrn_2Yk6mBn4',
  pay: 'pay_8Rb1vNc6',
  evt: 'evt_5Kt2hWq9',
};

/** Eight letters by chance, after what they belong to. */
export function idBy(next: () => number, kind: IdKind): string {
  return `${kind}_${letters(next, 8)}`;
}

/** The `count`th id of its kind that a school with this seed makes. */
export function numberedId(seed: string, kind: IdKind, count: number): string {
  const first = count === 0 ? documented[kind] : undefined;
  return first ?? idBy(seededRandom(`${seed}:${kind}:${count}`), kind);
}

export function letters(next: () => number, length: number): string {
  return Array.from({ length }, () => LETTERS[Math.floor(next() * LETTERS.length)]).join('');
}
