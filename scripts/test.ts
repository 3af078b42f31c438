// `npm test`: everything. Later steps run even when an earlier one failed, unless they need its outcome.
import { failed, type StepResult, StepRunner } from './step-runner.ts';
import { browserTests, build, checkSources, factsStatedOnce, siteChecks, unitTests } from './test-steps.ts';

const steps = new StepRunner();
await checkSources(steps, unitTests);
const built = await steps.run('Build', build);

const ifBuilt = (step: () => Promise<StepResult>) => async () => {
  if (built.failed === 0) return step();
  console.error('Not run: there is no build to look at.');
  return failed;
};
await steps.run('Checks on the built site', ifBuilt(siteChecks));
await steps.run('Facts stated once', ifBuilt(factsStatedOnce));
await steps.run('Browser tests', ifBuilt(browserTests));
process.exitCode = steps.end();
