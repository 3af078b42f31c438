// `npm run proof`: prints everything that is wrong, in seconds and without a build. The editor lists what was changed and
// what waits.
import { join } from 'node:path';
import { EditedContent } from './content.ts';
import { TypeLoader } from './content-types.ts';

const site = join(import.meta.dirname, '../../site');
const loader = new TypeLoader(site);
const content = new EditedContent(site, (folder) => loader.load(folder));
const { wrong } = await content.list();
for (const { title, page, message } of wrong) console.log(`${title} (${page}): ${message}`);
console.log(wrong.length > 0 ? 'This is wrong: a build would stop.' : 'npm run build can build it.');
process.exit(wrong.length > 0 ? 1 : 0);
