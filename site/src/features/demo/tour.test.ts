import { expect, test } from 'vitest';
import { phoneView } from './fees-views';
import { officeAfter, openOffice } from './office';
import { type SchoolKind, schoolKinds } from './scenario';
import { wordsOf } from './school-words';
import { atFirst, readState, storedText } from './stored-state';
import { actsOfTheTour } from './story';
import { atStep, END, jobsDone, tourPlace, tourSteps } from './tour';
import { officeWords } from './words';

const kind: SchoolKind = 'secondary';
const { child: SARAH, subject: SUBJECT } = officeWords.schools[kind];

test('a step has its own screen and its next task', () => {
  const shown = atStep(kind, { ...atFirst(kind), role: 'registrar', register: 'S.4 South' }, 0);
  expect(shown).toMatchObject({ role: 'teacher', register: 'S.2 North' });
  expect(tourPlace(openOffice(kind), shown)).toMatchObject({ name: 'register', current: 0, here: SARAH });
  const marked = officeAfter(kind, actsOfTheTour(kind).slice(0, 1));
  expect(tourPlace(marked, shown)).toMatchObject({ current: 1, here: 'network' });
  const sent = officeAfter(kind, actsOfTheTour(kind).slice(0, 4));
  expect(tourPlace(sent, shown)).toMatchObject({ current: undefined, here: undefined });
});

test.each(schoolKinds)(
  '%s: the acts of the tour complete each step, and every task has its words',
  (kind) => {
    const office = officeAfter(kind, actsOfTheTour(kind));
    for (const [step, name] of tourSteps.entries()) {
      const shown = {
        ...atStep(kind, atFirst(kind), step),
        ledger: 'x',
        report: 'x',
        seen: ['fees', 'report'] as const,
      };
      const place = tourPlace(office, shown);
      expect(place?.current, name).toBeUndefined();
      expect(place?.done.size).toBe(wordsOf(kind).tour.steps[name].tasks.length);
    }
    expect([...jobsDone(office)]).toEqual(['teacher', 'bursar', 'studies', 'registrar']);
    expect(jobsDone(openOffice(kind)).size).toBe(0);
  },
);

test('after the last step comes the end, on the father’s messages', () => {
  const elsewhere = { ...atFirst(kind), owner: 'somebody else', tab: 'report' } as const;
  const end = atStep(kind, elsewhere, END);
  const office = officeAfter(kind, actsOfTheTour(kind));
  expect(tourPlace(office, end)).toBeUndefined();
  expect(end.tab).toBe('messages');
  expect(phoneView(office, end.owner).messages).toHaveLength(5);
});

test('the tour waits for the second digit of a mark', () => {
  const shown = atStep(kind, atFirst(kind), 2);
  const typed = (value: string) =>
    officeAfter(kind, [{ do: 'type', learner: SARAH, subject: SUBJECT, part: 'continuous', value }]);
  expect(tourPlace(typed('7'), shown)?.current).toBe(0);
  expect(tourPlace(typed('74'), shown)?.current).toBe(1);
  expect(tourPlace(typed('740'), shown)?.current).toBe(0);
});

test('restores a stored state, and starts over with any other text', () => {
  const state = { kind, acts: actsOfTheTour(kind), shown: atStep(kind, atFirst(kind), 2) };
  expect(readState(kind, storedText(state))).toEqual(state);
  expect(readState('primary', storedText(state)).acts).toEqual([]);
  const fresh = { kind, acts: [], shown: atFirst(kind) };
  const wrongTab =
    '{"v":2,"kind":"secondary","acts":[{"do":"close"}],"shown":{"role":"teacher","tab":"fees","seen":[]}}';
  const wrongRole = '{"v":2,"kind":"secondary","acts":[],"shown":{"role":"cook"}}';
  for (const text of [
    '',
    'no json',
    'null',
    '{"v":0,"acts":[]}',
    '{"v":2,"kind":"secondary","acts":[null]}',
    wrongTab,
    wrongRole,
  ])
    expect(readState(kind, text), text).toEqual(fresh);
});
