// `npm run update -- [REMOTE] [BRANCH]`: a programmer's version goes live with the words that were published here. If it
// refuses them, or does not build, nothing changes.
import { join } from 'node:path';
import { buildTree } from '../server/website.ts';
import { Publisher } from './publisher.ts';

const root = join(import.meta.dirname, '../..');
const [from = 'origin', branch = 'main'] = process.argv.slice(2);
const publisher = new Publisher({
  root,
  live: join(root, 'site/dist'),
  build: buildTree,
  words: async () => [],
  remote: process.env.WEBSITE_REMOTE ?? '',
  onStep: ({ step }) => console.log(`${step} …`),
});
await publisher.recover();
const { step, message } = await publisher.ended(publisher.takeVersion(from, branch));
if (step === 'failed') process.exitCode = 1;
console.log(message || 'The new version is live.');
