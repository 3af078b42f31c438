// `npm test`: everything. `npm run check`: without build and browser. `npm run types`: TypeScript files only.
// `npm run test:full`, before a release and every night: also PostgreSQL, random seeds, all kill points, Firefox, WebKit
// and publications by the real program.
// `npm run format`: formats the code.
// `npm run e2e -- name`: browser tests; Playwright gets the arguments after `--`.
// `npm run look -- /pricing '/docs*'`: screenshots of pages at four widths in both themes, in the folder `look`.
// Two lanes of steps run in parallel.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { buildAdmin } from '../admin/build.ts';
import { ensureBrowser, ensureHeadlessBrowser, missingPrograms, unpackNginx } from './browser.ts';
import { buildSite, buildUnlessCurrent, site, testSite } from './build-site.ts';
import { cache, environment, root, runProgram } from './run-program.ts';
import { add, type StepResult, StepRunner } from './step-runner.ts';

type Print = (text: string) => void;
type Step = (print: Print) => Promise<StepResult>;

const [command = 'test', ...args] = process.argv.slice(2);

const commands: Record<string, () => Promise<number>> = {
  test,
  full,
  check,
  types,
  e2e: () => e2e(args),
  look,
  format: () => runProgram('biome', ['check', '--write', '.']),
};

const resultOf = (code: number): StepResult =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A program that passes or fails as a whole. */
const program =
  (name: string, args: string[], folder = '.'): Step =>
  async (print) =>
    resultOf(await runProgram(name, args, { folder, onOutput: print }));

/** TypeScript 7 on one thread: half the processor time, and two steps run at once. */
const typescript = (project: string) =>
  program('node', [
    'node_modules/typescript-7/bin/tsc',
    '--singleThreaded',
    '--noEmit',
    '--project',
    project,
  ]);
/** The server must not use what only browsers have. */
const types7: Step = async (print) => add(await typescript('server')(print), await typescript('.')(print));
/** `astro check` is slow, so it reads .astro files only. */
const astroTypes = (...args: string[]) =>
  program(
    'astro',
    ['check', '--tsconfig', 'tsconfig.astro.json', '--minimumSeverity', 'warning', ...args],
    'site',
  );

const folders = ['contract', 'sandbox', 'server', 'content', 'site/src', 'site/build', 'site/checks'];
const withoutBuild: [string, Step][] = [
  ['Lint and format', program('biome', ['check', '--error-on-warnings', '.'])],
  // By the rules of docs/architecture.md.
  ['Imports between folders', program('depcruise', [...folders, 'cms', 'admin', 'scripts', 'e2e', 'bench'])],
  ['Unused code', program('knip', ['--treat-config-hints-as-errors'])],
];

async function check(): Promise<number> {
  const steps = new StepRunner();
  const types = async () => {
    await steps.run('Types of .astro files', astroTypes());
    await steps.run('Types', types7);
  };
  const rest = async () => {
    for (const [name, step] of withoutBuild) await steps.run(name, step);
    await steps.run('Unit tests', unitTests('--project=node', '--project=islands'));
  };
  await Promise.all([types(), rest()]);
  return steps.end();
}

async function types(): Promise<number> {
  const steps = new StepRunner();
  if (!existsSync(join(root, 'site/.astro/types.d.ts')))
    await runProgram('astro', ['sync'], { folder: 'site' });
  await steps.run('Types', types7);
  return steps.end();
}

async function test(afterwards: [string, Step][] = []): Promise<number> {
  await unpackNginx();
  const steps = new StepRunner();
  const built = steps.run('Build', async () => {
    await buildAdmin();
    return resultOf(await buildSite(testSite));
  });
  const ifBuilt =
    (step: Step): Step =>
    async (print) => {
      if ((await built).failed > 0) throw new Error('Not run: there is no build to test.');
      return step(print);
    };
  const inChromium = async () => {
    await built;
    await steps.run('Browser tests', ifBuilt(browserTests));
  };
  const rest = async () => {
    for (const [name, step] of withoutBuild) await steps.run(name, step);
    await steps.run('Unit tests', unitTests());
    // The build has written the content types.
    await built;
    await steps.run('Types of .astro files', astroTypes('--noSync'));
    await steps.run('Types', types7);
    await steps.run('Checks on the built site', ifBuilt(siteChecks));
  };
  await Promise.all([inChromium(), rest()]);
  for (const [name, step] of afterwards) await steps.run(name, step);
  return steps.end(missingPrograms());
}

/** What takes too long for every change. */
async function full(): Promise<number> {
  const wanted = { TEST_FULL: '1', TEST_POSTGRES: '1', SEED: 'random', KILLS: '40' };
  for (const each of [environment, process.env]) Object.assign(each, wanted);
  await runProgram('playwright', ['install', '--with-deps', 'firefox', 'webkit'], { folder: 'e2e' });
  const killed: Step = async (print) => {
    const code = await buildUnlessCurrent(site);
    return code === 0 ? program('node', ['scripts/try-kills.ts', '20'])(print) : resultOf(code);
  };
  return test([['Publications that are killed', killed]]);
}

const siteFolder = { SITE_DIR: testSite.folder };

function look(): Promise<number> {
  rmSync(join(root, 'look'), { recursive: true, force: true });
  environment.LOOK = args.join(' ');
  return e2e(['--project=look']);
}

async function e2e(args: string[]): Promise<number> {
  const env = { ...siteFolder, CHROMIUM_PATH: await ensureBrowser() };
  await buildAdmin();
  return (
    (await buildUnlessCurrent(testSite)) ||
    runProgram('playwright', ['test', ...args], { folder: 'e2e', env })
  );
}

const unitTests =
  (...args: string[]): Step =>
  (print) =>
    reported(
      'unit.json',
      (report) => {
        const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
        return runProgram('vitest', ['run', ...args, ...reporters], { onOutput: print });
      },
      ({ numPassedTests, numFailedTests, numPendingTests }: JsonTestResults) => ({
        passed: numPassedTests,
        failed: numFailedTests,
        skipped: numPendingTests,
      }),
    );

const siteChecks: Step = (print) =>
  reported(
    'checks.json',
    (report) =>
      runProgram('node', ['site/checks/run.ts', testSite.folder, `--report=${report}`], { onOutput: print }),
    (found: StepResult) => found,
  );

const browserTests: Step = (print) =>
  reported(
    'browser.json',
    async (report) => {
      const CHROMIUM_PATH = await ensureHeadlessBrowser();
      return runProgram('playwright', ['test', '--reporter=dot,json'], {
        folder: 'e2e',
        env: { ...siteFolder, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
        onOutput: print,
      });
    },
    // A test that fails first and passes then has failed.
    ({ stats }: JSONReport) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
  );

async function reported<Report>(
  name: string,
  run: (report: string) => Promise<number>,
  resultIn: (found: Report) => StepResult,
): Promise<StepResult> {
  mkdirSync(cache, { recursive: true });
  const report = join(cache, name);
  rmSync(report, { force: true });
  const code = await run(report);
  const result = existsSync(report)
    ? resultIn(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0 };
  // A crashed run has failed even without a failed test.
  return { ...result, failed: Math.max(result.failed, code === 0 ? 0 : 1) };
}

process.exitCode = (await commands[command]?.()) ?? 1;
