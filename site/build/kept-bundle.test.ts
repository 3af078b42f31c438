// A build takes over what the one before bundled, when it is of the same code; and no bundle with an entry in it is kept.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { InlineConfig } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hasBundle, keptBundle } from './kept-bundle.ts';

const ENTRY = 'prerender-entry.a1.mjs';

type Noted = { pageDependencyHashes?: Map<string, string> };
type Styled = { styles: unknown[] };
type Environment = { name: string; isBuilt: boolean };

let site: string;
let folder: string;
/** What the program that renders exports: the same each time, since Node loads it once. */
const app = { setInternals: (_: Noted) => {} };
Object.assign(globalThis, { appOfKeptBundle: app });

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'bundle-'));
  folder = join(site, 'kept');
});
afterEach(() => rmSync(site, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(join(site, file, '..'), { recursive: true });
  writeFileSync(join(site, file), text);
};

/** What Astro does with an integration in a build; `modules` are bundled if it lets Astro bundle. */
async function build(by: string | undefined, modules = ['src/pages/index.astro'], dist = 'dist.next') {
  rmSync(join(site, dist), { recursive: true, force: true });
  const given: Noted[] = [];
  app.setInternals = (noted) => given.push(noted);
  const hook = <Given>(name: string, values: Given) =>
    (keeping.hooks[name as 'astro:build:start'] as unknown as (values: Given) => Promise<void>)(values);
  const keeping: AstroIntegration = keptBundle(by, folder);
  await hook('astro:config:done', {
    config: { root: pathToFileURL(`${site}/`), outDir: pathToFileURL(`${site}/${dist}/`) },
  });

  let setup = async (usual: { setup: () => Promise<void> }) => usual.setup();
  await hook('astro:build:start', {
    setPrerenderer: (make: (usual: object) => { setup: () => Promise<void> }) => {
      setup = async (usual) => make(usual).setup();
    },
  });

  const pages = new Map<string, Styled>([['index', { styles: [] }]]);
  const environments: Environment[] = ['prerender', 'client'].map((name) => ({ name, isBuilt: false }));
  let bundled = 0;
  const bundleAll = async (environment: Environment) => {
    bundled += 1;
    environment.isBuilt = true;
    const files = environment.name === 'prerender' ? [`.prerender/${ENTRY}`] : ['_astro/shell.js'];
    for (const file of files) write(`${dist}/${file}`, 'export const app = globalThis.appOfKeptBundle;');
    const names = Object.fromEntries(files.map((file) => [file.replace('.prerender/', ''), {}]));
    for (const plugin of vite.plugins as { writeBundle: (options: object, files: object) => void }[])
      plugin.writeBundle.call(
        { environment, getModuleIds: () => modules.map((module) => join(site, module)) },
        {},
        names,
      );
    for (const page of pages.values()) page.styles = ['body{}'];
    return { output: [{ fileName: ENTRY }] };
  };
  let begins = '';
  const buildApp = async (builder: { build: typeof bundleAll }) => {
    for (const environment of environments) {
      const { output } = await builder.build(environment);
      if (environment.name === 'prerender') begins = output[0]?.fileName ?? '';
    }
  };
  const vite = { plugins: [], builder: { buildApp } } as unknown as InlineConfig;
  await hook('astro:build:setup', { vite, pages, logger: { info: () => {} } });
  await vite.builder?.buildApp?.({ build: bundleAll } as never);

  const noted: Noted = bundled ? { pageDependencyHashes: new Map([['index', 'hash of its code']]) } : {};
  await setup({ setup: async () => app.setInternals(noted) });
  const isBuilt = environments.every((environment) => environment.isBuilt);
  return { bundled: bundled > 0, begins, isBuilt, styles: pages.get('index')?.styles, noted: given[0] };
}

test('what one build bundled, the next of the same code renders with', async () => {
  const first = await build('code 1');
  expect(first.bundled).toBe(true);
  const second = await build('code 1');
  expect(second).toEqual({ ...first, bundled: false });
  expect(second.noted?.pageDependencyHashes).toEqual(new Map([['index', 'hash of its code']]));
  for (const file of [`.prerender/${ENTRY}`, '_astro/shell.js'])
    expect(readFileSync(join(site, 'dist.next', file), 'utf8')).toContain('export const app');
});

test('other code is bundled, and kept in its place', async () => {
  await build('code 1');
  expect(hasBundle('code 2', folder)).toBe(false);
  expect((await build('code 2')).bundled).toBe(true);
  expect([hasBundle('code 1', folder), hasBundle('code 2', folder)]).toEqual([false, true]);
});

test('a build into another folder bundles: its program names the folder', async () => {
  await build('code 1');
  expect((await build('code 1', undefined, 'dist')).bundled).toBe(true);
});

test('a bundle that holds an entry would show it as it was, and is not kept', async () => {
  await build('code 1', ['src/pages/index.astro', 'src/content/blog/week-four.md?raw']);
  expect(hasBundle('code 1', folder)).toBe(false);
});

test('nor is one kept or taken when an entry imports code, which belongs to the bundle', async () => {
  await build('code 1');
  write('.astro/content-modules.mjs', 'export default new Map([["a.mdx", () => import("a.mdx")]]);');
  expect((await build('code 1')).bundled).toBe(true);
  expect((await build('code 2')).bundled).toBe(true);
  expect([hasBundle('code 1', folder), hasBundle('code 2', folder)]).toEqual([true, false]);
});

test('of a build that nobody knows the code of, nothing is kept', async () => {
  expect((await build(undefined)).bundled).toBe(true);
  expect(existsSync(folder)).toBe(false);
});
