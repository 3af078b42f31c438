// What the four jobs come to: the same acts give the same office, each act reaches everyone it concerns, and none twice.
import { registerOf } from '@tred/sandbox/attendance';
import { expect, test } from 'vitest';
import { type Act, officeAfter, openOffice, readMark, step, withAct } from './office';
import { paymentsOfTheMorning, SARAH, SUBJECT, TODAY } from './scenario';
import { actsOfTheTour } from './story';

const STREAM = 'S.2 North';
const absent: Act = { do: 'mark', learner: SARAH, mark: 'absent' };
const close: Act = { do: 'close', stream: STREAM };
const off: Act = { do: 'network', on: false };
const on: Act = { do: 'network', on: true };
const brother = () =>
  openOffice().school.applications.find(({ first_name }) => first_name === 'Timothy')?.id ?? '';

test('the same acts give the same office', () => {
  expect(officeAfter(actsOfTheTour())).toEqual(officeAfter(actsOfTheTour()));
});

test('a register that is closed with a network is sent at once, and the absent learner’s guardian is told', () => {
  const office = officeAfter([absent, close]);
  expect(registerOf(office.school, 'S.2', 'North', TODAY)?.marks).toContainEqual({
    learner: SARAH,
    mark: 'absent',
  });
  expect(office.kept).toMatchObject([{ stream: STREAM, sent: true, tries: 1 }]);
  expect(office.inbox.map(({ owner, about }) => [owner, about])).toEqual([
    ['Joseph Ssali/+256670000001', 'attendance'],
  ]);
});

test('without a network registers wait on the phone; with it they go out, each once, whatever the phone asks', () => {
  const kept = officeAfter([absent, off, close, { do: 'close', stream: 'S.2 South' }]);
  expect(kept.school.registers).toEqual(openOffice().school.registers);
  expect(kept.inbox).toEqual([]);
  expect(kept.news).toEqual({ of: 'kept', stream: 'S.2 South' });

  const sent = step(kept, on);
  expect(sent.kept.map(({ sent: isSent, tries }) => [isSent, tries])).toEqual([
    [true, 2],
    [true, 2],
  ]);
  expect(sent.school.registers.filter(({ date }) => date === TODAY)).toHaveLength(2);
  expect(sent.inbox).toHaveLength(1);
  expect(sent.news).toEqual({ of: 'sent', registers: 2, again: true, messages: 1 });

  const again = step(step(sent, off), on);
  expect(again.inbox).toHaveLength(1);
  expect(again.news).toEqual({ of: 'network', on: true });
});

test('four payments come in once: three match themselves, the fourth has two digits swapped', () => {
  const office = officeAfter([{ do: 'receive' }, { do: 'receive' }]);
  expect(office.school.incoming.map(({ matched }) => matched)).toEqual([
    'by-number',
    'by-number',
    'by-number',
    null,
  ]);
  expect(new Set(office.school.incoming.map(({ provider }) => provider)).size).toBe(2);
  const [, , , fourth] = paymentsOfTheMorning(openOffice().school);
  expect(fourth?.reference).toMatch(/^\d{6}$/);
  expect(office.school.learners.find(({ id }) => id === SARAH)?.balance).toBe(150_000);
});

test('marks reach families when they are published, and only those that changed', () => {
  const typed: Act[] = [
    { do: 'type', learner: SARAH, subject: SUBJECT, part: 'continuous', value: '74' },
    { do: 'type', learner: SARAH, subject: SUBJECT, part: 'examination', value: '68' },
  ];
  const publish: Act = { do: 'publish', stream: STREAM, subject: SUBJECT };
  const office = officeAfter([...typed, publish]);
  expect(
    office.school.results.find(({ learner, subject }) => learner === SARAH && subject === SUBJECT),
  ).toMatchObject({
    mark: 69,
    grade: 'B',
    published: true,
  });
  expect(office.news).toEqual({ of: 'published', subject: SUBJECT, families: 40 });
  expect(step(office, publish).news).toEqual({ of: 'published', subject: SUBJECT, families: 0 });
});

test('what is no mark is left out, and nothing is not zero', () => {
  expect(['', ' ', '0', '100', '101', '7.5', '-1', 'abc'].map(readMark)).toEqual([
    undefined,
    undefined,
    0,
    100,
    'wrong',
    'wrong',
    'wrong',
    'wrong',
  ]);
  const office = officeAfter([
    { do: 'type', learner: SARAH, subject: SUBJECT, part: 'continuous', value: '74' },
    { do: 'publish', stream: STREAM, subject: SUBJECT },
  ]);
  expect(office.school.results.some(({ learner, subject }) => learner === SARAH && subject === SUBJECT)).toBe(
    false,
  );
});

test('an application goes from received to enrolled, and the learner is on the list, in the ledger and told', () => {
  const application = brother();
  const office = officeAfter([
    { do: 'review', application },
    { do: 'admit', application, stream: 'South' },
    { do: 'enrol', application },
  ]);
  const learner = office.school.learners.find(
    ({ first_name, last_name }) => `${first_name} ${last_name}` === 'Timothy Ssali',
  );
  expect(learner).toMatchObject({ class: 'S.1', stream: 'South' });
  expect(office.school.ledger.filter(({ learner: id }) => id === learner?.id)).toHaveLength(2);
  expect(office.inbox.map(({ owner }) => owner)).toEqual(Array(2).fill('Joseph Ssali/+256670000001'));
});

test('an act that does not fit, or that nobody knows, changes nothing', () => {
  const office = openOffice();
  expect(step(office, { do: 'enrol', application: brother() })).toBe(office);
  expect(step(office, { do: 'match', receipt: 'none', learner: SARAH })).toBe(office);
  expect(step(office, { do: 'dance' } as unknown as Act)).toBe(office);
});

test('typing on in a box is one act, another box is another', () => {
  const type = (value: string, part: 'continuous' | 'examination' = 'continuous'): Act => ({
    do: 'type',
    learner: SARAH,
    subject: SUBJECT,
    part,
    value,
  });
  const acts = [type('7'), type('74'), type('6', 'examination'), on, on].reduce<Act[]>(withAct, []);
  expect(acts).toEqual([type('74'), type('6', 'examination'), on, on]);
});
