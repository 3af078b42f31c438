// `npm start`: builds the site, then serves it through the desk. PORT and HOST are the desk's to read.
import { readSettings } from '../desk/src/settings.ts';
import { buildSite } from './build-site.ts';

console.log('Building the site …');
const code = await buildSite();
if (code === 0) {
  // In this process, so that a signal reaches the desk itself and it can stop in order.
  await import('../desk/src/main.ts');
  const { host, port } = readSettings(process.env);
  console.log(`The site is at http://${host}:${port} (Ctrl-C stops it).`);
} else {
  console.error('The build failed, so there is nothing to serve: the lines above say why.');
  process.exitCode = code;
}
