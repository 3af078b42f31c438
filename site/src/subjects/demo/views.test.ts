// What the screens are given, after the tour and on the way.
import { expect, test } from 'vitest';
import { bursarView } from './fees-views';
import { type Act, officeAfter, openOffice } from './office';
import { SARAH, SUBJECT } from './scenario';
import { actsOfTheTour } from './story';
import { marksView, registerView, reportView } from './views';

const STREAM = 'S.2 North';
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');
const upTo = (last: Act['do']) => {
  const acts = actsOfTheTour();
  return officeAfter(acts.slice(0, acts.findLastIndex((act) => act.do === last) + 1));
};

test('a register starts with everyone present, and counts what is said otherwise', () => {
  const before = registerView(openOffice(), STREAM);
  expect(before.counts).toEqual({ present: 20, absent: 0, late: 0, excused: 0 });
  expect(before.streams.map(({ value }) => value)).toEqual(
    ['S.1', 'S.2', 'S.3', 'S.4'].flatMap((of) => [`${of} North`, `${of} South`]),
  );
  expect(registerView(upTo('mark'), STREAM).counts).toMatchObject({ present: 19, absent: 1 });
  expect(registerView(upTo('close'), STREAM)).toMatchObject({ state: 'waiting', network: false });
  expect(registerView(upTo('network'), STREAM)).toMatchObject({
    state: 'sent',
    outbox: [{ marks: 20, tries: 2 }],
  });
});

test('the payment with swapped digits is first of all the learner’s whose number it nearly is', () => {
  const view = bursarView(upTo('receive'), undefined);
  expect(view).toMatchObject({ open: true, unmatched: 1 });
  expect(view.candidates[0]?.reason).toBe('swapped');
  expect(view.candidates.slice(1).map(({ reason }) => reason)).not.toContain('swapped');
});

test('ledger and receipt follow a match', () => {
  const matched = upTo('match');
  const [, , , fourth] = bursarView(matched, undefined).payments;
  expect(fourth).toMatchObject({ byHand: true });
  const { ledger } = bursarView(matched, fourth?.learner?.id);
  expect(plain(ledger?.receipt?.amount)).toBe('UGX 100,000');
  expect(ledger?.lines.slice(-1)[0]).toMatchObject({
    date: '16 Nov',
    text: 'Airtel Money',
    amount: '\u2212100,000',
  });
  expect(ledger?.receipt?.balance).toBe(ledger?.balance);
});

test('a grade stands beside the marks as they are typed; a box that holds none is named', () => {
  const row = (office = openOffice()) =>
    marksView(office, STREAM, SUBJECT).rows.find(({ id }) => id === SARAH);
  expect(row()).toMatchObject({ continuous: '', mark: undefined, grade: undefined });
  expect(row(upTo('type'))).toMatchObject({ mark: 69, grade: 'B' });
  const wrong = officeAfter([
    { do: 'type', learner: SARAH, subject: SUBJECT, part: 'examination', value: '680' },
  ]);
  expect(row(wrong)?.wrong).toEqual({ continuous: false, examination: true });
  expect(marksView(wrong, STREAM, SUBJECT)).toMatchObject({ wrong: 1, missing: 1, published: false });
  expect(marksView(upTo('publish'), STREAM, SUBJECT).published).toBe(true);
});

test('the report card has both parts of each mark, and counts the register of the day', () => {
  const before = reportView(openOffice(), SARAH);
  const after = reportView(upTo('publish'), SARAH);
  expect(before?.lines.find(({ subject }) => subject === SUBJECT)).toMatchObject({
    mark: undefined,
    grade: undefined,
  });
  expect(after?.lines.find(({ subject }) => subject === SUBJECT)).toEqual({
    subject: SUBJECT,
    continuous: 14.8,
    examination: 54.4,
    mark: 69,
    grade: 'B',
  });
  expect(after?.days).toBe((before?.days ?? 0) + 1);
  expect(after?.present).toBe(before?.present);
  expect(plain(after?.balance)).toBe('UGX 150,000');
});
