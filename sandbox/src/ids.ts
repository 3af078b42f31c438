// Deterministic ids and random numbers from a seed. The first id of a kind is the one in the documentation's examples.

/** Numbers in [0, 1) from a seed (FNV-1a, then mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789';

export type IdKind = 'lrn' | 'app' | 'pay' | 'reg' | 'res' | 'evt' | 'hook' | 'req' | 'sms';

const documented: Partial<Record<IdKind, string>> = {
  lrn: 'lrn_2Yk6mBn4',
  pay: 'pay_8Rb1vNc6',
  evt: 'evt_5Kt2hWq9',
};

export function idBy(next: () => number, kind: IdKind): string {
  return `${kind}_${letters(next, 8)}`;
}

/** The `count`th id of its kind for a seed. */
export function numberedId(seed: string, kind: IdKind, count: number): string {
  const first = count === 0 ? documented[kind] : undefined;
  return first ?? idBy(seededRandom(`${seed}:${kind}:${count}`), kind);
}

export function letters(next: () => number, length: number): string {
  return Array.from({ length }, () => LETTERS[Math.floor(next() * LETTERS.length)]).join('');
}
