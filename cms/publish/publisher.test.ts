// Publications: what goes live, what stays a draft, history, and what a kill, a full disk or a refusal leaves.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lock } from '../../site/build/build-folder.ts';
import { DraftBranch } from '../drafts/branch.ts';
import { CONTENT } from '../drafts/git.ts';
import {
  build,
  draftOf,
  draftsIn,
  gitIn,
  home,
  liveWords,
  makeRepository,
  news,
  publisherIn,
  publishIn,
  save,
  write,
} from './test-repository.ts';

let root: string;
beforeEach(async () => {
  root = await makeRepository();
});
afterEach(() => rm(root, { recursive: true, force: true }));

const head = () => gitIn(root, 'rev-parse', 'HEAD');
const authorsOf = async (path: string) => {
  const branch = new DraftBranch(root);
  return (await branch.steps(await branch.state())).get(path)?.map(({ who }) => who) ?? [];
};
const added = 'new.yaml';

it('publishes the chosen drafts only, as a commit of the person, and leaves a clean folder', async () => {
  const publisher = publisherIn(root);
  await save(root, 'Apio', { [home]: 'headline: Two\n' });
  await save(root, 'Nora', { [news]: 'headline: Later\n' });
  await save(root, 'Okello', { [news]: 'headline: Latest\n' });
  expect([await draftsIn(root), liveWords(root)]).toEqual([[home, news], 'headline: One\n']);
  await publishIn(publisher, root, 'Sarah', [home]);
  expect([liveWords(root), liveWords(root, news)]).toEqual(['headline: Two\n', 'headline: News\n']);
  expect([await draftsIn(root), await authorsOf(news)]).toEqual([[news], ['Nora', 'Okello']]);
  expect(await publisher.history()).toMatchObject([{ commit: head(), who: 'Sarah', words: [home] }]);
  expect(readFileSync(join(root, CONTENT, home), 'utf8')).toContain('Two');
  expect(gitIn(root, 'status', '--porcelain')).toBe('');
});

it('keeps what was saved while it ran', async () => {
  const publisher = publisherIn(root, {
    build: async (tree) => {
      await save(root, 'Okello', { [home]: 'headline: Three\n' });
      return build(tree);
    },
  });
  await save(root, 'Nora', { [home]: 'headline: One and a half\n' });
  await save(root, 'Apio', { [home]: 'headline: Two\n' });
  await publishIn(publisher, root, 'Apio', [home]);
  expect([liveWords(root), await draftOf(root, home)]).toEqual(['headline: Two\n', 'headline: Three\n']);
  expect(await authorsOf(home)).toEqual(['Okello']);
});

it('keeps the live site and the drafts if the build refuses, and does not stop another publication', async () => {
  const publisher = publisherIn(root);
  const before = head();
  await save(root, 'Apio', { [news]: 'headline: broken\n', [home]: 'headline: Two\n' });
  const failed = await publishIn(publisher, root, 'Apio', [home, news]);
  expect(failed).toMatchObject({ step: 'failed', message: 'news.yaml: broken', isPublished: false });
  expect([head(), liveWords(root)]).toEqual([before, 'headline: One\n']);
  await publishIn(publisher, root, 'Okello', [home]);
  expect([liveWords(root), await draftsIn(root)]).toEqual(['headline: Two\n', [news]]);
});

it.each([
  [`${CONTENT}news.yaml, line 1: wrong`, `${CONTENT}news.yaml, line 1: wrong`],
  [
    '10:00:00 [ERROR] Error: content/papers: none.\n10:00:01 [ERROR] [build] Caught error rendering /a: Error: content/papers: none.\ncontent/papers: none.',
    'content/papers: none.',
  ],
  ['10:00:00 [ERROR] Error: It needs 1 GB.\nIt needs 1 GB.', 'It needs 1 GB.'],
  ['10:00:00   ├─ /a/index.html (+9ms)\n10:00:00   └─ /b/index.html\nIt needs 1 GB.', 'It needs 1 GB.'],
])('says why a build failed without code and stack traces: %s', async (why, reason) => {
  const message = `${why}\n    at build (build.ts:1)\n{\n  code: 1\n}\nNode.js v24`;
  const publisher = publisherIn(root, { build: async () => ({ ok: false, message }) });
  await save(root, 'Apio', { [home]: 'headline: Two\n' });
  expect(await publishIn(publisher, root, 'Apio', [home])).toMatchObject({ message: reason });
});

