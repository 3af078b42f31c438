// Publications: what goes live, what stays a draft, history, and what a kill, a full disk or a refusal leaves.
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lock, SITE_LOCK } from '../../site/build/build-folder.ts';
import type { Render } from '../check/program.ts';
import { DraftBranch } from '../store/branch.ts';
import { CONTENT } from '../store/git.ts';
import {
  draftOf,
  draftsIn,
  gitIn,
  home,
  liveWords,
  makeRepository,
  news,
  publisherIn,
  publishIn,
  render,
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

it.each(['reverted', 'put back'])(
  'knows a revert by the mark “%s”, of this version or an earlier one',
  async (mark) => {
    gitIn(root, 'commit', '--allow-empty', '-m', `Headline\n\nA sentence\n\nWebsite: ${mark}`);
    expect(await publisherIn(root).history()).toMatchObject([{ isRevert: true, words: ['A sentence'] }]);
  },
);

it('keeps what was saved while it ran', async () => {
  const publisher = publisherIn(root, {
    render: () => async (rendering) => {
      await save(root, 'Okello', { [home]: 'headline: Three\n' });
      return render(rendering);
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
  expect(failed).toMatchObject({ step: 'failed', problems: [{ path: news }], isPublished: false });
  expect([head(), liveWords(root)]).toEqual([before, 'headline: One\n']);
  await publishIn(publisher, root, 'Okello', [home]);
  expect([liveWords(root), await draftsIn(root)]).toEqual(['headline: Two\n', [news]]);
});

it('publishes one after the other, and tells each person about the own files', async () => {
  const seen: string[] = [];
  const publisher = publisherIn(root, {
    render: () => async (rendering) => {
      seen.push(publisher.publications.map(({ who, step }) => `${who} ${step}`).join(', '));
      const rendered = await render(rendering);
      expect(publisher.publications[0]?.pages).toEqual({ done: 1, of: 2 });
      return rendered;
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

it('reverts a publication, says so in that direction, and joins drafts with it', async () => {
  const told: string[] = [];
  const publisher = publisherIn(root, {
    words: async (before, after) => {
      const texts = await new DraftBranch(root).texts([before.get(home) ?? '', after.get(home) ?? '']);
      told.push([before, after].map((files) => texts.get(files.get(home) ?? '')).join(' to '));
      return [home];
    },
  });
  const revert = async (commit = '') => publisher.ended(publisher.revert('Okello', commit));
  await save(root, 'Apio', { [home]: 'headline: Two\nlead: Here\n' });
  await publishIn(publisher, root, 'Apio', [home]);
  await save(root, 'Apio', { [added]: 'headline: New\n' });
  await publishIn(publisher, root, 'Apio', [added]);
  await save(root, 'Apio', { [news]: 'headline: Draft\n' });
  const [, first] = await publisher.history();
  expect(await revert(first?.commit)).toMatchObject({ step: 'done', message: '' });
  expect(told.at(-1)).toBe('headline: Two\nlead: Here\n to headline: One\n');
  expect([liveWords(root), liveWords(root, added)]).toEqual(['headline: One\n', '']);
  expect([await draftOf(root, home), await draftsIn(root)]).toEqual(['headline: One\n', [news]]);
  // And back again: a revert is a publication too. A draft keeps its own words, and takes in the others.
  await save(root, 'Apio', { [home]: 'headline: My draft\n' });
  await revert(head());
  expect(liveWords(root)).toBe('headline: Two\nlead: Here\n');
  expect(await draftOf(root, home)).toBe('headline: My draft\nlead: Here\n');
});

it('reverts to before a page was added, also after that page was removed', async () => {
  const publisher = publisherIn(root);
  await save(root, 'Apio', { [added]: 'headline: New\n', [home]: 'headline: Two\n' });
  await publishIn(publisher, root, 'Apio', [added, home]);
  const first = head();
  await save(root, 'Apio', { [added]: undefined });
  await publishIn(publisher, root, 'Apio', [added]);
  const put = await publisher.ended(publisher.revert('Okello', first));
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
  const folder = join(root, '.cache/website/rendered.1');
  renameSync(join(root, 'site/dist'), folder);
  const rendered = { base: gitIn(root, 'rev-parse', 'HEAD^'), commit: head(), folder };
  write(root, '.cache/website/rendered.json', JSON.stringify(rendered));
  write(root, '.cache/website/publishing/home.yaml', 'headline: Two\n');
  if (hasOld) renameSync(join(root, 'site/dist.previous'), join(root, 'site/dist'));
  await publisherIn(root).recover();
  expect(liveWords(root)).toContain('Two');
  expect(readdirSync(join(root, '.cache/website'))).toEqual([]);
});

it('survives a full disk', async () => {
  await save(root, 'Apio', { [home]: 'headline: Two\n' });
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  const publisher = publisherIn(root, { render: () => () => Promise.reject(full) });
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

/** Ends only when it is stopped. */
const hanging: Render = ({ signal }) =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve({ ok: false, message: 'It was stopped.', problems: [] }));
  });

it('stops a rendering that hangs, says so, and publishes again after that', async () => {
  const publisher = publisherIn(root, { mostMs: { prepare: 60_000, render: 100 }, render: () => hanging });
  await save(root, 'Apio', { [home]: 'headline: Two\n' });
  const failed = await publishIn(publisher, root, 'Apio', [home]);
  expect(failed).toMatchObject({ step: 'failed', message: expect.stringMatching(/ took longer than /) });
  await publishIn(publisherIn(root), root, 'Apio', [home]);
  expect(liveWords(root)).toBe('headline: Two\n');
});

it('stops a remote that hangs', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const remote = `git://127.0.0.1:${(silent.address() as AddressInfo).port}/a`;
  const publisher = publisherIn(root, { mostMs: { prepare: 300, render: 60_000 } });
  const failed = await publisher.ended(publisher.takeVersion(remote, 'main'));
  expect(failed).toMatchObject({ step: 'failed', message: expect.stringMatching(/ took longer than /) });
  silent.close();
});

it('cancels a publication until it is shown, and one that waits', async () => {
  const publisher = publisherIn(root, { render: () => hanging });
  await save(root, 'Apio', { [home]: 'headline: Two\n', [news]: 'headline: Later\n' });
  const all = [publishIn(publisher, root, 'Apio', [home]), publishIn(publisher, root, 'Okello', [news])];
  await expect.poll(() => publisher.publications.map(({ step }) => step)).toEqual(['building', 'waiting']);
  const ids = publisher.publications.map(({ id }) => id);
  expect(ids.toReversed().map((id) => publisher.cancel(id))).toEqual([true, true]);
  for (const publication of await Promise.all(all))
    expect(publication).toMatchObject({ step: 'failed', message: expect.stringContaining('cancelled') });
  expect(ids.map((id) => publisher.cancel(id))).toEqual([false, false]);
  expect([liveWords(root), await draftsIn(root)]).toEqual(['headline: One\n', [home, news]]);
  const done = await publishIn(publisherIn(root), root, 'Apio', [home]);
  expect(publisherIn(root).cancel(done.id)).toBe(false);
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
    write(theirs, CONTENT + news, 'headline: broken\n');
    expect(await take()).toMatchObject({ step: 'failed', problems: [{ path: news }] });
    write(theirs, CONTENT + home, 'headline: The same line\n');
    expect(await take()).toMatchObject({ step: 'failed', message: expect.stringContaining(CONTENT + home) });
    expect([head(), liveWords(root)]).toEqual([before, 'headline: Two\n']);
  });

  it('reverts only what was published, and refuses where the version changed the same text', async () => {
    await save(root, 'Apio', { [home]: 'headline: Two\n', [added]: 'headline: New\n' });
    await publishIn(publisherIn(root), root, 'Apio', [home, added]);
    const revert = (commit: string, publisher = publisherIn(root)) =>
      publisher.ended(publisher.revert('Okello', commit));
    const published = head();
    gitIn(theirs, 'pull', '--quiet');
    write(theirs, CONTENT + home, 'headline: Two\nlead: By a programmer\n');
    await take();
    expect(await revert(published)).toMatchObject({ step: 'done', message: '' });
    expect([liveWords(root), liveWords(root, added)]).toEqual(['headline: One\nlead: By a programmer\n', '']);
    const back = head();
    gitIn(theirs, 'pull', '--quiet');
    write(theirs, CONTENT + home, 'headline: By a programmer\n');
    await take();
    expect(await revert(back)).toMatchObject({ step: 'failed', problems: [{ path: home }] });
    expect(liveWords(root)).toBe('headline: By a programmer\n');
  });

  it('refuses while another program publishes', async () => {
    const unlock = lock(join(root, SITE_LOCK));
    write(theirs, 'package.json', '{ "version": 2 }\n');
    expect(await take()).toMatchObject({ step: 'failed', isPublished: false });
    unlock?.();
    write(theirs, 'package.json', '{ "version": 3 }\n');
    expect(await take()).toMatchObject({ step: 'done' });
  });
});

it('publishes nothing onto a version that it did not build', async () => {
  await save(root, 'Apio', { [home]: 'headline: Two\n' });
  const publisher = publisherIn(root, {
    render: () => async (rendering) => {
      gitIn(root, 'commit', '--quiet', '--allow-empty', '--message', 'A new version');
      return render(rendering);
    },
  });
  const { message } = await publishIn(publisher, root, 'Apio', [home]);
  expect([message, liveWords(root)]).toEqual([expect.stringContaining('Publish again'), 'headline: One\n']);
});
