// What the registers of facts still hold that is a stand-in or that nobody has confirmed, as lines to print.

import { sampleInstitutions, samplePeople } from '../site/src/facts/customers.ts';
import { type Claim, claims } from '../site/src/facts/figures.ts';
import { schoolYears } from '../site/src/facts/terms.ts';

type Line = { file: string; what: string };
type Registers = {
  institutions: readonly string[];
  people: readonly string[];
  claims: readonly Claim[];
  /** The years whose terms are reckoned. */
  expectedYears: readonly number[];
};

const facts = 'site/src/content/facts';

/** The registers as they are now. */
export const registers = (): Registers => ({
  institutions: sampleInstitutions(),
  people: samplePeople(),
  claims,
  expectedYears: schoolYears.filter(({ state }) => state === 'expected').map(({ year }) => year),
});

export function unconfirmed({ institutions, people, claims, expectedYears }: Registers): Line[] {
  const sample = (file: string) => (name: string) => ({ file, what: `${name} is a sample` });
  return [
    ...institutions.map(sample(`${facts}/institutions.yaml`)),
    ...people.map(sample(`${facts}/people.yaml`)),
    ...claims.flatMap(({ page, figure, label, state }) => {
      if (state === 'confirmed') return [];
      const from = state === 'sample' ? 'a sample' : 'from the specification, not confirmed';
      return [{ file: `${facts}/claims.yaml`, what: `${page}: ${figure} ${label} is ${from}` }];
    }),
    ...expectedYears.map((year) => ({
      file: `${facts}/terms.yaml`,
      what: `the terms of ${year} are expected, not published`,
    })),
  ];
}
