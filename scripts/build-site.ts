// Builds the site, and tells whether the build that the browser tests look at is still the site as it is.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root, runProgram } from './run-program.ts';

/** Afresh: what Astro keeps of the collections would not notice a changed file that a schema imports. */
export const buildSite = (env: Record<string, string> = {}): Promise<number> =>
  runProgram('astro', ['build', '--force'], { folder: 'site', env });

const stamp = join(cache, 'test-build-began');

/** The site as it ships, and the gallery of its parts. */
export async function buildForTests(): Promise<number> {
  const began = Date.now();
  const code = await buildSite({ TRED_GALLERY: '1' });
  mkdirSync(cache, { recursive: true });
  if (code === 0) writeFileSync(stamp, String(began));
  return code;
}

const sources = [
  'site/src',
  'site/build',
  'site/public',
  'site/templates',
  'site/astro.config.ts',
  'contract/src',
  'package-lock.json',
];

export function testBuildIsCurrent(): boolean {
  // A build to publish has no gallery.
  if (!existsSync(join(root, 'site/dist/gallery/index.html')) || !existsSync(stamp)) return false;
  const began = Number(readFileSync(stamp, 'utf8'));
  return sources.every((source) => lastChange(join(root, source)) < began);
}

/** When a file, or anything in a folder, last changed. A folder changes when something is added or taken away. */
export function lastChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => lastChange(join(path, name))));
}
