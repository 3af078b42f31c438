import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { putFiles, testFolder } from '../../desk/src/test-folder.ts';
import { setEntryState } from '../src/readers/collection-state.ts';
import { sitemapEntries } from './sitemap.ts';

describe('sitemapEntries', () => {
  const root = testFolder();
  const write = (file: string, text: string) => putFiles(root, { [file]: text });
  const commit = (date: string) => {
    const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, env, stdio: 'ignore' });
    git('add', '-A');
    git('-c', 'user.name=t', '-c', 'user.email=t@x.ug', 'commit', '-m', 'x');
  };
  const page = (path: string, more = '') =>
    write(
      `dist${path}/index.html`,
      `<head><link rel="canonical" href="https://x.ug${path || '/'}">${more}</head>`,
    );
  const entry = (path: string) =>
    sitemapEntries(pathToFileURL(`${root}/`)).serialize({ url: `https://x.ug${path}` });

  const pages = ['', '/pricing', '/hello', '/updates/2.5.0'];

  beforeAll(() => {
    setEntryState('releases', 'site/src/content/releases/2.5.0.yaml', {
      problems: [],
      page: { address: '/updates/2.5.0', html: () => '' },
    });
    execFileSync('git', ['init', '-q'], { cwd: root });
    write('src/pages/index.astro', '');
    write('src/content/pages/home.yaml', 'title: "{{brand}}"');
    write('src/pages/pricing.astro', `import { plans } from '~/subjects/pricing/view';`);
    write('src/subjects/pricing/view.ts', `import { planPrices } from '~/facts/prices';`);
    write('src/content/pages/pricing.yaml', 'title: a');
    write('src/content/pages/free/hello.yaml', 'title: a');
    write('src/content/facts/organisation.yaml', 'name: a');
    write('src/content/facts/prices.yaml', 'vat: 1');
    write('src/pages/updates/[version].astro', '');
    write('src/content/releases/2.5.0.yaml', 'a');
    commit('2026-01-01T00:00:00Z');
    for (const path of pages) page(path);
    write('dist/thanks/index.html', '<head><meta name="robots" content="noindex"></head>');
    page('/blog/1', '<meta property="article:modified_time" content="2026-10-02">');
    page('/events/summit');
    write('dist/alias/index.html', '<head><link rel="canonical" href="https://x.ug/pricing"></head>');
  });
  test.each([
    ['src/content/pages/pricing.yaml', '2026-02-01', ['/pricing']],
    ['src/content/pages/free/hello.yaml', '2026-02-02', ['/hello']],
    ['src/content/facts/prices.yaml', '2026-02-03', ['/pricing']],
    ['src/content/facts/organisation.yaml', '2026-02-04', ['/']],
    ['src/content/releases/2.5.0.yaml', '2026-02-05', ['/updates/2.5.0']],
    ['src/pages/index.astro', '2026-02-06', ['/']],
  ])('a change of %s on %s dates %j and no other page', async (file, day, changed) => {
    write(file, `${readFileSync(join(root, file), 'utf8')}\n`);
    commit(`${day}T00:00:00Z`);
    const dated = await Promise.all(
      pages.map(async (path) => [path || '/', (await entry(path || '/'))?.lastmod]),
    );
    expect(dated.filter(([, date]) => date?.startsWith(day)).map(([path]) => path)).toEqual(changed);
  });
  test('reads the pages of this build, wherever it writes them', async () => {
    write('dist.next/soon/index.html', '<head><meta name="robots" content="noindex"></head>');
    const { serialize, readFrom } = sitemapEntries(pathToFileURL(`${root}/`));
    readFrom(join(root, 'dist.next'));
    expect(await serialize({ url: 'https://x.ug/soon' })).toBeUndefined();
  });
  test('prefers the date that an article states', async () => {
    expect((await entry('/blog/1'))?.lastmod).toBe('2026-10-02');
  });
  test('leaves the date out where it is not known', async () => {
    expect(await entry('/events/summit')).toEqual({ url: 'https://x.ug/events/summit' });
  });
  test('leaves out what asks not to be listed, and aliases', async () => {
    expect(await entry('/thanks')).toBeUndefined();
    expect(await entry('/alias')).toBeUndefined();
  });
});
