// `npm run build`: the site into site/dist, with .br and .gz beside each text file.
import { buildSite } from './build-site.ts';

process.exitCode = await buildSite();
