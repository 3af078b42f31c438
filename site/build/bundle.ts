// Bundles the code of the site into a folder, for the build that started it to render with (kept-bundle.ts). No entry is
// read for it.
import { build } from 'astro';

const [, , outDir = 'dist'] = process.argv;

// Nobody waits for it any more.
process.on('disconnect', () => process.exit(1));
await build({ configFile: 'build/astro.config.mjs', outDir }, { sync: false } as object);