it('publishes one after the other, and tells each person about the own files', async () => {
  const seen: string[] = [];
  const publisher = publisherIn(root, {
    build: async (tree) => {
      seen.push(publisher.publications.map(({ who, step }) => `${who} ${step}`).join(', '));
      return build(tree);
    },
  });
  await save(root, 'Apio', { [home]: 'headline: Two\n', [news]: 'headline: Later\n' });
  const { files } = await new DraftBranch(root).state();
  const start = (who: string, path: string) =>
    publisher.publish(who, [{ path, title: path }], new Map([[path, { id: files.get(path) ?? '' }]]));
  const all = [start('Apio', home), start('Okello', news), start('Sarah', home)];
  for (const each of all) await publisher.ended(each);
  expect(seen[0]).toBe('Apio building, Okello waiting, Sarah waiting');
  expect(all).toMatchObject([
    { who: 'Apio', step: 'done', message: '', files: [{ path: home }] },
    { who: 'Okello', step: 'done', message: '', files: [{ path: news }] },
    { who: 'Sarah', step: 'done', message: 'The live site has these words already.' },
  ]);
  expect((await publisher.history()).map(({ who }) => who).sort()).toEqual(['Apio', 'Okello']);
  expect([liveWords(root), liveWords(root, news)]).toEqual(['headline: Two\n', 'headline: Later\n']);
});

it('puts back the state before a publication, says so in that direction, and joins drafts with it', async () => {
  const told: string[] = [];
  const publisher = publisherIn(root, {
    words: async (before, after) => {
      const texts = await new DraftBranch(root).texts([before.get(home) ?? '', after.get(home) ?? '']);
      told.push([before, after].map((files) => texts.get(files.get(home) ?? '')).join(' to '));
      return [home];
    },
  });
  const putBack = async (commit = '') => publisher.ended(publisher.putBack('Okello', commit));
  await save(root, 'Apio', { [home]: 'headline: Two\nlead: Here\n' });
  await publishIn(publisher, root, 'Apio', [home]);
  await save(root, 'Apio', { [added]: 'headline: New\n' });
  await publishIn(publisher, root, 'Apio', [added]);
  await save(root, 'Apio', { [news]: 'headline: Draft\n' });
  const [, first] = await publisher.history();
  expect(await putBack(first?.commit)).toMatchObject({ step: 'done', message: '' });
  expect(told.at(-1)).toBe('headline: Two\nlead: Here\n to headline: One\n');
  expect([liveWords(root), liveWords(root, added)]).toEqual(['headline: One\n', '']);
  expect([await draftOf(root, home), await draftsIn(root)]).toEqual(['headline: One\n', [news]]);
  // And back again: a Put back is a publication too. A draft keeps its own words, and takes in the others.
  await save(root, 'Apio', { [home]: 'headline: My draft\n' });
  await putBack(head());
  expect(liveWords(root)).toBe('headline: Two\nlead: Here\n');
  expect(await draftOf(root, home)).toBe('headline: My draft\nlead: Here\n');
});

it('puts back to before a page was added, also after that page was removed', async () => {
  const publisher = publisherIn(root);
  await save(root, 'Apio', { [added]: 'headline: New\n', [home]: 'headline: Two\n' });
  await publishIn(publisher, root, 'Apio', [added, home]);
  const first = head();
  await save(root, 'Apio', { [added]: undefined });
  await publishIn(publisher, root, 'Apio', [added]);
  const put = await publisher.ended(publisher.putBack('Okello', first));
  expect([put.step, put.message, liveWords(root)]).toEqual(['done', '', 'headline: One\n']);
});

