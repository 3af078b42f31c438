// `npm run edit`: forms for the files in site/src/content with a preview, on this machine only. PORT sets where it
// listens; 4322 unless given.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { buildPage } from './build-page.ts';
import { Changes } from './changes.ts';
import { EditedContent } from './content.ts';
import { TypeLoader } from './content-types.ts';
import { Preview } from './preview.ts';
import { editorServer } from './server.ts';

const site = join(import.meta.dirname, '..');
const port = Number(process.env.PORT || 4322);
const types = new TypeLoader(site);
// The system chooses a free port.
const probe = createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const preview = new Preview(site, (probe.address() as AddressInfo).port);
probe.close();
const content = new EditedContent(site, (folder) => types.load(folder));
const server = editorServer({
  content,
  changes: new Changes(site, content),
  assets: await buildPage(site),
  preview,
});
server.listen(port, '127.0.0.1');
try {
  await once(server, 'listening');
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const help = `Is the editor running already, in another window? Then open http://127.0.0.1:${port}. Or start with another number: PORT=${port + 1} npm run edit.`;
  console.error(isTaken ? `Another program uses port ${port}. ${help}` : error);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    await preview.stop();
    content.close();
    process.exit(0);
  });

console.log('Starting …');
preview.start();
await preview.isUp();
console.log(`The editor is at http://127.0.0.1:${port} (Ctrl-C stops it).`);
