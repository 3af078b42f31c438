// TypeScript that imports nothing, as one small script for browsers.
import { minify, transformWithOxc } from 'vite';

export async function plainScript(name: string, source: string): Promise<string> {
  const { code } = await transformWithOxc(source, name, { sourcemap: false, target: 'chrome80' });
  return (await minify(name, code)).code;
}