it('lists the words of a page whose name is that of the mark', async () => {
  const words = ['Website: changed', 'Website › Title: “a” → “b”'];
  const publisher = publisherIn(root, { words: async () => words });
  await save(root, 'Apio', { [home]: 'headline: Two\n' });
  await publishIn(publisher, root, 'Apio', [home]);
  gitIn(root, 'commit', '--quiet', '--allow-empty', '--message', 'By hand\n\nWebsite: nothing of that');
  expect((await publisher.history()).map((each) => each.words)).toEqual([words]);
});

it.each([
  ['before the swap', true],
  ['in the swap', false],
])('finishes a publication that was killed %s', async (_, hasOld) => {
  await save(root, 'Apio', { [home]: 'headline: Two\n' });
  await publishIn(publisherIn(root), root, 'Apio', [home]);
  renameSync(join(root, 'site/dist'), join(root, '.cache/website/ready'));
  if (hasOld) renameSync(join(root, 'site/dist.previous'), join(root, 'site/dist'));
  await publisherIn(root).recover();
  expect(liveWords(root)).toContain('Two');
  expect(existsSync(join(root, '.cache/website/ready'))).toBe(false);
});

it('survives a full disk', async () => {
  await save(root, 'Apio', { [home]: 'headline: Two\n' });
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  const publisher = publisherIn(root, { build: () => Promise.reject(full) });
  const { message } = await publishIn(publisher, root, 'Apio', [home]);
  expect(message).toMatch(/disk .* full/);
  expect([liveWords(root), await draftsIn(root)]).toEqual(['headline: One\n', [home]]);
});

it('says that it is published if something fails after that, and shows it at the next start', async () => {
  await save(root, 'Apio', { [home]: 'headline: Two\n' });
  const publisher = publisherIn(root, { live: join(root, 'package.json/dist') });
  const { step, isPublished, message } = await publishIn(publisher, root, 'Apio', [home]);
  expect([step, isPublished, message]).toEqual([
    'failed',
    true,
    expect.stringMatching(/^It is published, but/),
  ]);
  await publisherIn(root).recover();
  expect([liveWords(root), await draftsIn(root)]).toEqual(['headline: Two\n', []]);
});

it.each([
  ['a build', 'publish'],
  ['a remote', 'takeVersion'],
] as const)('ends %s that hangs, says so, and publishes again after that', async (_, what) => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const remote = `git://127.0.0.1:${(silent.address() as AddressInfo).port}/a`;
  let isEnded = false;
  const publisher = publisherIn(root, {
    mostMs: { build: 300, pull: 300 },
    build: (_, ended) =>
      new Promise(() => {
        ended?.addEventListener('abort', () => {
          isEnded = true;
        });
      }),
  });
  await save(root, 'Apio', { [home]: 'headline: Two\n' });
  const failed =
    what === 'publish'
      ? await publishIn(publisher, root, 'Apio', [home])
      : await publisher.ended(publisher.takeVersion(remote, 'main'));
  expect(failed).toMatchObject({ step: 'failed', message: expect.stringMatching(/ took longer than /) });
  expect(isEnded).toBe(what === 'publish');
  await publishIn(publisherIn(root), root, 'Apio', [home]);
  expect(liveWords(root)).toBe('headline: Two\n');
  silent.close();
});

it('pushes to a remote, and is live also if the remote refuses', async () => {
  const remote = join(root, '.cache/remote.git');
  gitIn(root, 'init', '--bare', '--quiet', remote);
  const publisher = publisherIn(root, { remote });
  await save(root, 'Apio', { [home]: 'headline: Two\n' });
  await publishIn(publisher, root, 'Apio', [home]);
  expect(gitIn(remote, 'rev-parse', 'main')).toBe(head());
  rmSync(remote, { recursive: true });
  await save(root, 'Apio', { [home]: 'headline: Three\n' });
  const done = await publishIn(publisher, root, 'Apio', [home]);
  expect(done).toMatchObject({ step: 'done', message: expect.stringMatching(/^It is live, but/) });
  expect(liveWords(root)).toContain('Three');
});

