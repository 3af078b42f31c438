// Figures of the survey, by the names under which texts ask for them.
import { expect, test } from 'vitest';
import { placesOf, type Survey } from './survey.ts';

const survey: Survey = {
  groups: {
    all: { name: 'All', institutions: 10 },
    aided: { name: 'Aided secondary', short: 'Aided', institutions: 4 },
    primary: { name: 'Primary', institutions: 0 },
    twelve: { name: 'The twelve', institutions: 3 },
    others: { name: 'All others', institutions: 7 },
  },
  office: { payments: 2700 },
  costs: { hours: 61 },
  questions: {
    copied: { label: 'Copied', yes: { all: 7, aided: 1, primary: 0, twelve: 3, others: 4 } },
    collects: {
      label: 'When',
      options: { term: { label: 'Every term', yes: { all: 2 }, asked: { all: 8 } } },
    },
    minutes: {
      label: 'Minutes',
      digits: 1,
      mean: { all: 4, aided: 5.25, primary: null },
      low: { all: 1.5 },
      high: { all: 9 },
      sum: { all: 1640 },
      values: { twelve: [2, 3, 7] },
    },
  },
};

const places = placesOf(survey);

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
  expect(places[name]).toBe(filled);
});
