// The five steps of the tour: each gives one task after another, and ends with the last.
import { expect, test } from 'vitest';
import { phoneView } from './fees-views';
import { officeAfter, openOffice } from './office';
import { SARAH, SUBJECT } from './scenario';
import { atFirst, readState, storedText } from './stored-state';
import { actsOfTheTour } from './story';
import { atStep, END, jobsDone, tourPlace, tourSteps } from './tour';
import { officeWords } from './words';

test('a step has its own screen and its next task', () => {
  const shown = atStep({ ...atFirst, role: 'registrar', register: 'S.4 South' }, 0);
  expect(shown).toMatchObject({ role: 'teacher', register: 'S.2 North' });
  expect(tourPlace(openOffice(), shown)).toMatchObject({ name: 'register', current: 0, here: SARAH });
  const marked = officeAfter(actsOfTheTour().slice(0, 1));
  expect(tourPlace(marked, shown)).toMatchObject({ current: 1, here: 'network' });
  const sent = officeAfter(actsOfTheTour().slice(0, 4));
  expect(tourPlace(sent, shown)).toMatchObject({ current: undefined, here: undefined });
});

test('the acts of the tour complete each step, and every task has its words', () => {
  const office = officeAfter(actsOfTheTour());
  for (const [step, name] of tourSteps.entries()) {
    const shown = { ...atStep(atFirst, step), ledger: 'x', report: 'x', seen: ['fees', 'report'] as const };
    const place = tourPlace(office, shown);
    expect(place?.current, name).toBeUndefined();
    expect(place?.done.size).toBe(officeWords.tour.steps[name].tasks.length);
  }
  expect([...jobsDone(office)]).toEqual(['teacher', 'bursar', 'studies', 'registrar']);
  expect(jobsDone(openOffice()).size).toBe(0);
});

test('after the last step comes the end, on the father’s messages', () => {
  const elsewhere = { ...atFirst, owner: 'somebody else', tab: 'report' } as const;
  const end = atStep(elsewhere, END);
  const office = officeAfter(actsOfTheTour());
  expect(tourPlace(office, end)).toBeUndefined();
  expect(end.tab).toBe('messages');
  expect(phoneView(office, end.owner).messages).toHaveLength(5);
});

test('the tour waits for the second digit of a mark', () => {
  const shown = atStep(atFirst, 2);
  const typed = (value: string) =>
    officeAfter([{ do: 'type', learner: SARAH, subject: SUBJECT, part: 'continuous', value }]);
  expect(tourPlace(typed('7'), shown)?.current).toBe(0);
  expect(tourPlace(typed('74'), shown)?.current).toBe(1);
  expect(tourPlace(typed('740'), shown)?.current).toBe(0);
});

test('restores a stored state, and starts over with any other text', () => {
  const state = { acts: actsOfTheTour(), shown: atStep(atFirst, 2) };
  expect(readState(storedText(state))).toEqual(state);
  const fresh = { acts: [], shown: atFirst };
  const wrongTab = '{"v":1,"acts":[{"do":"close"}],"shown":{"role":"teacher","tab":"fees","seen":[]}}';
  const wrongRole = '{"v":1,"acts":[],"shown":{"role":"cook"}}';
  for (const text of [
    '',
    'no json',
    'null',
    '{"v":0,"acts":[]}',
    '{"v":1,"acts":[null]}',
    wrongTab,
    wrongRole,
  ])
    expect(readState(text), text).toEqual(fresh);
});
