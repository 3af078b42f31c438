// Bundles the code of the site for run.ts, which renders with what this leaves (kept-bundle.ts). No entry is read for it.
import { parseArgs } from 'node:util';
import { build } from 'astro';

const { outDir = 'dist' } = parseArgs({ strict: false, options: { outDir: { type: 'string' } } }).values;

process.env.TRED_BUNDLE_ONLY = 'on';
await build({ configFile: 'build/astro.config.mjs', outDir: String(outDir) }, { sync: false } as object);
