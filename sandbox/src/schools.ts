// The school of each key, and the plans of the institute and the university.

import { createSchool } from './create-school.ts';
import type { SchoolKind } from './http/keys.ts';
import { secondarySchool } from './secondary-school.ts';
import type { ClassPlan, School, SchoolPlan } from './types.ts';

const programme = (name: string, years: number, tuition: number, subjects: readonly string[]): ClassPlan[] =>
  Array.from({ length: years }, (_, index) => ({
    name: `${name} ${index + 1}`,
    streams: [],
    charges: [{ description: 'Tuition', amount: tuition }],
    subjects,
  }));

const empty = {
  term: secondarySchool.term,
  changed: secondarySchool.changed,
  opening: {},
  payments: [],
  registers: [],
  results: [],
  unmarked: [],
  applications: [],
  webhooks: [],
};

const technicalInstitute: SchoolPlan = {
  ...empty,
  name: 'Sandbox Technical Institute',
  seed: 'sandbox-technical-institute',
  classes: [
    ...programme('Welding', 2, 700_000, ['Welding', 'Technical Drawing']),
    ...programme('Electrical', 2, 750_000, ['Electrical Installation', 'Technical Drawing']),
    ...programme('Tailoring', 2, 600_000, ['Garment Making', 'Entrepreneurship']),
  ],
  learnersInStream: 20,
  owingInStream: 4,
  withoutLinInStream: 2,
  candidates: { 'Welding 1': 2007, 'Welding 2': 2006, 'Electrical 2': 2006, 'Tailoring 2': 2006 },
  known: [
    {
      id: 'lrn_3Gx9bHz6',
      lin: 'UG21A0090127',
      first_name: 'Brian',
      last_name: 'Tumwine',
      sex: 'M',
      birth_date: '2006-07-09',
      class: 'Welding 2',
      stream: null,
      guardian: { name: 'Irene Kembabazi', phone: '+256670000001' },
      balance: 0,
    },
  ],
};

export const university: SchoolPlan = {
  ...empty,
  name: 'Sandbox University',
  seed: 'sandbox-university',
  classes: [
    ...programme('Education', 3, 1_400_000, ['Foundations of Education', 'Curriculum Studies']),
    ...programme('Commerce', 3, 1_600_000, ['Accounting', 'Business Law']),
    ...programme('Computer Science', 3, 1_900_000, ['Programming', 'Discrete Mathematics']),
  ],
  learnersInStream: 120,
  owingInStream: 24,
  withoutLinInStream: 12,
  candidates: {},
  known: [],
};

const plans = { secondary: secondarySchool, institute: technicalInstitute, university };

export function createSchools(): (kind: SchoolKind) => School {
  const made = new Map<SchoolKind, School>();
  return (kind) => {
    const school = made.get(kind) ?? createSchool(plans[kind]);
    made.set(kind, school);
    return school;
  };
}
