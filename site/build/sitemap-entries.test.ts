// The sitemap lists what is open under its own address, with dates that are true.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentImports, newestDates, readPage, sitemapEntries } from './sitemap-entries.ts';

describe('readPage', () => {
  test('reads robots, canonical and date in any order of attributes', () => {
    const html =
      '<head><meta content="noindex" name="robots"><link rel="canonical" href="https://x.ug/a"/>' +
      '<meta property="article:modified_time" content="2026-10-02"></head>';
    expect(readPage(html)).toEqual({ noindex: true, canonical: 'https://x.ug/a', modified: '2026-10-02' });
  });
  test('does not look into the body', () => {
    expect(readPage('<head></head><meta name="robots" content="noindex">').noindex).toBe(false);
  });
});

test('newestDates keeps the first date it meets for a file', () => {
  const log =
    '\x002026-11-02T10:00:00+03:00\n\nsrc/a.ts\nsrc/b.ts\n\x002026-11-01T10:00:00+03:00\n\nsrc/a.ts\n';
  expect(Object.fromEntries(newestDates(log))).toEqual({
    'src/a.ts': '2026-11-02T10:00:00+03:00',
    'src/b.ts': '2026-11-02T10:00:00+03:00',
  });
});

test('contentImports finds the words that a route shows', () => {
  const route = `import { plans } from '~/content/pages/pricing';\nimport Page from '~/layouts/Page.astro';`;
  expect(contentImports(route)).toEqual(['content/pages/pricing.ts']);
});

describe('sitemapEntries', () => {
  const root = mkdtempSync(join(tmpdir(), 'sitemap-'));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
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

  beforeAll(() => {
    execFileSync('git', ['init', '-q'], { cwd: root });
    write('src/pages/index.astro', '');
    write('src/pages/pricing.astro', `import { words } from '~/content/pages/pricing';`);
    write('src/content/pages/pricing.ts', 'a');
    commit('2026-01-01T00:00:00Z');
    write('src/content/pages/pricing.ts', 'b');
    commit('2026-02-02T00:00:00Z');
    page('');
    page('/pricing');
    page('/thanks', '<meta name="robots" content="noindex">');
    page('/blog/1', '<meta property="article:modified_time" content="2026-10-02">');
    page('/events/summit');
    write('dist/alias/index.html', '<head><link rel="canonical" href="https://x.ug/pricing"></head>');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test('dates a page by its newest file', async () => {
    expect(new Date((await entry('/'))?.lastmod ?? '')).toEqual(new Date('2026-01-01'));
    expect(new Date((await entry('/pricing'))?.lastmod ?? '')).toEqual(new Date('2026-02-02'));
  });
  test('reads the pages of this build, wherever it writes them', async () => {
    write('dist.next/soon/index.html', '<head><meta name="robots" content="noindex"></head>');
    const { serialize, readsThisBuild } = sitemapEntries(pathToFileURL(`${root}/`));
    const done = readsThisBuild.hooks['astro:config:done'] as unknown as (given: object) => void;
    done({ config: { outDir: pathToFileURL(`${root}/dist.next/`) } });
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
