import { expect, it } from 'vitest';
import { RefusedError } from './act.ts';
import { admissionLetter, decideApplication, enrol, receiveApplication, stageOf } from './admissions.ts';
import { attendanceOf, classList, takeRegister } from './attendance.ts';
import { createSchool } from './create-school.ts';
import { balanceOf, statementOf } from './ledger.ts';
import { learnerByNumber, paymentNumber } from './payment-number.ts';
import {
  likelyLearners,
  matchByHand,
  receiptOf,
  receivePayment,
  requestPayment,
  settlePayments,
  unmatched,
} from './payments.ts';
import { gradeOf, markOf, saveMarks } from './results.ts';
import { secondarySchool } from './secondary-school.ts';

const school = createSchool(secondarySchool);
const at = Date.parse('2026-11-16T08:10:00+03:00');
const sarah = 'lrn_7Qm2xK9d';
const isaac = 'lrn_4Wd8sJh1';
const balanceIn = (of: typeof school, id: string) => of.learners.find((each) => each.id === id)?.balance;

it('makes the same school every time, and its balances are those of its ledger', () => {
  expect(createSchool(secondarySchool)).toEqual(school);
  for (const { id, balance } of school.learners) expect(balanceOf(school, id, school.term)).toBe(balance);
});

const came = { provider: 'mtn_momo', phone: '+256670000001', amount: 200_000 } as const;

it('does not change its input', () => {
  const before = JSON.stringify(school);
  receivePayment(school, { ...came, reference: paymentNumber(school, sarah) }, at);
  expect(JSON.stringify(school)).toBe(before);
});

const register = (closed: boolean) => ({
  class: 'S.2',
  stream: 'North',
  date: '2026-11-16',
  marks: classList(school, 'S.2', 'North').map(({ id }) => ({
    learner: id,
    mark: id === isaac ? ('absent' as const) : ('present' as const),
  })),
  closed,
});

it('takes a register, and tells the guardian of the one who is absent when the day is closed, once', () => {
  const open = takeRegister(school, register(false), at);
  expect(open.messages).toEqual([]);
  const closed = takeRegister(open.school, register(true), at + 60_000);
  expect(closed.messages.map(({ learner, text }) => [learner, text])).toEqual([
    [isaac, expect.stringContaining('absent')],
  ]);
  expect(closed.events.map(({ type }) => type)).toEqual(['register.closed']);
  const again = takeRegister(closed.school, register(true), at + 120_000);
  expect([again.messages, again.events]).toEqual([[], []]);
  expect(again.made).toMatchObject({ id: closed.made.id, closed_at: closed.made.closed_at });
  expect(again.school.registers).toHaveLength(school.registers.length + 1);
  expect(attendanceOf(again.school, isaac).absent).toBe(attendanceOf(school, isaac).absent + 1);
});

it('refuses a register with a child of another class or stream', () => {
  const [stranger] = classList(school, 'S.2', 'South');
  const wrong = { ...register(true), marks: [{ learner: stranger?.id ?? '', mark: 'present' as const }] };
  expect(() => takeRegister(school, wrong, at)).toThrow(RefusedError);
  expect(() => takeRegister(school, { ...register(true), stream: 'West' }, at)).toThrow('North or South');
});

it('gives each learner a payment number of six digits that no single slip turns into another’s', () => {
  const number = paymentNumber(school, sarah);
  expect(number).toMatch(/^\d{6}$/);
  expect(learnerByNumber(school, ` ${number.slice(0, 3)} ${number.slice(3)}`)?.id).toBe(sarah);
  for (let place = 0; place < 6; place += 1)
    for (const digit of '0123456789') {
      const typed = number.slice(0, place) + digit + number.slice(place + 1);
      if (typed !== number) expect(learnerByNumber(school, typed)).toBeUndefined();
    }
});

it('books money that comes with a good payment number: ledger, balance, receipt and SMS follow', () => {
  const done = receivePayment(school, { ...came, reference: paymentNumber(school, sarah) }, at);
  expect(done.made.matched).toBe('by-number');
  expect(balanceIn(done.school, sarah)).toBe(150_000);
  const { payment, receipt } = done.made;
  expect(statementOf(done.school, sarah).lines.at(-1)).toMatchObject({ amount: -200_000, payment });
  expect(receiptOf(done.school, payment ?? '')).toMatchObject({ number: receipt, balance: 150_000 });
  expect(done.messages[0]?.text).toMatch(/UGX 200,000 .*UGX 150,000/);
});

it('lets a payment with a wrong number wait, says whose it probably is, and books it once matched by hand', () => {
  const number = paymentNumber(school, sarah);
  const wrong = `${number.slice(0, 4)}${number[5]}${number[4]}`;
  const waits = receivePayment(school, { ...came, reference: wrong }, at);
  expect(waits.made).toMatchObject({ payment: null, matched: null });
  expect(balanceIn(waits.school, sarah)).toBe(350_000);
  expect(unmatched(waits.school)).toHaveLength(1);
  expect(likelyLearners(waits.school, waits.made)[0]?.id).toBe(sarah);
  const done = matchByHand(waits.school, waits.made.receipt, sarah, at + 1000);
  expect(done.made.matched).toBe('by-hand');
  expect(unmatched(done.school)).toEqual([]);
  expect(balanceIn(done.school, sarah)).toBe(150_000);
  expect(() => matchByHand(done.school, waits.made.receipt, sarah, at)).toThrow('already');
});

