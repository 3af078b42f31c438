// The steps of `npm run check` and `npm test`, each giving the number of things that passed and failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureLightBrowser } from './browser.ts';
import { buildSite, testBuild } from './build-site.ts';
import {
  failedInPlaywright,
  failedInVitest,
  type PlaywrightReport,
  type VitestReport,
} from './failed-tests.ts';
import { cache, root, runProgram } from './run-program.ts';
import { add, failed, passed, type StepResult } from './step-runner.ts';

/** One program that passes or fails as a whole. */
async function whole(program: string, args: string[], folder = '.'): Promise<StepResult> {
  return (await runProgram(program, args, { folder, hold: true })) === 0 ? passed : failed;
}

export async function types(): Promise<StepResult> {
  const site = await whole('astro', ['check', '--minimumSeverity', 'warning'], 'site');
  const rest = await whole('tsc', ['--project', '.']);
  const e2e = await whole('tsc', ['--project', 'e2e']);
  return [site, rest, e2e].reduce(add);
}

export const lint = () => whole('biome', ['check', '--error-on-warnings', '.']);
export const unusedCode = () => whole('knip', ['--treat-config-hints-as-errors']);

/** The unit tests that start no database, server or process. */
export const quickUnitTests = () => vitest('--project=node', '--project=islands');
export const unitTests = () => vitest();

async function vitest(...projects: string[]): Promise<StepResult> {
  const report = freshReport('unit.json');
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const code = await runProgram('vitest', ['run', ...projects, ...args], { hold: true });
  const found = read(report) as VitestReport | undefined;
  return {
    ...counted(code, found?.numPassedTests, found?.numFailedTests),
    leftOut: found?.numPendingTests ?? 0,
    failures: found ? failedInVitest(found, root) : [],
  };
}

export async function build(): Promise<StepResult> {
  return (await buildSite(testBuild)) === 0 ? passed : failed;
}

export async function siteChecks(): Promise<StepResult> {
  const report = freshReport('checks.json');
  const code = await runProgram('node', ['site/checks/run.ts', `--report=${report}`], { hold: true });
  const found = read(report) as StepResult | undefined;
  return { ...found, ...counted(code, found?.passed, found?.failed) };
}

export async function browserTests(): Promise<StepResult> {
  return playwright('browser.json', [], { env: { CHROMIUM_PATH: await ensureLightBrowser() } });
}

/** The site in Firefox and WebKit; what this machine does not have is left out, and said to be. */
export const otherBrowsers = () =>
  playwright('other-browsers.json', ['--config=engines.config.ts'], {
    // Beside the browser tests, whose desk keeps its data where this one would.
    env: { E2E_DATA: join(cache, 'e2e-data-other-browsers') },
    hold: true,
  });

type Run = { env: Record<string, string>; hold?: boolean };

async function playwright(
  reportName: string,
  args: string[],
  { env, hold = false }: Run,
): Promise<StepResult> {
  const report = freshReport(reportName);
  const code = await runProgram('playwright', ['test', '--reporter=list,json', ...args], {
    folder: 'e2e',
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    hold,
  });
  const found = read(report) as PlaywrightReport | undefined;
  const stats = found?.stats;
  return {
    ...counted(code, stats?.expected, stats && stats.unexpected + stats.flaky),
    leftOut: stats?.skipped ?? 0,
    failures: found ? failedInPlaywright(found) : [],
  };
}

function freshReport(name: string): string {
  mkdirSync(cache, { recursive: true });
  const file = join(cache, name);
  rmSync(file, { force: true });
  return file;
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A run that ended badly has failed even when no single test says so. */
function counted(code: number, passed = 0, failed = 0): StepResult {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}
