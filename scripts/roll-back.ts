// `npm run rollback`: the build before takes the place of the one that is served, and the other way round: run twice, it
// changes nothing. A desk that runs notices within two seconds.
import { join } from 'node:path';
import { changePlaces } from './change-places.ts';
import { root } from './run-program.ts';

const problem = changePlaces(join(root, 'site'), join(root, '.cache/built-from'));
if (problem) console.error(problem);
else
  console.log(
    'site/dist is the build before now, and site/dist.previous the one it replaced: npm run rollback again goes forward.',
  );
process.exitCode = problem ? 1 : 0;
