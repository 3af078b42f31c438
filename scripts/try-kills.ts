// `node scripts/run.mjs scripts/try-kills.ts 20`: publishes a word in a copy of the repository with the real program, and kills
// that 20 times, spread over its time. After each kill the old or the new site must be whole, and the word must not be lost.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { renderWith } from '../cms/check/program.ts';
import { Publisher } from '../cms/publish/publisher.ts';
import { DraftBranch } from '../cms/store/branch.ts';
import { copySite } from '../site/checks/copy-of-site.ts';
import { root } from './run-program.ts';

const PATH = 'pages/contact.yaml';
const [given = '20', copyOfParent] = process.argv.slice(2);

const publisherIn = (folder: string) =>
  new Publisher({
    root: folder,
    live: join(folder, 'site/dist'),
    render: renderWith,
    words: async () => [PATH],
    named: async (found) => {
      console.error(found);
      return [];
    },
  });

async function publish(folder: string): Promise<void> {
  const id = (await new DraftBranch(folder).state()).files.get(PATH) ?? '';
  const publisher = publisherIn(folder);
  const publication = publisher.publish('Tester', [{ path: PATH, title: PATH }], new Map([[PATH, { id }]]));
  const { step, message } = await publisher.ended(publication);
  if (step !== 'done') throw new Error(message);
}

async function save(folder: string, word: string): Promise<void> {
  const branch = new DraftBranch(folder);
  const id = (await branch.state()).files.get(PATH) ?? '';
  const text = (await branch.texts([id])).get(id) ?? '';
  const description = `description: Write, call or visit us about ${word}, and get an answer to every message within one working day.\n`;
  const edits = new Map([[PATH, text.replace(/^description:.*\n(?:[ ].*\n)*/m, description)]]);
  await branch.write('Tester', async () => ({ edits, result: undefined }));
}

const pageOf = (folder: string) => readFileSync(join(folder, 'site/dist/contact/index.html'), 'utf8');
const start = (folder: string) =>
  spawn(process.execPath, [import.meta.filename, '1', folder], { stdio: 'inherit' });

async function tryKills(kills: number): Promise<void> {
  const copy = mkdtempSync(join(tmpdir(), 'kills-'));
  try {
    await copySite(copy, ['.cache']);
    cpSync(join(root, 'site/dist'), join(copy, 'site/dist'), { recursive: true });
    cpSync(join(root, 'site/.cache'), join(copy, 'site/.cache'), { recursive: true });
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=Tester', '-c', 'user.email=tester@tred.example', ...args], {
        cwd: copy,
      });
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'As it was');
    // The first one compiles the program and makes every page.
    await save(copy, 'word-first');
    await publish(copy);
    await save(copy, 'word-second');
    const began = Date.now();
    await publish(copy);
    const whole = Date.now() - began;
    console.log(`A publication takes ${(whole / 1000).toFixed(1)} s.`);
    for (let number = 1; number <= kills; number++) {
      const [before, word] = [pageOf(copy), `word-${number}`];
      await save(copy, word);
      const child = start(copy);
      const ended = once(child, 'exit');
      await Promise.race([pause((whole * number) / kills), ended]);
      child.kill('SIGKILL');
      await ended;
      await publisherIn(copy).recover();
      const page = pageOf(copy);
      const isWhole = existsSync(join(copy, 'site/dist/_manifest.json'));
      const isNew = page.includes(word);
      const { files } = await new DraftBranch(copy).state();
      const text = git('cat-file', 'blob', files.get(PATH) ?? '').toString();
      if (!isWhole || !(isNew || page === before) || !text.includes(word))
        throw new Error(`Kill ${number} left ${isWhole ? 'a page or a word that is wrong' : 'half a site'}.`);
      git('fsck', '--no-dangling');
      console.log(`Kill ${number}: ${isNew ? 'published' : 'the old site, and the draft'}.`);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

await (copyOfParent ? publish(copyOfParent) : tryKills(Number(given)));
