// `npm run check`: what can be known without a build, a database or a browser.
import { StepRunner } from './step-runner.ts';
import { checkSources, quickUnitTests } from './test-steps.ts';

console.log('Types, lint, unused code and unit tests: one to two minutes on two cores.');
const steps = new StepRunner();
await checkSources(steps, quickUnitTests);
process.exitCode = steps.end();
