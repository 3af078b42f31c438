// `npm run launch-check`: lists sample values, invented people and unconfirmed claims before launch.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../site/build/dist-files.ts';
import { type LaunchItem, launchItems } from '../site/build/samples.ts';
import { yearsWithFeasts } from '../site/src/facts/public-holidays.ts';
import { root } from './run-program.ts';

const content = 'content';

function linesLeft(isLeft: (item: LaunchItem) => boolean): string[] {
  const files = listFiles(join(root, content)).map((path) => ({
    path,
    source: readFileSync(join(root, content, path), 'utf8'),
  }));
  return launchItems(files)
    .filter((item) => !item.confirmed && isLeft(item))
    .map(({ path, field, message }) => `${content}/${path}: ${field}: ${message}`);
}

export const linesToConfirm = (): string[] => linesLeft(({ required }) => required);

/** Only warnings. */
function linesBeside(): string[] {
  const nextYear = new Date().getFullYear() + 1;
  return [
    ...linesLeft(({ required }) => !required),
    ...(yearsWithFeasts().includes(nextYear)
      ? []
      : [`${content}/facts/public-holidays.yaml: Easter and the Eids of ${nextYear} are missing`]),
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
