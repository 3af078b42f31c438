// `npm run build`: the site into site/dist, with .br and .gz beside each text file.
import { buildSite } from './run.ts';

process.exitCode = await buildSite();