it.each([
  [1, 'succeeded', undefined, 0],
  [2, 'failed', 'payer_declined', 350_000],
])('settles a request to a test number that ends in %i: %s %s', (digit, status, code, balance) => {
  const phone = `+25660000000${digit}`;
  const request = { learner: sarah, amount: 350_000, provider: 'airtel_money', phone } as const;
  const pending = requestPayment(school, request, at);
  expect(pending.made).toMatchObject({ id: 'pay_8Rb1vNc6', status: 'pending', term: '2026-3' });
  expect(settlePayments(pending.school, at + 1000).made).toEqual([]);
  const { school: after, made, events } = settlePayments(pending.school, at + 5000);
  expect(made).toMatchObject([{ status }]);
  expect(made[0]?.failure?.code).toBe(code);
  expect(events.map(({ type }) => type)).toEqual([`payment.${status}`]);
  expect(balanceIn(after, sarah)).toBe(balance);
});

it('lets a payment above the limit of the network fail, and refuses a phone that is not a test number', () => {
  const request = {
    learner: sarah,
    amount: 5_000_001,
    provider: 'mtn_momo',
    phone: '+256670000001',
  } as const;
  const pending = requestPayment(school, request, at);
  expect(settlePayments(pending.school, at + 5000).made[0]?.failure?.code).toBe('limit_exceeded');
  expect(() => requestPayment(school, { ...request, phone: '+256772000001' }, at)).toThrow(RefusedError);
});

it('reckons marks and grades by the 20/80 rule', () => {
  expect(markOf(72, 81)).toBe(79);
  expect([80, 79, 65, 64, 50, 49, 35, 34, 0].map((mark) => gradeOf(mark, 'S.2')).join('')).toBe('ABBCCDDEE');
  expect(gradeOf(90, 'S.5')).toBeNull();
});

it('stores entered marks, and tells guardians once they are published', () => {
  const marks = [{ learner: sarah, continuous: 90, examination: 78 }];
  const entry = { class: 'S.2', term: '2026-3', subject: 'Physics', marks };
  const entered = saveMarks(school, entry, at);
  expect(entered.messages).toEqual([]);
  const result = { learner: sarah, subject: 'Physics', mark: 80, grade: 'A', published: false };
  expect(entered.school.results).toContainEqual(expect.objectContaining(result));
  const published = saveMarks(entered.school, { ...entry, publish: true }, at);
  expect(published.messages[0]?.text).toContain('Physics 80, grade A');
  expect(published.events.map(({ type }) => type)).toEqual(['results.published']);
});

it('takes an application from received to enrolled, with its letter', () => {
  const child = {
    first_name: 'Ruth',
    last_name: 'Apio',
    class: 'S.1',
    term: '2027-1',
    guardian: { name: 'Paul Opio', phone: '+256670000001' },
  };
  const received = receiveApplication(school, child, at);
  const { id } = received.made;
  expect(stageOf(received.school, received.made)).toBe('received');
  expect(() => admissionLetter(received.school, id)).toThrow(RefusedError);
  const place = { decision: 'admitted', stream: 'South', note: 'Bring the letter.' } as const;
  const decided = decideApplication(received.school, id, place, at);
  const learner = decided.made.learner?.id ?? '';
  expect(decided.events.map(({ type }) => type)).toEqual(['learner.admitted']);
  expect(classList(decided.school, 'S.1', 'South').some((each) => each.id === learner)).toBe(true);
  expect(decided.messages[0]?.text).toMatch(/S.1 South. Bring the letter.$/);
  const enrolled = enrol(decided.school, id, at);
  expect(stageOf(enrolled.school, decided.made.application)).toBe('enrolled');
  expect(balanceIn(enrolled.school, learner)).toBe(0);
  expect(statementOf(enrolled.school, learner, '2027-1').balance).toBe(800_000);
  const letter = admissionLetter(enrolled.school, id);
  expect(letter).toMatchObject({ learner: 'Ruth Apio', class: 'S.1 South', total: 800_000 });
  expect(learnerByNumber(enrolled.school, letter.payment_number)?.id).toBe(learner);
  expect(() => enrol(enrolled.school, id, at)).toThrow('already');
  expect(() => decideApplication(decided.school, id, { decision: 'declined' }, at)).toThrow('already');
});

it('keeps every SMS within 160 characters', () => {
  const done = receivePayment(school, { ...came, reference: paymentNumber(school, sarah) }, at);
  const closed = takeRegister(done.school, register(true), at);
  for (const { text } of closed.school.messages) expect(text.length).toBeLessThanOrEqual(160);
});
