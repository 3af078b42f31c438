// Random input: parsing never throws and is idempotent; a failure names the seed that repeats it. Hostile input is read at once.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkForm } from './form.ts';
import { lookup } from './lookup.ts';
import { E164, normalisePhone } from './phone.ts';
import { REFERENCE_PATTERN, readReference } from './reference.ts';
import { checkSubmission, forms } from './registry.ts';
import { parseFormReply } from './reply.ts';
import { anyText, good, ugandanNumber, valuesFor } from './test-values.ts';
import { inTestWords } from './test-words.ts';
import { parseVotes } from './votes.ts';

describe('a phone number', () => {
  it('is the same number however it is written', () => {
    fc.assert(
      fc.property(ugandanNumber(), ({ typed, normalised }) => {
        expect(normalisePhone(typed)).toBe(normalised);
        expect(normalised).toMatch(E164);
      }),
    );
  });

  it('does not change when it is normalised again', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.string({ unit: fc.constantFrom(...'+0256 7-.()') })), (typed) => {
        const normalised = normalisePhone(typed);
        if (E164.test(normalised)) expect(normalisePhone(normalised)).toBe(normalised);
      }),
    );
  });
});

describe('a reference', () => {
  /** Variants that people type: similar letters, spaces, lower case, no prefix. */
  const letter = fc.constantFrom(...'0123456789ABCDEFGHJKMNPQRSTVWXYZ');
  const spoken = fc.record({
    letters: fc.oneof(
      fc.string({ unit: letter, minLength: 10, maxLength: 10 }),
      fc.string({ unit: letter, minLength: 7, maxLength: 7 }).map((rest) => `TRD${rest}`),
    ),
    alike: fc.boolean(),
    small: fc.boolean(),
    bare: fc.boolean(),
    gap: fc.constantFrom('', ' ', '-', ' - ', '.'),
  });

  it('is found however it is typed', () => {
    fc.assert(
      fc.property(spoken, ({ letters, alike, small, bare, gap }) => {
        const heard = alike ? letters.replaceAll('1', 'L').replaceAll('0', 'O') : letters;
        const typed = [...(bare ? '' : 'TRD'), ...heard].join(gap);
        const reference = `TRD-${letters.slice(0, 5)}-${letters.slice(5)}`;
        expect(readReference(small ? typed.toLowerCase() : typed)).toBe(reference);
      }),
    );
  });

  it('is never read from text that holds none', () => {
    fc.assert(
      fc.property(anyText(), (typed) => {
        const read = readReference(typed);
        if (read !== undefined) {
          expect(read).toMatch(REFERENCE_PATTERN);
          expect(readReference(read)).toBe(read);
        }
      }),
    );
  });
});

describe.each(forms.map((form) => ({ id: form.id, form })))('the form $id', ({ id, form }) => {
  const runs = { numRuns: 60 };

  it('never throws, names only its own fields, and keeps what it would keep again', () => {
    fc.assert(
      fc.property(fc.oneof({ weight: 5, arbitrary: valuesFor(form) }, fc.anything()), (input) => {
        const parsed = checkSubmission(id, input);
        if (!parsed.ok) {
          const names = ['', ...form.fields.map(({ name }) => name)];
          for (const finding of parsed.findings) {
            expect(names).toContain(finding.field);
            // A message with all its placeholders filled.
            expect(inTestWords(form).explain(finding).message).toMatch(/^[^{}]+ (?:is|cannot) |^Send /);
          }
          return;
        }
        const { values } = parsed.submission;
        // The same value as the database stores it.
        expect(checkSubmission(id, JSON.parse(JSON.stringify(values)))).toEqual(parsed);
        // No database accepts these.
        expect(JSON.stringify(values)).not.toMatch(/\\u0000|\\ud[89a-f]/);
      }),
      runs,
    );
  });
});

it('refuses any value that is no answer of the server', () => {
  fc.assert(
    fc.property(fc.anything(), (body) => {
      expect(parseFormReply(body)).toBeUndefined();
      expect(parseVotes(body)).toBeUndefined();
    }),
  );
});

describe('a hostile text as long as a body', () => {
  const repeated = [
    ...'a. a- a@ a@a. a/ . - 0 + ( , TRD- { [ http://a. https:// 2026-11-17'.split(' '),
    ...[' ', '\r\n', '\u200b', '\ud83d', '\u202e'],
  ];
  const texts = repeated.flatMap((part) => {
    const filler = part.repeat(Math.ceil((128 * 1024) / part.length));
    return [`${filler} x`, `http://${filler} x`, `a${filler}@`];
  });

  /** A text is read in milliseconds; with a pattern that goes back, in half a minute. */
  const isQuick = (work: () => void) =>
    [1, 2, 3].some(() => {
      const began = process.cpuUsage();
      work();
      return process.cpuUsage(began).user < 1_000_000;
    });

  it.each([...forms.map((form) => [form.id, form] as const), ['the look-up', lookup] as const])(
    'is read at once in each field of %s',
    (_, form) => {
      const values = good(form);
      const slow = form.fields.flatMap(({ name, parts = {} }) => {
        const hostile = (text: string) => [
          { ...values, [name]: text },
          ...Object.keys(parts).map((part) => ({
            ...values,
            [name]: [{ product: 'dev-cap', [part]: text }],
          })),
        ];
        return texts
          .flatMap(hostile)
          .filter((input) => !isQuick(() => checkForm(form, input)))
          .map(() => name);
      });
      expect(slow).toEqual([]);
    },
  );
});
