// `npm run launch-check`: lists every sample value and invented person still in place, and every figure that the owner
// has yet to confirm, before the site goes live.
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { samplesIn } from './find-samples.ts';
import { registers, unconfirmed } from './launch-list.ts';
import { root } from './run-program.ts';

const content = join(root, 'site/src/content');
const files = (await readdir(content, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .sort();

let found = 0;
for (const file of files) {
  const samples = samplesIn(await readFile(file, 'utf8'));
  if (samples.length === 0) continue;
  found += samples.length;
  console.log(`${relative(root, file)}: ${samples.join(', ')}`);
}

for (const { file, what } of unconfirmed(registers())) {
  found += 1;
  console.log(`${file}: ${what}`);
}

if (!process.env.SITE_URL) {
  found += 1;
  console.log('SITE_URL is not set: the site would call itself https://tred.example');
}

console.log(
  found === 0
    ? 'Nothing is left to replace or confirm.'
    : `${found} to replace or confirm before launch. SAMPLE_MARKS=on npm run build marks the samples on the pages.`,
);
process.exitCode = found === 0 ? 0 : 1;
