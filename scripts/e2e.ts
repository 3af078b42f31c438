// `npm run e2e -- choose-a-plan`: some of the browser tests, on the build that is there or on a new one.
import { ensureBrowser } from '../e2e/support/ensure-browser.ts';
import { buildForTests, testBuildIsCurrent } from './build-site.ts';
import { runProgram } from './run-program.ts';

const browser = await ensureBrowser();
const built = testBuildIsCurrent() ? 0 : await buildForTests();
process.exitCode =
  built ||
  (await runProgram('playwright', ['test', ...process.argv.slice(2)], {
    folder: 'e2e',
    env: { CHROMIUM_PATH: browser },
  }));
