// A job's type as written on the page, turned into what schema.org and the job boards accept.

export type EmploymentType =
  | 'FULL_TIME'
  | 'PART_TIME'
  | 'CONTRACTOR'
  | 'TEMPORARY'
  | 'INTERN'
  | 'VOLUNTEER'
  | 'PER_DIEM'
  | 'OTHER';

const ACCEPTED: Record<string, EmploymentType> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACT: 'CONTRACTOR',
  CONTRACTOR: 'CONTRACTOR',
  FREELANCE: 'CONTRACTOR',
  TEMPORARY: 'TEMPORARY',
  FIXED_TERM: 'TEMPORARY',
  INTERN: 'INTERN',
  INTERNSHIP: 'INTERN',
  VOLUNTEER: 'VOLUNTEER',
  PER_DIEM: 'PER_DIEM',
};

/** `Full-time` becomes `FULL_TIME`: upper case, the hyphen an underscore, then the accepted word for it. */
export function employmentType(type: string): EmploymentType {
  return ACCEPTED[type.trim().toUpperCase().replace(/[-\s]/, '_')] ?? 'OTHER';
}
