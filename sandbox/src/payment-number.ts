// Payment numbers: six digits with a check digit, so that a typing error never matches another child.
import { found } from './act.ts';
import type { Learner, School } from './types.ts';

const FIRST = 20_000;

/** A learner's number follows from their position in the list. */
export function paymentNumber(school: Pick<School, 'learners'>, learner: string): string {
  const place = school.learners.findIndex(({ id }) => id === learner);
  return withCheck(FIRST + found(place < 0 ? undefined : place, 'learner', learner));
}

/** The learner of a typed number; spaces and hyphens are ignored. */
export function learnerByNumber(school: Pick<School, 'learners'>, typed: string): Learner | undefined {
  const number = typed.replace(/[\s-]/g, '');
  const place = Number(number.slice(0, -1)) - FIRST;
  const learner = school.learners[place];
  return learner && withCheck(FIRST + place) === number ? learner : undefined;
}

function withCheck(number: number): string {
  const digits = String(number);
  let state = 0;
  for (const digit of digits) state = damm[state]?.[Number(digit)] ?? 0;
  return digits + state;
}

/** Damm's table detects every wrong digit and every swapped pair. */
const damm = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
];
