// Builds the site, as `astro build` with the same arguments does. Code that is new is bundled before that, in a process of
// its own: what the bundler held is free again by the time that pages are rendered. Started in the folder of the site.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { hasBundle } from './kept-bundle.ts';

const { TRED_BUILT_BY: by } = process.env;
if (by && !hasBundle(by)) await bundle();

// Astro lets Node load a file of this kind; for any other it starts a bundler.
process.argv.splice(1, 1, 'astro', 'build', '--config', 'build/astro.config.mjs');
await import(new URL('../bin/astro.mjs', import.meta.resolve('astro')).href);

async function bundle(): Promise<void> {
  const program = fileURLToPath(new URL('./bundle.ts', import.meta.url));
  const bundling = spawn(process.execPath, [program, ...process.argv.slice(2)], { stdio: 'inherit' });
  const pass = (signal: NodeJS.Signals) => bundling.kill(signal);
  process.on('SIGTERM', pass).on('SIGINT', pass);
  const [code, signal] = await once(bundling, 'close');
  process.off('SIGTERM', pass).off('SIGINT', pass);
  // It ends as the other did.
  if (signal) process.kill(process.pid, signal);
  if (code !== 0) process.exit(code);
}
