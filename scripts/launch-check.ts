// `npm run launch-check`: lists sample values, invented people and unconfirmed claims before launch.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { linesInFacts, linesInFile } from '../site/build/samples.ts';
import { organisation } from '../site/src/facts/organisation.ts';
import { yearsWithFeasts } from '../site/src/facts/public-holidays.ts';
import { schoolYears } from '../site/src/facts/terms.ts';
import { root } from './run-program.ts';

async function linesInContent(): Promise<string[]> {
  const files = (await readdir(join(root, 'site/src/content'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const lines = await Promise.all(
    files.map(async (file) => linesInFile(relative(root, file), await readFile(file, 'utf8'))),
  );
  return lines.flat();
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
