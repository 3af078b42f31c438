// `npm test`: everything. Later steps run even when an earlier one failed, unless they need its outcome.
import { failed, type StepResult, StepRunner } from './step-runner.ts';
import {
  browserTests,
  build,
  checkSources,
  factsStatedOnce,
  otherBrowsers,
  siteChecks,
  unitTests,
} from './test-steps.ts';

const steps = new StepRunner();
await checkSources(steps, unitTests);
// Two builds, each one long thread: beside each other on two cores.
const [built] = await Promise.all([
  steps.run('Build', build),
  steps.run('Facts stated once', factsStatedOnce),
]);

const ifBuilt = (step: () => Promise<StepResult>) => async () => {
  if (built.failed === 0) return step();
  console.error('Not run: there is no build to look at.');
  return failed;
};
await steps.run('Checks on the built site', ifBuilt(siteChecks));
await steps.run('Browser tests', ifBuilt(browserTests));
await steps.run('Other browsers', ifBuilt(otherBrowsers));
process.exitCode = steps.end();
