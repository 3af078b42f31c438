// `npm run build`: the site into site/dist, with .br and .gz beside each text file. The one before it stays in
// site/dist.previous. `-- --verbose` shows all that Astro says.
import { buildSite } from './build-site.ts';

process.exitCode = await buildSite();
