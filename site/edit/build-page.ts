// The editor's page, put together in memory when it starts: nothing of it is ever among what is published.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

export type Asset = { type: string; content: string | Uint8Array };

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  woff2: 'font/woff2',
};

/** By address. */
export async function buildPage(site: string): Promise<Map<string, Asset>> {
  const result = await build({
    root: join(site, 'edit/page'),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '~': join(site, 'src') } },
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[name]_[local]' } } },
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(site, 'edit/page/main.tsx'),
        output: { entryFileNames: 'editor.js', assetFileNames: '[name][extname]' },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((each) =>
    'output' in each ? each.output : [],
  );
  const assets = outputs.map((each): [string, Asset] => [
    each.fileName.endsWith('.css') ? '/editor.css' : `/${each.fileName}`,
    {
      type: TYPES[each.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      content: each.type === 'chunk' ? each.code : each.source,
    },
  ]);
  const icon = await readFile(join(site, 'public/favicon.svg'));
  return new Map<string, Asset>([
    ...assets,
    ['/favicon.svg', { type: 'image/svg+xml', content: icon }],
    ['/', { type: 'text/html; charset=utf-8', content: HTML }],
  ]);
}

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Edit the site</title>
    <link rel="icon" href="/favicon.svg">
    <link rel="stylesheet" href="/editor.css">
    <script type="module" src="/editor.js"></script>
  </head>
  <body><div id="editor"></div></body>
</html>
`;
