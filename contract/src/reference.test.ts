// Reference numbers and idempotency keys.
import { describe, expect, it } from 'vitest';
import {
  IDEMPOTENCY_KEY_PATTERN,
  makeIdempotencyKey,
  makeReference,
  REFERENCE_PATTERN,
  readReference,
} from './reference.ts';

describe('makeReference', () => {
  it('makes numbers of the agreed form, no two alike', () => {
    const made = Array.from({ length: 2000 }, makeReference);
    for (const reference of made) expect(reference).toMatch(REFERENCE_PATTERN);
    expect(new Set(made).size).toBe(made.length);
  });
});

describe('readReference', () => {
  it('reads a number back however it was typed', () => {
    const reference = 'TRD-4F7K0-M1QXD';
    for (const typed of [reference, 'trd 4f7k0 m1qxd', '4F7K0M1QXD', ' trd-4f7ko-mlqxd ']) {
      expect(readReference(typed)).toBe(reference);
    }
  });

  it('takes letters that happen to be TRD for what they are', () => {
    for (const typed of ['TRD-TRD65-TS82W', 'trd65ts82w'])
      expect(readReference(typed)).toBe('TRD-TRD65-TS82W');
  });

  it('refuses what is no reference number', () => {
    for (const typed of ['', 'TRD-', 'TRD-4F7K0-M1QX', 'TRD-4F7K0-M1QXDD', 'TRD-4F7K0-M1QXU']) {
      expect(readReference(typed)).toBeUndefined();
    }
  });
});

describe('makeIdempotencyKey', () => {
  it('makes keys of the agreed form, no two alike', () => {
    const made = Array.from({ length: 1000 }, makeIdempotencyKey);
    for (const key of made) expect(key).toMatch(IDEMPOTENCY_KEY_PATTERN);
    expect(new Set(made).size).toBe(made.length);
  });
});
