// That the module is forgotten, and that Astro, which promises neither name, still has both.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { forgetTexts } from './forget-texts.ts';

test('forgets the texts wherever pages are made, and says so', () => {
  const texts = {};
  const made = () => ({
    moduleGraph: {
      getModuleById: (id: string) => (id === '\0astro:data-layer-content' ? texts : undefined),
      invalidateModule: vi.fn(),
    },
    hot: { send: vi.fn() },
  });
  const environments = { client: made(), ssr: made(), prerender: made() };
  forgetTexts({ environments } as unknown as ViteDevServer);
  for (const { moduleGraph, hot } of [environments.ssr, environments.prerender]) {
    expect(moduleGraph.invalidateModule.mock.calls[0]?.[0]).toBe(texts);
    expect(hot.send).toHaveBeenCalledWith('astro:content-changed', {});
  }
  expect(environments.client.moduleGraph.invalidateModule).not.toHaveBeenCalled();
});

test('Astro names them so', async () => {
  const astro = dirname(createRequire(import.meta.url).resolve('astro/package.json'));
  const of = (file: string) => readFile(join(astro, 'dist', file), 'utf8');
  expect(await of('content/consts.js')).toContain('DATA_STORE_VIRTUAL_ID = "astro:data-layer-content"');
  expect(await of('vite-plugin-app/createAstroServerApp.js')).toContain('hot.on("astro:content-changed"');
});
