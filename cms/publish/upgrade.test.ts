// Drafts and publications of version 1.1, which had the content in another folder, survive the version that moves it.
import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OLD_CONTENT } from '../store/git.ts';
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
  save,
  write,
} from './test-repository.ts';

const added = 'blog/new.yaml';
const drafted = 'blog/draft.yaml';
const gone = 'gone.yaml';

it('keeps drafts, history and what was published', async () => {
  const root = await makeRepository({
    [home]: 'headline: One\n',
    [news]: 'headline: News\n',
    [gone]: 'headline: Gone\n',
  });
  const commit = (message: string, texts: Record<string, string>) => {
    for (const [path, text] of Object.entries(texts)) write(root, OLD_CONTENT + path, text);
    gitIn(root, 'add', '.');
    gitIn(root, 'commit', '--quiet', '--author=Apio <apio@tred.example>', '--message', message);
  };
  mkdirSync(join(root, 'site/src'), { recursive: true });
  gitIn(root, 'mv', 'content', OLD_CONTENT);
  commit('Version 1.1', { 'blog/old.yaml': 'headline: Old\n' });
  const theirs = join(root, '.cache/theirs');
  gitIn(root, 'clone', '--quiet', root, theirs);
  commit('Home\n\nHome: changed\n\nWebsite: published', {
    [home]: 'headline: Two\n',
    [added]: 'headline: New\n',
  });
  const published = gitIn(root, 'rev-parse', 'HEAD');
  gitIn(root, 'checkout', '--quiet', '-b', 'drafts');
  commit('A draft', { [news]: 'headline: My draft\n', [drafted]: 'headline: Drafted\n' });
  gitIn(root, 'rm', '--quiet', OLD_CONTENT + gone);
  commit('Another', {});
  gitIn(root, 'checkout', '--quiet', 'main');

  gitIn(theirs, 'mv', OLD_CONTENT, 'content');
  write(theirs, `content/${news}`, 'headline: News\nlead: By a programmer\n');
  gitIn(theirs, 'commit', '--quiet', '--all', '--message', 'Version 1.2');
  const publisher = publisherIn(root);
  expect(await publisher.ended(publisher.takeVersion(theirs, 'main'))).toMatchObject({ step: 'done' });

  expect([liveWords(root), liveWords(root, added)]).toEqual(['headline: Two\n', 'headline: New\n']);
  expect(gitIn(root, 'ls-tree', '-r', 'HEAD', OLD_CONTENT)).toBe('');
  expect(await draftsIn(root)).toEqual([drafted, gone, news]);
  expect(await draftOf(root, news)).toBe('headline: My draft\nlead: By a programmer\n');
  expect(gitIn(root, 'ls-tree', '-r', 'drafts', OLD_CONTENT)).toBe('');
  await save(root, 'Nora', { [drafted]: 'headline: Saved\n' });
  await publishIn(publisher, root, 'Nora', [drafted]);
  expect(liveWords(root, drafted)).toBe('headline: Saved\n');
  expect((await publisher.history()).map(({ who }) => who)).toEqual(['Nora', 'Apio']);
  expect(await publisher.ended(publisher.revert('Okello', published))).toMatchObject({ step: 'done' });
  expect([liveWords(root), liveWords(root, added), liveWords(root, drafted)]).toEqual([
    'headline: One\n',
    '',
    '',
  ]);

  // A process of version 1.1 that still ran has saved after the upgrade.
  gitIn(root, 'checkout', '--quiet', 'drafts');
  commit('Late', { [drafted]: 'headline: Late\n' });
  gitIn(root, 'checkout', '--quiet', 'main');
  expect(await draftOf(root, drafted)).toBe('headline: Late\n');
  expect(gitIn(root, 'ls-tree', '-r', 'drafts', OLD_CONTENT)).toBe('');
  await rm(root, { recursive: true, force: true });
});
