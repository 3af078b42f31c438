// Pages get the entries that Astro keeps, from where it keeps them, without their texts in the program that renders them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { contentFromDisk } from './content-from-disk.ts';

const cache = mkdtempSync(join(tmpdir(), 'content-'));
afterAll(() => rmSync(cache, { recursive: true }));

type Load = { filter: { id: RegExp }; handler: () => { code: string } };

function pluginsIn(command: 'build' | 'dev'): Plugin[] {
  const plugins: Plugin[] = [];
  const setup = contentFromDisk().hooks['astro:config:setup'] as unknown as (given: object) => void;
  setup({
    command,
    config: { cacheDir: pathToFileURL(`${cache}/`) },
    updateConfig: (config: { vite: { plugins: Plugin[] } }) => plugins.push(...config.vite.plugins),
  });
  return plugins;
}

test('a build reads the entries when it renders, as they are by then', async () => {
  const load = pluginsIn('build')[0]?.load as unknown as Load;
  expect(load.filter.id.test('\0astro:data-layer-content')).toBe(true);
  const { code } = load.handler();
  writeFileSync(join(cache, 'data-store.json'), '[["Map",1,2],"blog","A “text”"]');
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(module.default).toEqual([['Map', 1, 2], 'blog', 'A “text”']);
});

test('while somebody writes, Astro says what changed', () => {
  expect(pluginsIn('dev')).toEqual([]);
});
