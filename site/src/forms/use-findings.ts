// What is shown as wrong in a form. The page finds it, then the desk; and a field that is left gets a second look.
import type { Problem } from '@tred/contract/reply';
import { useState } from 'react';

/** The summary as of the last submit, the messages beside fields as of the last look. */
export interface Findings {
  /** Counts the submits, so that a summary shown again takes the focus again. */
  turn: number;
  summary: readonly Problem[];
  errors: Readonly<Record<string, string | undefined>>;
}

export const found = (turn: number, problems: readonly Problem[]): Findings => ({
  turn,
  summary: problems,
  errors: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
});

const NOTHING = found(0, []);

/** `answered` is what the desk found last. */
export function useFindings(answered: Findings) {
  // What the page found by itself stands until the desk has answered the same turn.
  const [own, setOwn] = useState(NOTHING);
  const { turn, summary, errors } = answered.turn >= own.turn ? answered : own;
  const [looks, setLooks] = useState<Pick<Findings, 'turn' | 'errors'>>(NOTHING);

  /** Another turn begins. */
  function submitted(problems: readonly Problem[]): number {
    setOwn(found(turn + 1, problems));
    return turn + 1;
  }

  /** A single field was looked at again, this turn. */
  function looked(field: string, message: string | undefined) {
    setLooks((before) => ({
      turn,
      errors: { ...(before.turn === turn && before.errors), [field]: message },
    }));
  }

  return {
    turn,
    summary,
    errors: looks.turn === turn ? { ...errors, ...looks.errors } : errors,
    submitted,
    looked,
  };
}
