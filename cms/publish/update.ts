// `npm run update -- [REMOTE] [BRANCH]`: a programmer's version goes live with the words that were published here. If it
// refuses them, or does not build, nothing changes.
import { join } from 'node:path';
import { renderWith } from '../check/program.ts';
import { Publisher } from './publisher.ts';

const root = join(import.meta.dirname, '../..');
const [from = 'origin', branch = 'main'] = process.argv.slice(2);
const publisher = new Publisher({
  root,
  live: join(root, 'site/dist'),
  render: renderWith,
  words: async () => [],
  named: async (found) =>
    found.map(({ path, message, field = '' }) => ({
      path,
      field,
      message,
      title: path,
      page: '/',
      label: '',
    })),
  remote: process.env.WEBSITE_REMOTE ?? '',
  onStep: ({ step }) => console.log(`${step} …`),
});
await publisher.recover();
const { step, message, problems } = await publisher.ended(publisher.takeVersion(from, branch));
if (step === 'failed') process.exitCode = 1;
for (const { path, message: what } of problems) console.log(`${path}: ${what}`);
console.log(message || (step === 'failed' ? 'Nothing was changed.' : 'The new version is live.'));
