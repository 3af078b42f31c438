// Reference numbers and idempotency keys; how references may be typed is in any-value.test.ts.
import { expect, it } from 'vitest';
import {
  IDEMPOTENCY_KEY_PATTERN,
  makeIdempotencyKey,
  makeReference,
  REFERENCE_PATTERN,
  readReference,
} from './reference.ts';

it.each([
  ['references', makeReference, REFERENCE_PATTERN],
  ['keys', makeIdempotencyKey, IDEMPOTENCY_KEY_PATTERN],
])('makes %s of the agreed form, no two alike', (_, make, pattern) => {
  const made = Array.from({ length: 1000 }, make);
  for (const each of made) expect(each).toMatch(pattern);
  expect(new Set(made).size).toBe(made.length);
});

it.each(['', 'TRD-', 'TRD-4F7K0-M1QX', 'TRD-4F7K0-M1QXDD', 'TRD-4F7K0-M1QXU'])('refuses %j', (typed) => {
  expect(readReference(typed)).toBeUndefined();
});
