// Starts the editor behind the desk: forms for the files in content with a preview, drafts and publication.
import { once } from 'node:events';
import { join } from 'node:path';
import { EditedContent } from '../content/content.ts';
import { TypeLoader } from '../content/content-types.ts';
import { DraftBranch } from '../drafts/branch.ts';
import { DraftList } from '../drafts/draft-list.ts';
import { PreviewTree } from '../drafts/preview-tree.ts';
import { Events } from './events.ts';
import { Preview } from './preview.ts';
import { editorServer } from './server.ts';
import { buildTree, openWebsite } from './website.ts';

const site = join(import.meta.dirname, '../../site');
const types = new TypeLoader(site);
const root = join(site, '..');
const branch = new DraftBranch(root);
const tree = new PreviewTree(root);
branch.onMoved = (state) => tree.show(state);
const preview = new Preview(join(tree.folder, 'site'), () => branch.state());
const content = new EditedContent(site, (folder) => types.load(folder), branch);
const drafts = new DraftList(content);
const { WEBSITE_KEY: key, WEBSITE_REMOTE: remote } = process.env;
if (!key) throw new Error('WEBSITE_KEY is missing: the desk and the editor share it.');
// The preview and the build need no key.
delete process.env.WEBSITE_KEY;
const events = new Events(preview);
const build: typeof buildTree = (folder, ended) => preview.givesWayTo(() => buildTree(folder, ended));
const website = openWebsite({ root, key, drafts, events, build, ...(remote && { remote }) });
// Another user, the desk's, reads the builds.
process.umask(0o022);
const server = editorServer({ content, drafts, preview, website, events });
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
  await preview.stop();
  content.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
// Started by `npm start`, it ends with it.
process.once('disconnect', end);
process.send?.('listening');
