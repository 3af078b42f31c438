// Starts the CMS behind the server: forms for the files in content with a preview, drafts and publication.
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { versionOf } from '../../site/build/program/compile.ts';
import { ContentCheck } from '../check/content-check.ts';
import { siteProcess } from '../check/program.ts';
import { EditedContent } from '../drafts/content.ts';
import { DraftList } from '../drafts/draft-list.ts';
import { DraftBranch } from '../store/branch.ts';
import { ContentFolder } from '../store/content-folder.ts';
import { Events } from './events.ts';
import { editorServer } from './server.ts';
import { openWebsite } from './website.ts';

const { WEBSITE_KEY: key, WEBSITE_REMOTE: remote } = process.env;
if (!key) throw new Error('WEBSITE_KEY is missing: the server and the CMS share it.');
// The programs that this starts need no key.
delete process.env.WEBSITE_KEY;
// Another user, the server's, reads the pages.
process.umask(0o022);
const root = join(import.meta.dirname, '../..');
const state = join(root, '.cache/website');
mkdirSync(state, { recursive: true });
const branch = new DraftBranch(root);
const folder = new ContentFolder(root, join(state, 'content'));
const site = siteProcess(root, folder.folder, join(state, 'preview'));
const kept = { file: join(state, 'checked.json'), version: versionOf };
const check = new ContentCheck(root, folder, site, kept);
const events = new Events();
branch.onMoved = async ({ files }) => {
  await check.show(files);
  events.changed();
};
const content = new EditedContent(branch, check);
const drafts = new DraftList(content);
const website = openWebsite({
  ...{ root, key, drafts, events, named: content.named },
  ...(remote && { remote }),
});
const server = editorServer({ content, drafts, site, website, events });
await website.listen(server, process.env);
try {
  await once(server, 'listening');
} catch (error) {
  console.error(error);
  process.exit(1);
}
async function end() {
  // `npm start` starts another one for the next request.
  if (process.connected) process.disconnect();
  await check.keep().catch(console.error);
  await site.stop();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
// Started by `npm start`, it ends with it.
process.once('disconnect', end);
process.send?.('listening');
