// `npm run launch-check`: lists sample values, invented people and unconfirmed figures before the site goes live.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { sampleInstitutions, samplePeople } from '../site/src/facts/customers.ts';
import { type Claim, claims } from '../site/src/facts/figures.ts';
import { schoolYears } from '../site/src/facts/terms.ts';
import { root } from './run-program.ts';

/** Numbers in Uganda never begin with 6, so one that does is a sample. */
const SAMPLE_NUMBER = /\+2566\d{8}/g;

/** What a content file marks as invented, and its sample telephone numbers. */
export function samplesIn(text: string): string[] {
  const numbers = new Set(text.match(SAMPLE_NUMBER));
  return [...marked(text), ...[...numbers].map((number) => `the sample number ${number}`)];
}

/** A page lists sections in `samples`; a whole entry says `sample: true`. */
function marked(text: string): string[] {
  const list = text.match(/^(?:export const )?samples(?:: [^=]+ =|:| =) \[([^\]]*)\]/m)?.[1];
  if (list !== undefined) return list.match(/[\w-]+/g) ?? [];
  return /^\s*(?:- )?sample: true$/m.test(text) ? ['the whole entry'] : [];
}

/** A figure that is not confirmed, as a line. */
export function unconfirmed({ page, figure, label, state }: Claim): string[] {
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
    files.map(async (file) =>
      samplesIn(await readFile(file, 'utf8')).map((sample) => `${relative(root, file)}: ${sample}`),
    ),
  );
  return lines.flat();
}

function linesInFacts(): string[] {
  const sample = (name: string) => `${name} is a sample`;
  const expected = schoolYears.filter(({ state }) => state === 'expected');
  const lines = {
    institutions: sampleInstitutions().map(sample),
    people: samplePeople().map(sample),
    claims: claims.flatMap(unconfirmed),
    terms: expected.map(({ year }) => `the terms of ${year} are expected, not published`),
  };
  return Object.entries(lines).flatMap(([name, all]) =>
    all.map((line) => `site/src/content/facts/${name}.yaml: ${line}`),
  );
}

if (process.argv[1] === import.meta.filename) {
  const address = process.env.SITE_URL ? [] : ['SITE_URL is not set: the site would be https://tred.example'];
  const lines = [...(await linesInContent()), ...linesInFacts(), ...address];
  for (const line of lines) console.log(line);
  console.log(
    lines.length === 0
      ? 'Nothing is left to replace or confirm.'
      : `${lines.length} to replace or confirm before launch. SAMPLE_MARKS=on npm run build marks the samples on the pages.`,
  );
  process.exitCode = lines.length === 0 ? 0 : 1;
}
