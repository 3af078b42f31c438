// Minifies a script without imports.
import { minify, transformWithOxc } from 'vite';

const made = new Map<string, Promise<string>>();

/** Cached for all pages. */
export function plainScript(name: string, source: string): Promise<string> {
  const key = `${name}\n${source}`;
  const known = made.get(key) ?? make(name, source);
  made.set(key, known);
  return known;
}

async function make(name: string, source: string): Promise<string> {
  const { code } = await transformWithOxc(source, name, { sourcemap: false, target: 'chrome80' });
  return (await minify(name, code)).code.trim();
}
