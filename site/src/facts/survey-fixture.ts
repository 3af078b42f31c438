// A small survey for tests.
import type { Survey } from './survey.ts';

export const someSurvey: Survey = {
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
      options: {
        term: { label: 'Every term', yes: { all: 2 }, respondents: { all: 8 } },
        app: { label: 'WhatsApp', yes: { all: 1 } },
      },
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