describe('with a version of a programmer', () => {
  let theirs: string;
  beforeEach(() => {
    theirs = join(root, '.cache/theirs');
    gitIn(root, 'clone', '--quiet', root, theirs);
  });
  const take = () => {
    gitIn(theirs, 'commit', '--quiet', '--all', '--message', 'A new version');
    const publisher = publisherIn(root);
    return publisher.ended(publisher.takeVersion(theirs, 'main'));
  };

  it('takes it together with published words, or nothing of it; drafts take it in', async () => {
    await save(root, 'Apio', { [home]: 'headline: Two\n' });
    await publishIn(publisherIn(root), root, 'Apio', [home]);
    await save(root, 'Apio', { [news]: 'headline: My draft\n' });
    write(theirs, CONTENT + news, 'headline: News\nlead: By a programmer\n');
    write(theirs, 'package.json', '{ "version": 2 }\n');
    await take();
    expect([liveWords(root), liveWords(root, news)]).toEqual([
      'headline: Two\n',
      'headline: News\nlead: By a programmer\n',
    ]);
    expect(await draftOf(root, news)).toBe('headline: My draft\nlead: By a programmer\n');
    expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain('2');
    expect(gitIn(root, 'status', '--porcelain')).toBe('');
    const before = head();
    for (const [file, words, why] of [
      [news, 'headline: broken\n', 'broken'],
      [home, 'headline: The same line\n', CONTENT + home],
    ] as const) {
      write(theirs, CONTENT + file, words);
      expect(await take()).toMatchObject({ step: 'failed', message: expect.stringContaining(why) });
    }
    expect([head(), liveWords(root)]).toEqual([before, 'headline: Two\n']);
  });

  it('puts back only what was published, and refuses where the version changed the same text', async () => {
    await save(root, 'Apio', { [home]: 'headline: Two\n', [added]: 'headline: New\n' });
    await publishIn(publisherIn(root), root, 'Apio', [home, added]);
    const putBack = (commit: string, publisher = publisherIn(root)) =>
      publisher.ended(publisher.putBack('Okello', commit));
    const published = head();
    gitIn(theirs, 'pull', '--quiet');
    write(theirs, CONTENT + home, 'headline: Two\nlead: By a programmer\n');
    await take();
    expect(await putBack(published)).toMatchObject({ step: 'done', message: '' });
    expect([liveWords(root), liveWords(root, added)]).toEqual(['headline: One\nlead: By a programmer\n', '']);
    const back = head();
    gitIn(theirs, 'pull', '--quiet');
    write(theirs, CONTENT + home, 'headline: By a programmer\n');
    await take();
    expect(await putBack(back)).toMatchObject({ step: 'failed', message: expect.stringContaining(home) });
    expect(liveWords(root)).toBe('headline: By a programmer\n');
  });

  it('refuses while another program publishes, and takes over from one that was killed', async () => {
    const file = join(root, '.cache/website/lock');
    const held = lock(file);
    write(theirs, 'package.json', '{ "version": 2 }\n');
    const refused = await take();
    expect([refused.step, refused.isPublished]).toEqual(['failed', false]);
    if ('unlock' in held) held.unlock();
    const { pid } = spawnSync(process.execPath, ['--version']);
    write(root, '.cache/website/lock', String(pid));
    write(theirs, 'package.json', '{ "version": 3 }\n');
    expect(await take()).toMatchObject({ step: 'done' });
  });
});

it('publishes nothing onto a version that it did not build', async () => {
  await save(root, 'Apio', { [home]: 'headline: Two\n' });
  const publisher = publisherIn(root, {
    build: async (tree) => {
      gitIn(root, 'commit', '--quiet', '--allow-empty', '--message', 'A new version');
      return build(tree);
    },
  });
  const { message } = await publishIn(publisher, root, 'Apio', [home]);
  expect([message, liveWords(root)]).toEqual([expect.stringContaining('Publish again'), 'headline: One\n']);
});
