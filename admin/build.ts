// Builds Admin into admin/dist, with compressed copies; skips a build of unchanged sources.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const here = import.meta.dirname;
const out = join(here, 'dist');
const stamp = join(out, 'built-from');
/** With the parts of the site and the contract that it uses. */
const SOURCES = [
  'admin/{index.html,vite.config.ts,build.ts,public/*}',
  'admin/src/**/*.{ts,tsx,css}',
  'site/src/{components,lib,styles}/**/*.{ts,tsx,css}',
  'contract/src/**/*.ts',
  'package-lock.json',
];

function fingerprint(): string {
  const root = join(here, '..');
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: root }).sort())
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

export async function buildAdmin(): Promise<void> {
  const from = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === from) return;
  const { build } = await import('vite');
  await build({ configFile: join(here, 'vite.config.ts'), logLevel: 'warn', build: { emptyOutDir: true } });
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(?:js|css|html|svg)$/.test(name)) continue;
    const text = readFileSync(join(out, name));
    writeFileSync(join(out, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(out, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(stamp, from);
}

if (process.argv[1] === import.meta.filename) await buildAdmin();
