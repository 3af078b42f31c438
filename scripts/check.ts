// `npm run check`: what can be known without a build, in seconds.
import { lint, quickUnit, types } from './gates.ts';
import { Tally } from './tally.ts';

const tally = new Tally();
await tally.step('Types', types);
await tally.step('Lint and format', lint);
await tally.step('Unit tests', quickUnit);
process.exitCode = tally.end();
