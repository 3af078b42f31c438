// `npm run edit`: forms for the files in site/src/content with a preview, on this machine only. PORT sets where it
// listens; 4322 unless given. With WEBSITE_KEY it is the editor behind the desk.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { EditedContent } from '../content/content.ts';
import { TypeLoader } from '../content/content-types.ts';
import { Changes } from '../drafts/changes.ts';
import { buildPage } from './build-page.ts';
import { Preview } from './preview.ts';
import { editorServer } from './server.ts';
import { openWebsite } from './website.ts';

const site = join(import.meta.dirname, '../../site');
const port = Number(process.env.PORT || 4322);
const types = new TypeLoader(site);
// The system chooses a free port.
const probe = createServer().listen(0, '127.0.0.1');
await once(probe, 'listening');
const preview = new Preview(site, (probe.address() as AddressInfo).port);
probe.close();
const content = new EditedContent(site, (folder) => types.load(folder));
const changes = new Changes(site, content);
const { WEBSITE_KEY: key, WEBSITE_REMOTE: remote } = process.env;
// The preview and the build need no key.
delete process.env.WEBSITE_KEY;
const website = key
  ? openWebsite({ root: join(site, '..'), key, content, changes, ...(remote && { remote }) })
  : undefined;
// Another user, the desk's, reads the builds.
if (website) process.umask(0o022);
const server = editorServer({ content, changes, assets: await buildPage(site), preview, website });
if (website) await website.listen(server, process.env);
else server.listen(port, '127.0.0.1');
try {
  await once(server, 'listening');
} catch (error) {
  const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
  const help = `Is the editor running already, in another window? Then open http://127.0.0.1:${port}. Or start with another number: PORT=${port + 1} npm run edit.`;
  console.error(isTaken ? `Another program uses port ${port}. ${help}` : error);
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, async () => {
    await preview.stop();
    content.close();
    process.exit(0);
  });

if (website) {
  // Started by `npm start`, it ends with it.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.send?.('listening');
} else {
  console.log('Starting …');
  await preview.isUp();
  console.log(`The editor is at http://127.0.0.1:${port} (Ctrl-C stops it).`);
}
