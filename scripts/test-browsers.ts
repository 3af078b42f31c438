// `npm run test:browsers`: the site in Firefox and WebKit, on the build that is there or on a new one.
import { buildIsCurrent, buildSite, testBuild } from './build-site.ts';
import { runProgram } from './run-program.ts';

const built = buildIsCurrent(testBuild) ? 0 : await buildSite(testBuild);
process.exitCode =
  built ||
  (await runProgram('playwright', ['test', '--config=engines.config.ts', ...process.argv.slice(2)], {
    folder: 'e2e',
  }));
