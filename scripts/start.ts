// `npm start`: builds the site unless it is as it was last built, then serves it through the desk.
import { join } from 'node:path';
import { buildIsCurrent, buildSite } from './build-site.ts';
import { hindrances } from './can-serve.ts';
import { canWrite } from './can-write.ts';
import { root } from './run-program.ts';
import { serve } from './serve-site.ts';

const problems = await hindrances(process.env);
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}
if (buildIsCurrent()) console.log('Nothing has changed since the last build.');
else if (!canWrite(join(root, 'site')))
  console.log('Nothing can be built here, as it may only be read: serving the build that is there.');
else {
  console.log('Building the site …');
  const code = await buildSite();
  if (code !== 0) {
    console.error('The build failed, so nothing is served: the lines above say why.');
    process.exit(code);
  }
}
await serve();
