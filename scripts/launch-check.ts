// `npm run launch-check`: lists sample values, invented people and unconfirmed claims before launch.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { capabilities, capabilitiesAreSample, whenItComes } from '../site/src/facts/capabilities.ts';
import { sampleInstitutions, samplePeople } from '../site/src/facts/customers.ts';
import { type Claim, claims } from '../site/src/facts/figures.ts';
import { organisation } from '../site/src/facts/organisation.ts';
import { yearsWithFeasts } from '../site/src/facts/public-holidays.ts';
import { schoolYears } from '../site/src/facts/terms.ts';
import { root } from './run-program.ts';

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

async function linesInContent(): Promise<string[]> {
  const files = (await readdir(join(root, 'site/src/content'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const lines = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, 'utf8');
      const numbers = file.includes('/facts/') ? sampleNumbersIn(text) : [];
      return [...samplesIn(text), ...numbers].map((sample) => `${relative(root, file)}: ${sample}`);
    }),
  );
  return lines.flat();
}

function linesInFacts(): string[] {
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
    all.map((line) => `site/src/content/facts/${name}.yaml: ${line}`),
  );
}

export const linesToConfirm = async () => [...(await linesInContent()), ...linesInFacts()];

/** Why a launched site cannot be built; empty before launch. */
export async function launchProblems(): Promise<string[]> {
  return organisation.launched ? linesToConfirm() : [];
}

/** Only warnings: pages say what is missing. */
function linesBeside(): string[] {
  const nextYear = new Date().getFullYear() + 1;
  const expected = schoolYears.filter(({ state }) => state === 'expected');
  return [
    ...organisation.toAnswer.map((question) => `site/src/content/facts/organisation.yaml: ${question}`),
    ...expected.map(
      ({ year }) => `site/src/content/facts/terms.yaml: the terms of ${year} are expected, not published`,
    ),
    ...(yearsWithFeasts.includes(nextYear)
      ? []
      : [`site/src/content/facts/public-holidays.yaml: Easter and the Eids of ${nextYear} are missing`]),
    ...(process.env.SITE_URL ? [] : ['SITE_URL is not set: the site would be https://tred.example']),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const lines = [...(await linesToConfirm()), ...linesBeside()];
  for (const line of lines) console.log(line);
  console.log(
    lines.length === 0
      ? 'Nothing is left to replace or confirm.'
      : `${lines.length} to replace or confirm before launch.`,
  );
  process.exitCode = lines.length === 0 ? 0 : 1;
}
