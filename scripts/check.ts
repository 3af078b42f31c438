// `npm run check`: what can be known without a build, a database or a browser.
import { StepRunner } from './step-runner.ts';
import { lint, quickUnitTests, types, unusedCode } from './test-steps.ts';

console.log('Types, lint, unused code and unit tests: one to two minutes on two cores.');
const steps = new StepRunner();
const rest = async () => {
  await steps.run('Lint and format', lint);
  await steps.run('Unused code', unusedCode);
  await steps.run('Unit tests', quickUnitTests);
};
// Types are one long thread, so on two cores the rest goes beside them.
await Promise.all([steps.run('Types', types), rest()]);
process.exitCode = steps.end();
