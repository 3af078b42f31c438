// `npm run update -- [REMOTE] [BRANCH]`: a programmer's version goes live with the words that were published here. If it
// refuses them, or does not build, nothing changes.
import { join } from 'node:path';
import { buildTree } from '../server/website.ts';
import { Publication } from './publication.ts';

const root = join(import.meta.dirname, '../..');
const [from = 'origin', branch = 'main'] = process.argv.slice(2);
const publication = new Publication({
  root,
  live: join(root, 'site/dist'),
  build: buildTree,
  words: async () => [],
  remote: process.env.WEBSITE_REMOTE ?? '',
  onStep: (step) => console.log(`${step} …`),
});
await publication.recover();
await publication.takeVersion(from, branch).catch(() => {
  process.exitCode = 1;
});
console.log(publication.progress?.message || 'The new version is live.');
