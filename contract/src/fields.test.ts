import { describe, expect, it } from 'vitest';
import {
  choice,
  consent,
  day,
  email,
  type FieldDefinition,
  line,
  optionalChoice,
  phone,
  recordOnly,
  reference,
  slug,
  text,
  tick,
  type ValueFault,
  webAddress,
  wholeNumber,
} from './fields.ts';

const required = true;
const NOT_TEXT = [undefined, null, 7, true, [], {}];

function check<Out>({ rule }: FieldDefinition<Out>, value: unknown) {
  const result = rule.safeParse(value);
  return result.success ? { is: result.data } : { fault: result.error.issues[0]?.message };
}

function expectAccepted<Out>(
  field: FieldDefinition<Out>,
  accepted: readonly (readonly [unknown, unknown])[],
) {
  for (const [value, is] of accepted) expect(check(field, value), String(value)).toEqual({ is });
}

function expectRefused<Out>(field: FieldDefinition<Out>, fault: ValueFault, refused: readonly unknown[]) {
  for (const value of refused) expect(check(field, value), String(value)).toEqual({ fault });
}

describe('line', () => {
  const field = line({ required, max: 5 });

  it('trims, bounds the length after that, and keeps letters of any script', () => {
    expectAccepted(field, [
      ['  Aïda ', 'Aïda'],
      [' 12345 ', '12345'],
      ['محمد', 'محمد'],
      ['a😀b', 'a😀b'],
    ]);
    expectRefused(field, 'tooLong', ['123456']);
    expectRefused(field, 'missing', ['', '   ', ...NOT_TEXT]);
  });

  it('refuses control characters, broken surrogates and signs that turn the direction of text', () => {
    const bad = ['a\0b', 'a\nb', 'a\tb', 'a\u009fb', 'a\ud800b', 'A\u202Exe', '\u2066Ann'];
    expectRefused(field, 'unprintable', bad);
  });

  it('may be left out unless it is required', () => {
    const optional = line();
    expect(optional.required).toBe(false);
    expectAccepted(optional, [
      [undefined, ''],
      ['  ', ''],
    ]);
    expectRefused(optional, 'notText', [7]);
  });
});

it('text keeps lines and tabs, with line ends made alike', () => {
  const field = text({ required });
  expectAccepted(field, [
    [' one\r\ntwo\rthree\n\tfour\n', 'one\ntwo\nthree\n\tfour'],
    ['a'.repeat(5000), 'a'.repeat(5000)],
  ]);
  expectRefused(field, 'tooLong', ['a'.repeat(5001)]);
  expectRefused(field, 'unprintable', ['a\0b', 'a\u001bb']);
  expectRefused(field, 'missing', [' \n ']);
});

it('email refuses a mistyped domain, and accepts one that only looks alike', () => {
  expectRefused(email({ required }), 'wrong', ['anna@gmial.com', 'anna@Gmail.con']);
  const real = ['anna@gmail.com', 'anna@mail.yaho.com.ug', 'anna@gmai.org'];
  expectAccepted(
    email({ required }),
    real.map((address) => [address, address]),
  );
});

it('email refuses what no mail can reach', () => {
  const field = email({ required });
  for (const good of ['a@b.ug', 'first.last+tag@sub.school.ac.ug', "o'neil@example.com"])
    expectAccepted(field, [[` ${good} `, good]]);
  const bad = [
    'a',
    '@b.ug',
    'a@b',
    'a b@c.ug',
    'a@b..ug',
    'a@b.ug\nBcc: x@y.ug',
    '<a@b.ug>',
    'a@b.ug, c@d.ug',
  ];
  expectRefused(field, 'wrong', bad);
  expectRefused(field, 'tooLong', [`${'a'.repeat(250)}@b.ug`]);
  expectRefused(field, 'missing', ['']);
  expectAccepted(email(), [['', '']]);
  expectRefused(email(), 'wrong', ['a']);
});

