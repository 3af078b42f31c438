// Publications: what goes live, what stays a draft, history, and what a kill, a full disk or a refusal leaves.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { committedTexts } from '../drafts/git.ts';
import {
  build,
  gitIn,
  home,
  liveWords,
  makeRepository,
  news,
  publicationIn,
  write,
} from './test-publication.ts';

let root: string;
beforeEach(async () => {
  root = await makeRepository();
});
afterEach(() => rm(root, { recursive: true, force: true }));

const text = (file: string) => readFileSync(join(root, file), 'utf8');
const head = () => gitIn(root, 'rev-parse', 'HEAD');

it('reads published texts, and nothing for a file that was not there', async () => {
  write(root, home, 'headline: “Òne”\n');
  gitIn(root, 'commit', '--quiet', '--all', '--message', 'Letters of several bytes');
  const texts = await committedTexts(root, [home, 'none.yaml', news]);
  expect([...texts.values()]).toEqual(['headline: “Òne”\n', '', 'headline: News\n']);
});

it('publishes the chosen drafts only, as a commit of the person', async () => {
  const publication = publicationIn(root);
  write(root, home, 'headline: Two\n');
  write(root, news, 'headline: Later\n');
  expect(await publication.noteSaved('Apio', 5)).toEqual([home, news]);
  expect(liveWords(root)).toContain('One');
  await publication.publish('Apio', [home]);
  expect(liveWords(root)).toContain('Two');
  expect(liveWords(root, news)).toContain('News');
  expect(publication.saved()[news]).toMatchObject({ who: 'Apio', at: 5 });
  expect(await publication.history()).toMatchObject([{ commit: head(), who: 'Apio', words: [home] }]);
  expect(gitIn(root, 'status', '--porcelain')).toBe(`M ${news}`);
});

it('publishes new and deleted files, but no changed code', async () => {
  rmSync(join(root, news));
  write(root, 'site/src/content/new.yaml', 'headline: New\n');
  write(root, 'package.json', '{ "changed": true }\n');
  await publicationIn(root).publish('Apio', ['site/src/content/new.yaml', news, 'package.json']);
  expect(gitIn(root, 'diff', '--name-status', 'HEAD^', 'HEAD').split(/\s+/).sort()).toEqual(
    ['A', 'site/src/content/new.yaml', 'D', news].sort(),
  );
  expect(gitIn(root, 'status', '--porcelain')).toBe('M package.json');
});

it('keeps the live site and the drafts if the build refuses, and does not stop another publication', async () => {
  const publication = publicationIn(root);
  const before = head();
  write(root, news, 'headline: broken\n');
  write(root, home, 'headline: Two\n');
  await expect(publication.publish('Apio', [home, news])).rejects.toThrow('news.yaml: broken');
  expect([head(), publication.progress?.step]).toEqual([before, 'failed']);
  expect(liveWords(root)).toContain('One');
  await publication.publish('Okello', [home]);
  expect(liveWords(root)).toContain('Two');
  expect(text(news)).toContain('broken');
});

it('puts back the state before a publication, and keeps drafts', async () => {
  const publication = publicationIn(root);
  write(root, home, 'headline: Two\n');
  await publication.publish('Apio', [home]);
  write(root, 'site/src/content/new.yaml', 'headline: New\n');
  await publication.publish('Apio', ['site/src/content/new.yaml']);
  write(root, news, 'headline: Draft\n');
  const [, first] = await publication.history();
  await publication.putBack('Okello', first?.commit ?? '');
  expect(liveWords(root)).toContain('One');
  expect(text(home)).toContain('One');
  expect(existsSync(join(root, 'site/src/content/new.yaml'))).toBe(false);
  expect(gitIn(root, 'status', '--porcelain')).toBe(`M ${news}`);
  // And back again: a Put back is a publication too.
  write(root, home, 'headline: My draft\n');
  await publication.putBack('Okello', head());
  expect(liveWords(root)).toContain('Two');
  expect(text(home)).toContain('My draft');
});

it('builds the same commit again', async () => {
  const before = head();
  rmSync(join(root, 'site/dist'), { recursive: true });
  await publicationIn(root).rebuild();
  expect([head(), liveWords(root)]).toEqual([before, 'headline: One\n']);
});

