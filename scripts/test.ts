// `npm test`: everything. Later steps run even when an earlier one failed, unless they need its outcome.
import { browser, buildForTests, lint, siteChecks, types, unit } from './gates.ts';
import { failed, Tally } from './tally.ts';

const tally = new Tally();
await tally.step('Types', types);
await tally.step('Lint and format', lint);
await tally.step('Unit tests', () => unit());
const build = await tally.step('Build', buildForTests);

const needsBuild = (gate: typeof browser) => async () => {
  if (build.failed === 0) return gate();
  console.error('Not run: there is no build to look at.');
  return failed;
};
await tally.step('Checks on the built site', needsBuild(siteChecks));
await tally.step('Browser tests', needsBuild(browser));
process.exitCode = tally.end();
