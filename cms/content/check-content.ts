// `npm run check:content`: prints everything that is wrong, in seconds and without a build. The editor lists what was changed and
// what waits.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf } from '@tred/contract/editor-api';
import { listFiles } from '../../site/build/dist-files.ts';
import { Checker } from './checker.ts';
import { TypeLoader } from './content-types.ts';

const site = join(import.meta.dirname, '../../site');
const loader = new TypeLoader(site);
const folder = join(site, '../content');
const contents = new Map(listFiles(folder).map((path) => [path, readFileSync(join(folder, path))]));
const checker = new Checker(
  site,
  (from) => loader.load(from),
  async () => new Map(),
);
const { problems: wrong } = await checker.read(new Map(), contents);
for (const each of wrong) console.log(`${placeOf(each)} (${each.page}): ${each.message}`);
console.log(wrong.length > 0 ? 'This is wrong: a build would stop.' : 'npm run build can build it.');
checker.close();
process.exit(wrong.length > 0 ? 1 : 0);
