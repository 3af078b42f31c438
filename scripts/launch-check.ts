// `npm run launch-check`: lists sample values, invented people and unconfirmed claims before launch.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../site/build/dist-files.ts';
import { toConfirm } from '../site/build/samples.ts';
import { organisation } from '../site/src/facts/organisation.ts';
import { yearsWithFeasts } from '../site/src/facts/public-holidays.ts';
import { schoolYears } from '../site/src/facts/terms.ts';
import { root } from './run-program.ts';

export function linesToConfirm(): string[] {
  const content = 'site/src/content';
  const files = listFiles(join(root, content));
  const sources = files.map((path) => ({ path, source: readFileSync(join(root, content, path), 'utf8') }));
  return toConfirm(sources).map(({ path, what }) => `${content}/${path}: ${what}`);
}

/** Why a launched site cannot be built; empty before launch. */
export const launchProblems = (): string[] => (organisation.launched ? linesToConfirm() : []);

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
  const lines = [...linesToConfirm(), ...linesBeside()];
  for (const line of lines) console.log(line);
  console.log(
    lines.length === 0
      ? 'Nothing is left to replace or confirm.'
      : `${lines.length} to replace or confirm before launch.`,
  );
  process.exitCode = lines.length === 0 ? 0 : 1;
}
