// The screen for marks: grades as they are typed, and boxes with no mark in them.
import { expect, test } from 'vitest';
import { type Act, officeAfter, openOffice } from './office';
import { SARAH, SUBJECT } from './scenario';
import { actsOfTheTour } from './story';
import { marksView } from './views';

const STREAM = 'S.2 North';
const upTo = (last: Act['do']) => {
  const acts = actsOfTheTour();
  return officeAfter(acts.slice(0, acts.findLastIndex((act) => act.do === last) + 1));
};

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
