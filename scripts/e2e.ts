// `npm run e2e -- choose-a-plan`: some of the browser tests, on the build that is there or on a new one.
import { ensureBrowser } from './browser.ts';
import { buildIsCurrent, buildSite, testBuild } from './build-site.ts';
import { runProgram } from './run-program.ts';

const browser = await ensureBrowser();
const built = buildIsCurrent(testBuild) ? 0 : await buildSite(testBuild);
process.exitCode =
  built ||
  (await runProgram('playwright', ['test', ...process.argv.slice(2)], {
    folder: 'e2e',
    env: { CHROMIUM_PATH: browser },
  }));