describe('after a kill', () => {
  const program = join(import.meta.dirname, 'test-publication.ts');
  const kill = (at: string) => spawnSync(process.execPath, [program, root, at], { encoding: 'utf8' });

  it.each([
    ['checking', false],
    ['building', false],
    ['switching', false],
    ['sending', true],
    ['done', true],
  ])('while %s, the live site is whole and the publication happened: %s', async (at, happened) => {
    const before = head();
    write(root, home, 'headline: Two\n');
    expect(kill(at).signal).toBe('SIGKILL');
    const publication = publicationIn(root);
    await publication.recover();
    expect(head() !== before).toBe(happened);
    expect(liveWords(root)).toContain(happened ? 'Two' : 'One');
    expect(text(home)).toContain('Two');
    expect(gitIn(root, 'status', '--porcelain')).toBe(happened ? '' : `M ${home}`);
    if (!happened) await publication.publish('Apio', [home]);
    expect(liveWords(root)).toContain('Two');
  });

  it.each([
    ['before the swap', true],
    ['in the swap', false],
  ])('%s, a publication that happened is finished', async (_, hasOld) => {
    write(root, home, 'headline: Two\n');
    await publicationIn(root).publish('Apio', [home]);
    renameSync(join(root, 'site/dist'), join(root, '.cache/website/ready'));
    if (hasOld) renameSync(join(root, 'site/dist.previous'), join(root, 'site/dist'));
    await publicationIn(root).recover();
    expect(liveWords(root)).toContain('Two');
    expect(existsSync(join(root, '.cache/website/ready'))).toBe(false);
  });
});

it('survives a full disk', async () => {
  write(root, home, 'headline: Two\n');
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  const publication = publicationIn(root, { build: () => Promise.reject(full) });
  await expect(publication.publish('Apio', [home])).rejects.toThrow();
  expect(publication.progress?.message).toMatch(/disk .* full/);
  expect([liveWords(root), text(home)]).toEqual(['headline: One\n', 'headline: Two\n']);
});

it('pushes to a remote, and is live also if the remote refuses', async () => {
  const remote = join(root, '.cache/remote.git');
  gitIn(root, 'init', '--bare', '--quiet', remote);
  const publication = publicationIn(root, { remote });
  write(root, home, 'headline: Two\n');
  await publication.publish('Apio', [home]);
  expect(gitIn(remote, 'rev-parse', 'main')).toBe(head());
  rmSync(remote, { recursive: true });
  write(root, home, 'headline: Three\n');
  await publication.publish('Apio', [home]);
  expect(publication.progress).toMatchObject({
    step: 'done',
    message: expect.stringMatching(/^It is live, but/),
  });
  expect(liveWords(root)).toContain('Three');
});

it('takes a version of a programmer together with published words, or nothing of it', async () => {
  const theirs = join(root, '.cache/theirs');
  gitIn(root, 'clone', '--quiet', root, theirs);
  const publication = publicationIn(root);
  const take = () => {
    gitIn(theirs, 'commit', '--quiet', '--all', '--message', 'A new version');
    return publication.takeVersion(theirs, 'main');
  };
  write(root, home, 'headline: Two\n');
  await publication.publish('Apio', [home]);
  write(theirs, news, 'headline: By a programmer\n');
  write(theirs, 'package.json', '{ "version": 2 }\n');
  write(root, news, 'headline: My draft\n');
  await expect(take()).rejects.toThrow(news);
  expect([liveWords(root, news), text('package.json')]).toEqual(['headline: News\n', '{}\n']);
  gitIn(root, 'checkout', '--', news);
  await publication.takeVersion(theirs, 'main');
  expect([liveWords(root), liveWords(root, news)]).toEqual([
    'headline: Two\n',
    'headline: By a programmer\n',
  ]);
  expect([text('package.json'), gitIn(root, 'status', '--porcelain')]).toEqual(['{ "version": 2 }\n', '']);
  const before = head();
  for (const [file, words] of [
    [news, 'headline: broken\n'],
    [home, 'headline: The same line\n'],
  ] as const) {
    write(theirs, file, words);
    await expect(take()).rejects.toThrow(file === news ? 'broken' : home);
  }
  expect([head(), liveWords(root), text(home)]).toEqual([before, 'headline: Two\n', 'headline: Two\n']);
});

it('publishes nothing onto a version that it did not build', async () => {
  write(root, home, 'headline: Two\n');
  const publication = publicationIn(root, {
    build: async (tree) => {
      gitIn(root, 'commit', '--quiet', '--allow-empty', '--message', 'A new version');
      return build(tree);
    },
  });
  await expect(publication.publish('Apio', [home])).rejects.toThrow('Publish again');
  expect(liveWords(root)).toContain('One');
});