it('phone keeps E.164, and takes Ugandan mobiles only for mobile money', () => {
  const field = phone({ required });
  expectAccepted(field, [
    ['0772 123 456', '+256772123456'],
    ['+254 712 345678', '+254712345678'],
  ]);
  expectRefused(field, 'wrong', ['none']);
  expectRefused(field, 'missing', ['']);
  const mobile = phone({ required, mobileMoney: true });
  expectAccepted(mobile, [['0752 123456', '+256752123456']]);
  expectRefused(mobile, 'wrong', ['0414 123456', '+254 712 345678']);
});

it('webAddress adds the scheme that people leave out, and refuses other schemes', () => {
  const field = webAddress();
  expectAccepted(field, [
    ['example.ug:8080/a?b#c', 'https://example.ug:8080/a?b#c'],
    ['http://example.ug', 'http://example.ug'],
    ['', ''],
  ]);
  const bad = [
    'javascript:alert(1)',
    'example',
    'https://a b.ug',
    'ftp://a.ug',
    'https://u:p@a.ug',
    'a\nb.ug',
  ];
  expectRefused(field, 'wrong', bad);
  expectRefused(field, 'tooLong', [`https://example.ug/${'a'.repeat(300)}`]);
});

it('choice takes its values only', () => {
  const values = ['a'] as const;
  const field = choice({ values });
  expectAccepted(field, [['a', 'a']]);
  expectRefused(field, 'missing', ['', 'c', 'A', ...NOT_TEXT]);
  const optional = optionalChoice({ values });
  expectAccepted(optional, [
    [undefined, ''],
    ['', ''],
    ['a', 'a'],
  ]);
  expectRefused(optional, 'wrong', ['c']);
});

it('a consent must be ticked, a tick may be left', () => {
  const agree = consent();
  const more = tick();
  for (const value of [true, 'on', 'true'])
    for (const field of [agree, more]) expect(check(field, value)).toEqual({ is: true });
  const unticked = [undefined, null, false, '', 'off', 'false', 0, 1];
  expectRefused(agree, 'missing', unticked);
  for (const value of unticked) expectAccepted(more, [[value, false]]);
});

it('wholeNumber reads thousands, and tells a wrong number from none', () => {
  const field = wholeNumber({ min: 10, max: 1000 });
  expectAccepted(field, [
    ['10', 10],
    [' 1,000 ', 1000],
    [25, 25],
  ]);
  const bad = ['9', '1001', 'ten', '1.5', '-20', 12.5, Number.NaN, '9'.repeat(400)];
  expectRefused(field, 'wrong', bad);
  expectRefused(field, 'missing', [undefined, '', ' ']);
});

it('day takes real days', () => {
  const field = day();
  expectAccepted(field, [
    ['2028-02-29', '2028-02-29'],
    ['', ''],
  ]);
  expectRefused(field, 'wrong', ['2027-02-29', '2027-13-01', '15/02/2027', 'soon']);
});

it('reference puts right what people change as they type it', () => {
  const field = reference({ required });
  expectAccepted(field, [[' trd 4f7k2 m9qxd ', 'TRD-4F7K2-M9QXD']]);
  expectRefused(field, 'wrong', ['TRD-4F7K2', 'a name']);
  expectRefused(field, 'missing', ['', undefined]);
});

it('slug takes the name of a page, and an unasked field may be empty', () => {
  const field = slug({ required });
  for (const good of ['info-session', '2.5.0', 'events/info-session']) expectAccepted(field, [[good, good]]);
  expectRefused(field, 'wrong', ['Info', '../etc', 'a b', '-a']);
  expectRefused(field, 'missing', [undefined]);
  for (const none of ['', undefined]) expectAccepted(recordOnly(), [[none, '']]);
});

it.each(['\u3164', '\u200b', '—', '...'])('a required line of %j says nothing', (typed) => {
  const { rule } = line({ required });
  expect(rule.safeParse(typed).error?.issues[0]?.message).toBe('missing');
  expect(rule.safeParse(`${typed}Okello`).success).toBe(true);
});
