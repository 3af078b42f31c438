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

/** The value it becomes, or the first message. */
function ask<Out>({ rule }: Asked<Out>, given: unknown) {
  const result = rule.safeParse(given);
  return result.success ? { is: result.data } : { says: result.error.issues[0]?.message };
}

const NOT_TEXT = [undefined, null, 7, true, [], {}];

describe('line', () => {
  const field = line({ label: 'First name', missing: 'Enter your first name', max: 5 });

  it('trims, and keeps letters of any script', () => {
    expect(ask(field, '  Aïda ')).toEqual({ is: 'Aïda' });
    expect(ask(field, 'ናትናኤል'.slice(0, 5))).toEqual({ is: 'ናትናኤል'.slice(0, 5) });
  });

  it('says what to enter when there is nothing', () => {
    for (const given of ['', '   ', ...NOT_TEXT]) {
      expect(ask(field, given)).toEqual({ says: 'Enter your first name' });
    }
  });

  it('bounds the length after trimming', () => {
    expect(ask(field, ' 12345 ')).toEqual({ is: '12345' });
    expect(ask(field, '123456')).toEqual({ says: 'First name must be 5 characters or fewer' });
  });

  it('refuses signs that turn the direction of what follows', () => {
    for (const bad of ['Ag\u202Exe', '\u2066Ann', 'A\u200Fnn'])
      expect(ask(field, bad)).toEqual({ says: 'First name must not contain control characters' });
    // Names in a script that is written from right to left need none.
    expect(ask(field, 'محمد')).toEqual({ is: 'محمد' });
  });

  it('refuses control characters and broken surrogates', () => {
    for (const bad of ['a\0b', 'a\nb', 'a\tb', 'a\u007fb', 'a\u009fb', 'a\ud800b']) {
      expect(ask(field, bad)).toEqual({ says: 'First name must not contain control characters' });
    }
    expect(ask(field, 'a😀b')).toEqual({ is: 'a😀b' });
  });

  it('may be left out when nothing is said for that case', () => {
    const optional = line({ label: 'Company' });
    expect(optional.required).toBe(false);
    expect(ask(optional, undefined)).toEqual({ is: '' });
    expect(ask(optional, '  ')).toEqual({ is: '' });
    expect(ask(optional, 7)).toEqual({ says: 'Company must be text' });
    expect(ask(optional, 'a\0b')).toEqual({ says: 'Company must not contain control characters' });
  });
});

describe('text', () => {
  const field = text({ label: 'Message', missing: 'Enter your message' });

  it('keeps lines and tabs, with line ends made alike', () => {
    expect(ask(field, ' one\r\ntwo\rthree\n\tfour\n')).toEqual({ is: 'one\ntwo\nthree\n\tfour' });
  });

  it('bounds the length', () => {
    expect(ask(field, 'a'.repeat(5000))).toEqual({ is: 'a'.repeat(5000) });
    expect(ask(field, 'a'.repeat(5001))).toEqual({ says: 'Message must be 5,000 characters or fewer' });
  });

  it('refuses other control characters and nothing at all', () => {
    expect(ask(field, 'a\0b')).toEqual({ says: 'Message must not contain control characters' });
    expect(ask(field, 'a\u001bb')).toEqual({ says: 'Message must not contain control characters' });
    expect(ask(field, ' \n ')).toEqual({ says: 'Enter your message' });
  });
});

describe('email', () => {
  const field = email({ label: 'Email', missing: 'Enter your email address' });
  const format = 'Enter an email address in the correct format, like name@example.com';

  it('passes addresses, trimmed', () => {
    for (const good of ['a@b.ug', 'first.last+tag@sub.school.ac.ug', "o'neil@example.com"]) {
      expect(ask(field, ` ${good} `)).toEqual({ is: good });
    }
  });

  it('refuses what no mail can reach', () => {
    for (const bad of [
      'a',
      'a@',
      '@b.ug',
      'a@b',
      'a b@c.ug',
      'a@b..ug',
      'a@b.ug\nBcc: x@y.ug',
      '<a@b.ug>',
      'a@b.ug, c@d.ug',
    ]) {
      expect(ask(field, bad)).toEqual({ says: format });
    }
    expect(ask(field, `${'a'.repeat(250)}@b.ug`)).toEqual({ says: 'Email must be 254 characters or fewer' });
    expect(ask(field, '')).toEqual({ says: 'Enter your email address' });
  });

  it('may be optional', () => {
    expect(ask(email({ label: 'Email' }), '')).toEqual({ is: '' });
    expect(ask(email({ label: 'Email' }), 'a')).toEqual({ says: format });
  });
});

describe('phone', () => {
  it('keeps E.164', () => {
    const field = phone({ label: 'Phone number', missing: 'Enter your phone number' });
    expect(ask(field, '0772 123 456')).toEqual({ is: '+256772123456' });
    expect(ask(field, '+254 712 345678')).toEqual({ is: '+254712345678' });
    expect(ask(field, 'none')).toEqual({ says: 'Enter a phone number, like 07XX XXXXXX or +254 7XX XXXXXX' });
    expect(ask(field, '')).toEqual({ says: 'Enter your phone number' });
  });

  it('takes Ugandan mobiles only for mobile money', () => {
    const field = phone({ label: 'Number', missing: 'Enter the number', mobileMoney: true });
    expect(ask(field, '0752 123456')).toEqual({ is: '+256752123456' });
    for (const bad of ['0414 123456', '+254 712 345678']) {
      expect(ask(field, bad)).toEqual({ says: 'Enter a Ugandan mobile number, like 07XX XXXXXX' });
    }
  });
});

