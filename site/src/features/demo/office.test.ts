import { ugx } from '@tred/sandbox/format';
import { expect, test } from 'vitest';
import { languages } from '~/facts/product';
import { fillValues } from '~/lib/format-text';
import { bursarView } from './fees-views';
import { type Act, officeAfter, openOffice, readMark, step, withAct } from './office';
import { schoolKinds, TODAY } from './scenario';
import { wordsOf } from './school-words';
import { actsOfTheTour } from './story';
import { marksView } from './views';
import { officeWords } from './words';

const STREAM = 'S.2 North';
const { child: SARAH, subject: SUBJECT } = officeWords.schools.secondary;
const kinds = schoolKinds;
const absent: Act = { do: 'mark', learner: SARAH, mark: 'absent' };
const close: Act = { do: 'close', stream: STREAM };
const off: Act = { do: 'network', on: false };
const on: Act = { do: 'network', on: true };
const brother = () =>
  openOffice('secondary').school.applications.find(({ first_name }) => first_name === 'Timothy')?.id ?? '';

test('the same acts give the same office', () => {
  expect(officeAfter('secondary', actsOfTheTour('secondary'))).toEqual(
    officeAfter('secondary', actsOfTheTour('secondary')),
  );
});

test('a receipt by SMS has the words of the facts', () => {
  const { school } = officeAfter('secondary', [{ do: 'receive' }]);
  const paid = school.payments.filter(({ settled_at }) => settled_at?.startsWith(TODAY));
  const sent = school.messages.filter(({ about }) => about === 'fees').map(({ text }) => text);
  const said = paid.map(({ learner: id, amount, receipt }) => {
    const learner = school.learners.find((each) => each.id === id);
    return fillValues(languages.received, {
      school: school.name,
      amount: ugx(amount),
      learner: `${learner?.first_name} ${learner?.last_name}, ${learner?.class}`,
      receipt: receipt ?? '',
      balance: ugx(learner?.balance ?? 0),
    });
  });
  expect(sent).not.toEqual([]);
  expect(sent).toEqual(said);
});

test('offline registers wait on the phone; online each is sent once, also after a retry', () => {
  const waiting = officeAfter('secondary', [absent, off, close, { do: 'close', stream: 'S.2 South' }]);
  expect(waiting.school.registers).toEqual(openOffice('secondary').school.registers);
  expect(waiting.inbox).toEqual([]);
  expect(waiting.news).toEqual({ of: 'kept', stream: 'S.2 South' });

  const sent = step(waiting, on);
  expect(sent.closedRegisters.map(({ sent: isSent, tries }) => [isSent, tries])).toEqual([
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

test.each(kinds)(
  '%s: a wrong match warns, is undone with a correction, and the day agrees at the end',
  (kind) => {
    const came = officeAfter(kind, [{ do: 'receive' }]);
    const { payments, candidates } = bursarView(came, undefined);
    const receipt = payments.find(({ learner }) => !learner)?.receipt ?? '';
    const [right, wrong] = [candidates[0], candidates.find(({ ahead }) => ahead)];
    expect(right?.ahead).toBeUndefined();

    const matched = step(came, { do: 'match', receipt, learner: wrong?.id ?? '' });
    const shown = bursarView(step(matched, { do: 'compare' }), wrong?.id);
    expect(shown.ledger?.receipt?.balance).toBeLessThan(0);
    expect(matched.inbox.at(-1)?.text).toContain('Paid ahead');
    // The time of the payment on paper, its number in the SMS.
    const time = payments.find((each) => each.receipt === receipt)?.time ?? 'none';
    expect(shown.ledger?.receipt?.paid).toContain(time);
    expect(matched.inbox.at(-1)?.text).toContain(receipt);

    const undone = step(matched, { do: 'undo', receipt });
    expect(undone.school.learners).toEqual(
      came.school.learners.map((each) => expect.objectContaining({ id: each.id, balance: each.balance })),
    );
    expect(undone.inbox.at(-1)).toMatchObject({ learner: wrong?.id, owner: matched.inbox.at(-1)?.owner });
    expect(bursarView(step(undone, { do: 'compare' }), undefined).day?.left).toBeGreaterThan(0);

    const asked = step(undone, { do: 'ask', receipt });
    expect(bursarView(asked, undefined).candidates).toMatchObject([{ id: right?.id, reason: 'payer' }]);
    const again = step(step(asked, { do: 'match', receipt, learner: right?.id ?? '' }), { do: 'compare' });
    expect(bursarView(again, undefined).day?.left).toBe(0);
    expect(again.inbox.at(-1)?.learner).toBe(right?.id);
  },
);

test('marks reach families when they are published, and only those that changed', () => {
  const typed: Act[] = [
    { do: 'type', learner: SARAH, subject: SUBJECT, part: 'continuous', value: '74' },
    { do: 'type', learner: SARAH, subject: SUBJECT, part: 'examination', value: '68' },
  ];
  const publish: Act = { do: 'publish', stream: STREAM, subject: SUBJECT };
  const office = officeAfter('secondary', [...typed, publish]);
  expect(office.news).toEqual({ of: 'published', subject: SUBJECT, families: 40 });
  expect(step(office, publish).news).toEqual({ of: 'published', subject: SUBJECT, families: 0 });
});

test('skips invalid marks, and an empty box is not zero', () => {
  expect(['', ' ', '0', '100'].map(readMark)).toEqual([undefined, undefined, 0, 100]);
  for (const typed of ['101', '7.5', '-1', 'abc']) expect(readMark(typed)).toBe('wrong');
  const office = officeAfter('secondary', [
    { do: 'type', learner: SARAH, subject: SUBJECT, part: 'continuous', value: '74' },
    { do: 'publish', stream: STREAM, subject: SUBJECT },
  ]);
  expect(office.school.results.some(({ learner, subject }) => learner === SARAH && subject === SUBJECT)).toBe(
    false,
  );
});

test('an invalid or unknown act changes nothing', () => {
  const office = openOffice('secondary');
  expect(step(office, { do: 'enrol', application: brother() })).toBe(office);
  expect(step(office, { do: 'match', receipt: 'none', learner: SARAH })).toBe(office);
  expect(step(office, { do: 'dance' } as unknown as Act)).toBe(office);
});

test('a visitor’s name is on the register, in the tour and in the SMS', () => {
  const name = 'Ali "Baba" \\ {first}';
  const { inbox, school } = officeAfter('secondary', actsOfTheTour('secondary'), name);
  expect(school.learners.find(({ id }) => id === SARAH)?.first_name).toBe(name);
  expect(wordsOf('secondary', name).tour.steps.register.done).toContain(name);
  expect(inbox.filter(({ learner }) => learner === SARAH).every(({ text }) => text.includes(name))).toBe(
    true,
  );
});

test('typing in one box is one act', () => {
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

test('shows grades while marks are typed, and flags invalid boxes', () => {
  const row = (office = openOffice('secondary')) =>
    marksView(office, STREAM, SUBJECT).rows.find(({ id }) => id === SARAH);
  expect(row()).toMatchObject({ continuous: '', mark: undefined, grade: undefined });
  expect(row(officeAfter('secondary', actsOfTheTour('secondary')))).toMatchObject({ mark: 69, grade: 'B' });
  const wrong = officeAfter('secondary', [
    { do: 'type', learner: SARAH, subject: SUBJECT, part: 'examination', value: '680' },
  ]);
  expect(row(wrong)?.wrong).toEqual({ continuous: false, examination: true });
  expect(marksView(wrong, STREAM, SUBJECT)).toMatchObject({ wrong: 1, missing: 1, published: false });
});
