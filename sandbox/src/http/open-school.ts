// The school that a key opens, made when it is first asked for and shared by everyone who has not changed it yet.
import { createSchool } from '../create-school.ts';
import { technicalInstitute, university } from '../other-schools.ts';
import { secondarySchool } from '../secondary-school.ts';
import type { School } from '../types.ts';
import type { SchoolKind } from './keys.ts';

const plans = { secondary: secondarySchool, institute: technicalInstitute, university };

export function createSchools(): (kind: SchoolKind) => School {
  const made = new Map<SchoolKind, School>();
  return (kind) => {
    const school = made.get(kind) ?? createSchool(plans[kind]);
    made.set(kind, school);
    return school;
  };
}
