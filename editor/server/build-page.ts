// Builds the editor's page in memory when the editor starts, so that no build can publish it.
import { extname, join } from 'node:path';
import { build } from 'vite';

export type Asset = { type: string; content: string | Uint8Array };

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export async function buildPage(site: string): Promise<Map<string, Asset>> {
  const result = await build({
    root: join(import.meta.dirname, '../page'),
    // Behind the desk it has a prefix.
    base: './',
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '~': join(site, 'src') } },
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[name]_[local]' } } },
    build: { write: false, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    outputs.map((each) => [
      each.fileName === 'index.html' ? '/' : `/${each.fileName}`,
      {
        type: TYPES[extname(each.fileName)] ?? 'application/octet-stream',
        content: each.type === 'chunk' ? each.code : each.source,
      },
    ]),
  );
}
