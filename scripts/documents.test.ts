import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('..', import.meta.url));
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md', { cwd: root })];
// Paths start at the root or at one of these folders.
const bases = ['', 'site', 'site/src', 'content', 'server', 'server/src'];

const titles = globSync('e2e/**/*.spec.ts', { cwd: root }).flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\btest\(\s*(['`])(.*?)\1/g)].map(
    ([, , title = '']) => title,
  ),
);

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const found = (pattern: RegExp, within = text) =>
    [...within.matchAll(pattern)].map(([, part = '']) => part);

  it('links to files that exist', () => {
    const withoutCode = text.replaceAll(/```[\s\S]*?```|`[^`]*`/g, '');
    const links = found(/\]\((?![a-z]+:)([^)#\s]+)/g, withoutCode);
    expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
  });

  it('names paths that exist', () => {
    const paths = found(/`([\w.-]+(?:\/[\w.-]+)+\.(?:tsx?|astro|mjs|css|ya?ml|md|json|typ))`/g);
    const missing = paths.filter((path) => !bases.some((base) => existsSync(join(root, base, path))));
    expect(missing).toEqual([]);
  });

  it('names browser tests that exist', () => {
    // An address stands for any page.
    const names = found(/-g "([^"]+)"/g).map((name) => name.replace(/\/\S*\s*/g, ''));
    expect(names.filter((name) => !titles.some((title) => title.includes(name)))).toEqual([]);
  });

  it('names npm commands that exist', () => {
    expect(Object.keys(packageFile.scripts)).toEqual(
      expect.arrayContaining(found(/npm run ([a-z][a-z0-9:-]*)/g)),
    );
  });
});
