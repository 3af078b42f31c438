// Each kind of question: what passes, what it becomes, and what is said when it does not.
import { describe, expect, it } from 'vitest';
import {
  type Asked,
  choice,
  consent,
  day,
  email,
  line,
  optionalChoice,
  phone,
  slug,
  text,
  tick,
  unasked,
  webAddress,
  wholeNumber,
} from './fields.ts';

const missing = 'Enter it';
const label = 'Answer';
const NOT_TEXT = [undefined, null, 7, true, [], {}];

/** The value it becomes, or the first message. */
function ask<Out>({ rule }: Asked<Out>, given: unknown) {
  const result = rule.safeParse(given);
  return result.success ? { is: result.data } : { says: result.error.issues[0]?.message };
}

function expectTaken<Out>(field: Asked<Out>, taken: readonly (readonly [unknown, unknown])[]) {
  for (const [given, is] of taken) expect(ask(field, given), String(given)).toEqual({ is });
}

function expectRefused<Out>(field: Asked<Out>, says: string, refused: readonly unknown[]) {
  for (const given of refused) expect(ask(field, given), String(given)).toEqual({ says });
}

describe('line', () => {
  const field = line({ label, missing, max: 5 });

  it('trims, bounds the length after that, and keeps letters of any script', () => {
    expectTaken(field, [
      ['  Aïda ', 'Aïda'],
      [' 12345 ', '12345'],
      ['محمد', 'محمد'],
      ['a😀b', 'a😀b'],
    ]);
    expectRefused(field, 'Answer must be 5 characters or fewer', ['123456']);
    expectRefused(field, missing, ['', '   ', ...NOT_TEXT]);
  });

  it('refuses control characters, broken surrogates and signs that turn the direction of text', () => {
    const bad = ['a\0b', 'a\nb', 'a\tb', 'a\u009fb', 'a\ud800b', 'A\u202Exe', '\u2066Ann'];
    expectRefused(field, 'Answer must not contain control characters', bad);
  });

  it('may be left out when nothing is said for that case', () => {
    const optional = line({ label });
    expect(optional.required).toBe(false);
    expectTaken(optional, [
      [undefined, ''],
      ['  ', ''],
    ]);
    expectRefused(optional, 'Answer must be text', [7]);
  });
});

it('text keeps lines and tabs, with line ends made alike', () => {
  const field = text({ label, missing });
  expectTaken(field, [
    [' one\r\ntwo\rthree\n\tfour\n', 'one\ntwo\nthree\n\tfour'],
    ['a'.repeat(5000), 'a'.repeat(5000)],
  ]);
  expectRefused(field, 'Answer must be 5,000 characters or fewer', ['a'.repeat(5001)]);
  expectRefused(field, 'Answer must not contain control characters', ['a\0b', 'a\u001bb']);
  expectRefused(field, missing, [' \n ']);
});

it('email refuses what no mail can reach', () => {
  const field = email({ label, missing });
  const format = 'Enter an email address in the correct format, like name@example.com';
  for (const good of ['a@b.ug', 'first.last+tag@sub.school.ac.ug', "o'neil@example.com"])
    expectTaken(field, [[` ${good} `, good]]);
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
  expectRefused(field, format, bad);
  expectRefused(field, 'Answer must be 254 characters or fewer', [`${'a'.repeat(250)}@b.ug`]);
  expectRefused(field, missing, ['']);
  expectTaken(email({ label }), [['', '']]);
  expectRefused(email({ label }), format, ['a']);
});

it('phone keeps E.164, and takes Ugandan mobiles only for mobile money', () => {
  const field = phone({ label, missing });
  expectTaken(field, [
    ['0772 123 456', '+256772123456'],
    ['+254 712 345678', '+254712345678'],
  ]);
  expectRefused(field, 'Enter a phone number, like 07XX XXXXXX or +254 7XX XXXXXX', ['none']);
  expectRefused(field, missing, ['']);
  const mobile = phone({ label, missing, mobileMoney: true });
  expectTaken(mobile, [['0752 123456', '+256752123456']]);
  expectRefused(mobile, 'Enter a Ugandan mobile number, like 07XX XXXXXX', [
    '0414 123456',
    '+254 712 345678',
  ]);
});

it('webAddress adds the scheme that people leave out, and refuses other schemes', () => {
  const field = webAddress({ label });
  expectTaken(field, [
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
  expectRefused(field, 'Enter a web address, like www.example.com', bad);
  expectRefused(field, 'Answer must be 300 characters or fewer', [`https://example.ug/${'a'.repeat(300)}`]);
});

it('choice takes its options only', () => {
  const options = [{ value: 'a', label: 'A' }];
  const field = choice({ label, missing, options });
  expectTaken(field, [['a', 'a']]);
  expectRefused(field, missing, ['', 'c', 'A', ...NOT_TEXT]);
  const optional = optionalChoice({ label, options });
  expectTaken(optional, [
    [undefined, ''],
    ['', ''],
    ['a', 'a'],
  ]);
  expectRefused(optional, 'Choose one of the options for answer', ['c']);
});

it('a consent must be ticked, a tick may be left', () => {
  const agree = consent({ label, missing });
  const more = tick({ label });
  for (const given of [true, 'on', 'true'])
    for (const field of [agree, more]) expect(ask(field, given)).toEqual({ is: true });
  const unticked = [undefined, null, false, '', 'off', 'false', 0, 1];
  expectRefused(agree, missing, unticked);
  for (const given of unticked) expectTaken(more, [[given, false]]);
});

it('wholeNumber reads thousands, and says the range', () => {
  const field = wholeNumber({ label, missing, min: 10, max: 1000 });
  expectTaken(field, [
    ['10', 10],
    [' 1,000 ', 1000],
    [25, 25],
  ]);
  const bad = ['9', '1001', 'ten', '1.5', '-20', 12.5, Number.NaN, '9'.repeat(400)];
  expectRefused(field, 'Answer must be a whole number from 10 to 1,000', bad);
  expectRefused(field, missing, [undefined, '', ' ']);
});

it('day takes real days', () => {
  const field = day({ label });
  expectTaken(field, [
    ['2028-02-29', '2028-02-29'],
    ['', ''],
  ]);
  expectRefused(field, 'Enter a real date, like 2027-02-15', [
    '2027-02-29',
    '2027-13-01',
    '15/02/2027',
    'soon',
  ]);
});

it('slug takes the name of a page, and an unasked field may be empty', () => {
  const field = slug({ label, missing });
  for (const good of ['info-session', '2.5.0', 'events/info-session']) expectTaken(field, [[good, good]]);
  expectRefused(field, 'Answer is not known', ['Info', '../etc', 'a b', '-a']);
  expectRefused(field, missing, [undefined]);
  for (const none of ['', undefined]) expectTaken(unasked({ label }), [[none, '']]);
});

it.each(['\u3164', '\u200b', '—', '...'])('a required line of %j says nothing', (typed) => {
  const { rule } = line({ label: 'Name', missing: 'Enter your name' });
  expect(rule.safeParse(typed).error?.issues[0]?.message).toBe('Enter your name');
  expect(rule.safeParse(`${typed}Okello`).success).toBe(true);
});
