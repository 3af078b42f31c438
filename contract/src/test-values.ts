// Form values for tests: valid ones, and random ones.
import fc from 'fast-check';
import type { Field, FormShape } from './form.ts';

const byKind: Partial<Record<Field['kind'], unknown>> = {
  email: 'grace@example.ug',
  tel: '0772 123456',
  url: 'example.ug',
  number: '20',
  date: '2027-02-15',
  checkbox: true,
  hidden: 'workshop',
  list: [{ product: 'dev-cap', colour: 'Black', quantity: 2 }],
};
/** Each field rightly filled in. */
export const good = ({ fields }: Pick<FormShape, 'fields'>): Record<string, unknown> =>
  Object.fromEntries(fields.map(({ name, kind, values }) => [name, values?.[0] ?? byKind[kind] ?? 'Words']));

/** Any text: other scripts, control characters, lone surrogates, spaces, markup, formulas. */
export const anyText = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    // For the unit `binary`, fast-check first makes a table of all characters, which takes a second.
    fc.string({ unit: fc.nat(0x10ffff).map((code) => String.fromCodePoint(code)) }),
    fc.string({ unit: fc.constantFrom(...'\u0000\ud800\udc00\u202e\u00a0\ufeff\r\n\t =+-@;,"\'<>&%') }),
    fc.constantFrom('', '0', 'on', 'true', 'null', '[]', '{}', '__proto__', 'constructor', '%00', '<script>'),
  );

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

/** A Ugandan number as people write it, and as it is stored. */
export const ugandanNumber = (): fc.Arbitrary<{ typed: string; normalised: string }> =>
  fc
    .tuple(
      fc
        .constantFrom('7', '39', '41', '31')
        .chain((start) => digits(9 - start.length).map((rest) => start + rest)),
      fc.constantFrom('0', '+256', '256', '00256', '+256 (0)', '2560'),
      fc.array(fc.constantFrom('', ' ', '-', '.', '\u00a0', ' (', ') '), { minLength: 9, maxLength: 9 }),
    )
    .map(([number, start, gaps]) => ({
      typed: ` ${start}${[...number].map((digit, index) => digit + gaps[index]).join('')} `,
      normalised: `+256${number}`,
    }));

/** Mostly valid values, so that enough tries pass the first field. */
function fitting({ kind, name, values = [] }: FormShape['fields'][number]): fc.Arbitrary<unknown> {
  switch (kind) {
    case 'email':
      return fc.constantFrom('grace@school.example', ' Grace@School.example ', 'g+1@b.example');
    case 'tel':
      return fc.tuple(fc.constantFrom('07', '+2567', '2567'), digits(8)).map(([start, rest]) => start + rest);
    case 'url':
      return fc.constantFrom('www.example.com', 'https://example.com/a?b=ü', 'HTTP://EXAMPLE.COM');
    case 'number':
      return fc.constantFrom('20', ' 1,000 ', 50, '0');
    case 'date':
      return fc.constantFrom('2027-02-15', '2028-02-29', '2027-02-29');
    case 'select':
    case 'radio':
      return fc.constantFrom(...values, '');
    case 'checkbox':
      return fc.constantFrom('on', true, 'true', false);
    case 'hidden':
      return fc.constantFrom('workshop', 'offline-marks', 'footer');
    case 'list': {
      const row = { product: 'dev-cap', colour: 'Black', quantity: '2' };
      return fc.constantFrom([row], JSON.stringify([row]), [{ ...row, quantity: '0' }]);
    }
    default:
      return fc.oneof({ weight: 4, arbitrary: fc.constant(`Some ${name}`) }, anyText());
  }
}

/** Values for a form: valid, invalid, missing, of the wrong type. `text`: only what a plain form can send. */
export function valuesFor(
  form: Pick<FormShape, 'fields'>,
  { text = false } = {},
): fc.Arbitrary<Record<string, unknown>> {
  const values = form.fields.map((field): [string, fc.Arbitrary<unknown>] => {
    const fits = text ? fitting(field).filter((value) => typeof value === 'string') : fitting(field);
    const odd = text ? anyText() : fc.oneof(anyText(), fc.anything());
    return [field.name, fc.oneof({ weight: 12, arbitrary: fits }, { weight: 1, arbitrary: odd })];
  });
  return fc
    .tuple(fc.record(Object.fromEntries(values)), fc.subarray(form.fields.map(({ name }) => name)), fc.nat(3))
    .map(([all, some, whole]) =>
      whole > 0 ? all : Object.fromEntries(some.map((name) => [name, all[name]])),
    );
}
