// `npm test`: everything, in two rows side by side, so that no core waits. A later step runs even when an earlier one
// failed, unless it needs its outcome.
import { failed, type StepResult, StepRunner } from './step-runner.ts';
import {
  browserTests,
  build,
  lint,
  otherBrowsers,
  siteChecks,
  types,
  unitTests,
  unusedCode,
} from './test-steps.ts';

const steps = new StepRunner();

/** One after the other: each of them has Astro write down what it knows of the content, in one place. */
const built = steps.run('Types', types).then(() => steps.run('Build', build));

const ifBuilt = (step: () => Promise<StepResult>) => async () => {
  if ((await built).failed === 0) return step();
  console.error('Not run: there is no build to look at.');
  return failed;
};

/** Longer than all others together: they begin as soon as there is a build. */
const inChromium = async () => {
  await built;
  await steps.run('Browser tests', ifBuilt(browserTests));
};

const beside = async () => {
  await steps.run('Lint and format', lint);
  await steps.run('Unused code', unusedCode);
  await steps.run('Unit tests', unitTests);
  await built;
  await steps.run('Checks on the built site', ifBuilt(siteChecks));
  await steps.run('Other browsers', ifBuilt(otherBrowsers));
};

await Promise.all([inChromium(), beside()]);
process.exitCode = steps.end();
