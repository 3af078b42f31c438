// Tries whether the database still takes what is written, as a form would be.
import { MAX_BODY_BYTES } from '@tred/contract/limits';
import type { Store } from './open-store.ts';

const key = 'trial-write';
/** However many ask, the disk is not kept busy by it. */
const lasts = 1_000;

export interface Trial {
  /** Rejects when nothing can be written now. */
  run(): Promise<void>;
  /** Something could not be written: from now until it succeeds, the trial is as long as the longest form. */
  doubt(): void;
}

export function createTrial(write: Store['write'], now: () => number = Date.now): Trial {
  let doubtful = false;
  let last: { at: number; result: Promise<void> } | undefined;
  const attempt = async () => {
    const large = doubtful;
    const value = `${now()} ${large ? 'x'.repeat(MAX_BODY_BYTES) : ''}`;
    await write((tx) =>
      tx
        .insertInto('meta')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute(),
    ).catch((error: unknown) => {
      doubtful = true;
      throw error;
    });
    if (large) doubtful = false;
  };
  return {
    run() {
      if (!last || now() - last.at >= lasts) last = { at: now(), result: attempt() };
      return last.result;
    },
    doubt() {
      doubtful = true;
      last = undefined;
    },
  };
}
