// `npm run check`: what can be known without a build, in seconds.
import { lint, types, unit } from './gates.ts';
import { Tally } from './tally.ts';

const tally = new Tally();
await tally.step('Types', types);
await tally.step('Lint and format', lint);
await tally.step('Unit tests', unit);
process.exitCode = tally.end();
