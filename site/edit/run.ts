// `npm run edit`: forms for everything in site/src/content, with the pages beside them, on this machine alone.
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../../desk/src/free-port.ts';
import { brokenLinksIn } from '../build/content-links.ts';
import { buildPage } from './build-page.ts';
import { Content } from './content.ts';
import { loadSchemas } from './load-schemas.ts';
import { Mirror } from './mirror.ts';
import { Preview } from './preview.ts';
import { editorServer } from './server.ts';

const site = join(import.meta.dirname, '..');
const port = Number(process.env.PORT || 4322);
const mirror = new Mirror(site);
const preview = new Preview(mirror, await freePort(), `http://127.0.0.1:${port}`);
process.once('exit', () => mirror.remove());

const content = new Content(site);

const server = editorServer({
  content,
  assets: await buildPage(site),
  preview: preview.address,
  typed: (path, text) => mirror.lay(path, text),
  dropped: (path) => mirror.drop(path),
  written: async (path) => {
    await mirror.written(path);
    preview.start();
  },
  readAgain: async (path) => {
    // It may not start with them, and would not say why.
    const wrongFacts = path.startsWith('facts/') ? (await loadSchemas(mirror.site)).wrong : [];
    const wrong = wrongFacts.length > 0 ? undefined : await preview.readAgain();
    return { read: wrong !== undefined, laid: mirror.typed(path) !== undefined, wrong: wrong ?? wrongFacts };
  },
  brokenLinks: async (path, page) => {
    const text = mirror.typed(path) ?? (await content.text(path));
    const from = path.endsWith('.md') ? page : undefined;
    return brokenLinksIn({ text, file: path, from }, site, preview.address);
  },
  shown: () => preview.shown(),
  stops: () => preview.stops(),
});
server.listen(port, '127.0.0.1');
try {
  await once(server, 'listening');
} catch (error) {
  const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  console.error(taken ? `port ${port} is taken: stop what uses it, or set PORT to another.` : error);
  process.exit(1);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await preview.stop();
    process.exit(0);
  });

console.log('Starting …');
await mirror.fill();
preview.start();
await preview.shown();
console.log(`The editor is at http://127.0.0.1:${port} (Ctrl-C stops it).`);
