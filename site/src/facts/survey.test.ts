import { expect, test } from 'vitest';
import { placeholdersOf, survey, surveySchema } from './survey.ts';
import { someSurvey } from './survey-fixture.ts';

const placeholders = placeholdersOf(someSurvey);

test.each([
  ['survey.copied', '70%'],
  ['survey.copied:count', '7'],
  ['survey.copied:of', '10'],
  ['survey.collects-term', '25%'],
  ['survey.collects-term:of', '8'],
  ['survey.minutes', '4'],
  ['survey.minutes.aided', '5.3'],
  ['survey.minutes.twelve', '4'],
  ['survey.minutes:low', '1.5'],
  ['survey.minutes:high', '9.0'],
  ['survey.minutes:sum', '1,640'],
  ['survey.copied.primary', '–'],
  ['survey.minutes.primary', '–'],
  ['survey.institutions.aided', '4'],
  ['office.payments', '2,700'],
  ['cost.hours', '61'],
  ['survey.minutes.others', undefined],
  ['survey.collects', undefined],
])('%s is %s', (name, filled) => {
  expect(placeholders[name]).toBe(filled);
});

test.each(['usesTred', 'software'])(
  'a survey that has renamed %s is refused: its rules would check nothing',
  (id) => {
    const { [id]: renamed, ...questions } = survey.questions;
    const changed = { ...survey, questions: { ...questions, renamed } };
    expect(surveySchema.safeParse(survey).success).toBe(true);
    expect(surveySchema.safeParse(changed).error?.issues.map(({ path }) => path[1])).toContain(id);
  },
);

test('so is one that has renamed a region', () => {
  const { central: renamed, ...groups } = survey.groups;
  expect(surveySchema.safeParse({ ...survey, groups: { ...groups, renamed } }).success).toBe(false);
});
