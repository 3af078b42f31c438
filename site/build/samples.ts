// Samples and unconfirmed claims, which a launched site may not have.
import { capabilities, capabilitiesAreSample, whenItComes } from '../src/facts/capabilities.ts';
import { sampleInstitutions, samplePeople } from '../src/facts/customers.ts';
import { type Claim, claims } from '../src/facts/figures.ts';

/** No Ugandan number starts with 6, so such a number is a sample. */
const SAMPLE_NUMBER = /\+2566\d{8}/g;

/** Facts only: numbers in the demo and in examples stay invented. */
export const sampleNumbersIn = (facts: string): string[] =>
  [...new Set(facts.match(SAMPLE_NUMBER))].map((number) => `the sample number ${number}`);

/** Marked samples: a page lists sections in `samples`, an entry has `sample: true`. */
export function samplesIn(text: string): string[] {
  const list = text.match(/^samples: \[([^\]]*)\]/m)?.[1];
  if (list !== undefined) return (list.match(/[\w-]+/g) ?? []).map((section) => `the section ${section}`);
  return /^\s*(?:- )?sample: true$/m.test(text) ? ['the whole entry'] : [];
}

export function unconfirmed({
  page,
  figure,
  label,
  state,
}: Pick<Claim, 'page' | 'figure' | 'label' | 'state'>) {
  if (state === 'confirmed') return [];
  const from = state === 'sample' ? 'a sample' : 'from the specification, not confirmed';
  return [`${page}: ${figure} ${label} is ${from}`];
}

/** What is left to confirm, with its content file. */
type Unconfirmed = { path: string; what: string };

export const toConfirm = (files: readonly { path: string; source?: string }[]): Unconfirmed[] => [
  ...files.flatMap(({ path, source = '' }) => {
    const numbers = path.startsWith('facts/') ? sampleNumbersIn(source) : [];
    return [...samplesIn(source), ...numbers].map((what) => ({ path, what }));
  }),
  ...inFacts(),
];

function inFacts(): Unconfirmed[] {
  const sample = (name: string) => `${name} is a sample`;
  const lines = {
    institutions: sampleInstitutions().map(sample),
    people: samplePeople().map(sample),
    claims: claims.flatMap(unconfirmed),
    capabilities: capabilitiesAreSample
      ? Object.values(capabilities).map((each) => `“${each.name}”, ${whenItComes(each)}, is not confirmed`)
      : [],
  };
  return Object.entries(lines).flatMap(([name, all]) =>
    all.map((what) => ({ path: `facts/${name}.yaml`, what })),
  );
}
