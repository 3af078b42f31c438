// `npm run check`: what can be known without a build, a database or a browser.
import { StepRunner } from './step-runner.ts';
import { checkSources, quickUnitTests } from './test-steps.ts';

const steps = new StepRunner();
await checkSources(steps, quickUnitTests);
process.exitCode = steps.end();
