// `npm test`: everything. `npm run check`: without build and browser. `npm run types`: TypeScript files only.
// `npm run format`: formats the code.
// `npm run e2e -- name`: browser tests; Playwright gets the arguments after `--`.
// Two lanes of steps run in parallel.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonTestResults } from 'vitest/node';
import { buildAdmin } from '../admin/build.ts';
import { ensureBrowser, ensureHeadlessBrowser, lackingPrograms, unpackNginx } from './browser.ts';
import { buildSite, buildUnlessCurrent, testSite } from './build-site.ts';
import { cache, root, runProgram } from './run-program.ts';
import {
  add,
  failed,
  NONE,
  passed,
  playwrightResult,
  type StepResult,
  StepRunner,
  vitestResult,
} from './step-runner.ts';

const [command = 'test', ...args] = process.argv.slice(2);
const format = () => runProgram('biome', ['check', '--write', '.']);

const commands: Record<string, () => Promise<number>> = { test, check, types, e2e, format };

async function check(): Promise<number> {
  const steps = new StepRunner();
  const rest = async () => {
    await steps.run('Lint and format', lint);
    await steps.run('Imports between folders', imports);
    await steps.run('Unused code', unusedCode);
    await steps.run('Unit tests', () => vitest('--project=node', '--project=islands'));
    await steps.run('Types of server and tools', otherTypes);
  };
  await Promise.all([steps.run('Types of the site', () => siteTypes()), rest()]);
  return steps.end();
}

async function types(): Promise<number> {
  const steps = new StepRunner();
  // Content types come from Astro.
  if (!existsSync(join(root, 'site/.astro/types.d.ts'))) await program('astro', ['sync'], 'site');
  await steps.run('Types', async () => add(await typescriptOfSite(), await otherTypes()));
  return steps.end();
}

async function test(): Promise<number> {
  await unpackNginx();
  const steps = new StepRunner();
  const built = steps.run('Build', build);
  const ifBuilt = (step: () => Promise<StepResult>) => async () => {
    if ((await built).failed === 0) return step();
    console.error('Not run: there is no build to test.');
    return failed;
  };
  const inChromium = async () => {
    await built;
    await steps.run('Browser tests', ifBuilt(browserTests));
  };
  const rest = async () => {
    await steps.run('Lint and format', lint);
    await steps.run('Imports between folders', imports);
    await steps.run('Unused code', unusedCode);
    await steps.run('Types of server and tools', otherTypes);
    await steps.run('Unit tests', () => vitest());
    await built;
    // The build has written the content types.
    await steps.run('Types of the site', () => siteTypes('--noSync'));
    await steps.run('Checks on the built site', ifBuilt(siteChecks));
  };
  await Promise.all([inChromium(), rest()]);
  return steps.end(lackingPrograms());
}

const siteFolder = { SITE_DIR: testSite.folder };

async function e2e(): Promise<number> {
  const env = { ...siteFolder, CHROMIUM_PATH: await ensureBrowser() };
  await buildAdmin();
  return (
    (await buildUnlessCurrent(testSite)) ||
    runProgram('playwright', ['test', ...args], { folder: 'e2e', env })
  );
}

/** A program that passes or fails as a whole. */
async function program(name: string, args: string[], folder = '.'): Promise<StepResult> {
  return (await runProgram(name, args, { folder, hold: true })) === 0 ? passed : failed;
}

/** TypeScript 7 on one thread: half the processor time, and two steps run at once. */
const typesOf = (project: string) =>
  program('node', [
    'node_modules/typescript-7/bin/tsc',
    '--singleThreaded',
    '--noEmit',
    '--project',
    project,
  ]);
/** With the editor, which imports it: one program takes less time than two. */
const typescriptOfSite = () => typesOf('cms');
/** `astro check` is slow, so it reads .astro files only. */
const siteTypes = async (...args: string[]) =>
  add(
    await program(
      'astro',
      ['check', '--tsconfig', 'tsconfig.astro.json', '--minimumSeverity', 'warning', ...args],
      'site',
    ),
    await typescriptOfSite(),
  );
const otherTypes = async () => add(await typesOf('.'), await typesOf('e2e'));

const lint = () => program('biome', ['check', '--error-on-warnings', '.']);
/** By the rules of docs/architecture.md. */
const imports = () =>
  program('depcruise', [
    ...[
      'contract',
      'sandbox',
      'server',
      'content',
      'site/src',
      'site/build',
      'site/checks',
      'cms',
      'admin',
      'scripts',
    ],
    ...['e2e', 'bench'],
  ]);
const unusedCode = () => program('knip', ['--treat-config-hints-as-errors']);
const build = async () => {
  await buildAdmin();
  return (await buildSite(testSite)) === 0 ? passed : failed;
};

const vitest = (...args: string[]) =>
  reported(
    'unit.json',
    (report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      return runProgram('vitest', ['run', ...args, ...reporters], { hold: true });
    },
    (found: JsonTestResults) => vitestResult(found, root),
  );

const siteChecks = () =>
  reported(
    'checks.json',
    (report) =>
      runProgram('node', ['site/checks/run.ts', testSite.folder, `--report=${report}`], { hold: true }),
    (found: StepResult) => found,
  );

const browserTests = () =>
  reported(
    'browser.json',
    async (report) => {
      const CHROMIUM_PATH = await ensureHeadlessBrowser();
      return runProgram('playwright', ['test', '--reporter=list,json'], {
        folder: 'e2e',
        env: { ...siteFolder, CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      });
    },
    playwrightResult,
  );

async function reported<Report>(
  name: string,
  run: (report: string) => Promise<number>,
  resultOf: (found: Report) => StepResult,
): Promise<StepResult> {
  mkdirSync(cache, { recursive: true });
  const report = join(cache, name);
  rmSync(report, { force: true });
  const code = await run(report);
  const result = existsSync(report) ? resultOf(JSON.parse(readFileSync(report, 'utf8'))) : NONE;
  // A crashed run has failed even without a failed test.
  return { ...result, failed: Math.max(result.failed, code === 0 ? 0 : 1) };
}

process.exitCode = (await commands[command]?.()) ?? 1;