describe('webAddress', () => {
  const field = webAddress({ label: 'Website' });

  it('adds the scheme that people leave out', () => {
    expect(ask(field, 'www.example.ug')).toEqual({ is: 'https://www.example.ug' });
    expect(ask(field, 'example.ug:8080/a?b#c')).toEqual({ is: 'https://example.ug:8080/a?b#c' });
    expect(ask(field, 'http://example.ug')).toEqual({ is: 'http://example.ug' });
    expect(ask(field, '')).toEqual({ is: '' });
  });

  it('refuses what is no web address', () => {
    for (const bad of [
      'javascript:alert(1)',
      'example',
      'https://',
      'https://a b.ug',
      'ftp://example.ug',
      'https://u:p@example.ug',
      'https://exa\nmple.ug',
    ]) {
      expect(ask(field, bad)).toEqual({ says: 'Enter a web address, like www.example.com' });
    }
    expect(ask(field, `https://example.ug/${'a'.repeat(300)}`)).toEqual({
      says: 'Website must be 300 characters or fewer',
    });
  });
});

describe('choice', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ];

  it('takes its options only', () => {
    const field = choice({ label: 'Subject', missing: 'Select a subject', options });
    expect(ask(field, 'a')).toEqual({ is: 'a' });
    for (const bad of ['', 'c', 'A', ...NOT_TEXT])
      expect(ask(field, bad)).toEqual({ says: 'Select a subject' });
  });

  it('may be optional', () => {
    const field = optionalChoice({ label: 'Company size', options });
    expect(ask(field, undefined)).toEqual({ is: '' });
    expect(ask(field, '')).toEqual({ is: '' });
    expect(ask(field, 'b')).toEqual({ is: 'b' });
    expect(ask(field, 'c')).toEqual({ says: 'Choose one of the options for company size' });
  });
});

describe('consent and tick', () => {
  const ticked = [true, 'on', 'true'];
  const unticked = [undefined, null, false, '', 'off', 'false', 0, 1];

  it('a consent must be ticked', () => {
    const field = consent({ label: 'I agree', missing: 'Tick the box' });
    for (const given of ticked) expect(ask(field, given)).toEqual({ is: true });
    for (const given of unticked) expect(ask(field, given)).toEqual({ says: 'Tick the box' });
  });

  it('a tick may be left', () => {
    const field = tick({ label: 'Tell me more' });
    for (const given of ticked) expect(ask(field, given)).toEqual({ is: true });
    for (const given of unticked) expect(ask(field, given)).toEqual({ is: false });
  });
});

describe('wholeNumber', () => {
  const field = wholeNumber({ label: 'Pieces', missing: 'Enter how many', min: 10, max: 1000 });

  it('reads digits, numbers and thousands', () => {
    for (const [given, is] of [
      ['10', 10],
      [' 1,000 ', 1000],
      [25, 25],
    ] as const) {
      expect(ask(field, given)).toEqual({ is });
    }
  });

  it('says the range', () => {
    for (const bad of ['9', '1001', 'ten', '1.5', '-20', 12.5, Number.NaN, '9'.repeat(400)]) {
      expect(ask(field, bad)).toEqual({ says: 'Pieces must be a whole number from 10 to 1,000' });
    }
    for (const none of [undefined, '', ' ']) expect(ask(field, none)).toEqual({ says: 'Enter how many' });
  });
});

describe('day', () => {
  it('takes real days', () => {
    const field = day({ label: 'Needed by' });
    expect(ask(field, '2028-02-29')).toEqual({ is: '2028-02-29' });
    expect(ask(field, '')).toEqual({ is: '' });
    for (const bad of ['2027-02-29', '2027-13-01', '15/02/2027', 'soon']) {
      expect(ask(field, bad)).toEqual({ says: 'Enter a real date, like 2027-02-15' });
    }
  });
});

describe('slug and unasked', () => {
  it('a slug is a page’s own name for something', () => {
    const field = slug({ label: 'Event', missing: 'Choose an event' });
    for (const good of ['info-session', '2.5.0', 'events/info-session'])
      expect(ask(field, good)).toEqual({ is: good });
    for (const bad of ['Info', '../etc', 'a b', '-a'])
      expect(ask(field, bad)).toEqual({ says: 'Event is not known' });
    expect(ask(field, undefined)).toEqual({ says: 'Choose an event' });
  });

  it('an unasked field may be empty', () => {
    expect(ask(unasked({ label: 'Revenue' }), '')).toEqual({ is: '' });
    expect(ask(unasked({ label: 'Revenue' }), undefined)).toEqual({ is: '' });
  });
});

it.each(['\u3164', '\u200b', '—', '...'])('a required line of %j says nothing', (typed) => {
  const { rule } = line({ label: 'Name', missing: 'Enter your name' });
  expect(rule.safeParse(typed).error?.issues[0]?.message).toBe('Enter your name');
  expect(rule.safeParse(`${typed}Okello`).success).toBe(true);
});
