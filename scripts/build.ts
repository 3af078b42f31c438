// `npm run build`: the site into site/dist, with .br and .gz beside each text file.
import { run } from './run.ts';

process.exitCode = await run('astro', ['build'], { folder: 'site' });
