// The gates that a change has to pass, each giving the number of things that passed and failed.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './ensure-browser.ts';
import { buildSite, cache, run } from './run.ts';
import { add, failed, passed, type Result } from './tally.ts';

/** One program that passes or fails as a whole. */
async function whole(...command: Parameters<typeof run>): Promise<Result> {
  return (await run(...command)) === 0 ? passed : failed;
}

export async function types(): Promise<Result> {
  const site = await whole('astro', ['check', '--minimumSeverity', 'warning'], { folder: 'site' });
  const rest = await whole('tsc', ['--project', '.']);
  const e2e = await whole('tsc', ['--project', 'e2e']);
  return [site, rest, e2e].reduce(add);
}

export function lint(): Promise<Result> {
  return whole('biome', ['check', '--error-on-warnings', '.']);
}

/** The unit tests that start no database, server or process. */
export const quickUnit = () => unit(['--project=node', '--project=islands']);

export async function unit(projects: string[] = []): Promise<Result> {
  const report = freshReport('unit.json');
  const code = await run('vitest', [
    'run',
    ...projects,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const counts = read(report) as
    | { numPassedTests: number; numFailedTests: number; numPendingTests: number }
    | undefined;
  const result = counted(code, counts?.numPassedTests, counts?.numFailedTests);
  return { ...result, leftOut: counts?.numPendingTests ?? 0 };
}

/** The build that the tests look at: the site as it ships, and the gallery of its parts. */
export async function buildForTests(): Promise<Result> {
  return (await buildSite({ TRED_GALLERY: '1' })) === 0 ? passed : failed;
}

export async function siteChecks(): Promise<Result> {
  const report = freshReport('checks.json');
  const code = await run('node', ['site/checks/run.ts', `--report=${report}`]);
  const counts = read(report) as Result | undefined;
  return counted(code, counts?.passed, counts?.failed);
}

export async function browser(): Promise<Result> {
  const chromium = await ensureBrowser();
  const report = freshReport('browser.json');
  const code = await run('playwright', ['test', '--reporter=list,json'], {
    folder: 'e2e',
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const stats = (
    read(report) as { stats: { expected: number; unexpected: number; flaky: number } } | undefined
  )?.stats;
  return counted(code, stats?.expected, stats && stats.unexpected + stats.flaky);
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
function counted(code: number, passed = 0, failed = 0): Result {
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}
