// Builds the site beside the one that is there, and puts it in its place once it is whole. Remembers what it was built
// from, so that nothing is built twice.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildEnvironment } from '../site/build/build-environment.ts';
import { siteUrl } from '../site/build/site-url.ts';
import { fingerprint } from './fingerprint.ts';
import { lock } from './lock.ts';
import { cache, root, runProgram } from './run-program.ts';
import { runQuietly } from './run-quietly.ts';

const site = join(root, 'site');
const remembered = join(cache, 'built-from');

/** All that decides what a build makes: the files, these settings, and the day, by which events come and go. */
const SOURCES = ['site', 'contract/src', 'sandbox/src', 'LICENSE', 'package-lock.json', 'tsconfig.base.json'];
const SETTINGS = ['SITE_URL', 'SAMPLE_MARKS', 'PUBLIC_FORMS', 'PUBLIC_FORMS_ORIGIN', 'TRED_GALLERY'];

type Settings = Record<string, string | undefined>;

/** The site as it ships, and the gallery of its parts. */
export const testBuild = { TRED_GALLERY: '1' };

/** Whether the build that is there is what a build would make now. */
export function buildIsCurrent(settings: Settings = {}): boolean {
  return (
    existsSync(join(site, 'dist/_manifest.json')) &&
    existsSync(remembered) &&
    readFileSync(remembered, 'utf8') === builtFrom(settings)
  );
}

/** Gives the exit code. A build that fails leaves the site that is there alone. */
export async function buildSite(settings: Record<string, string> = {}): Promise<number> {
  const problem = settingsProblem(settings);
  if (problem) {
    console.error(problem);
    return 1;
  }
  // Two at once would write into the same folder.
  const building = lock(join(cache, 'building'));
  if ('lockedBy' in building) {
    console.error(
      `Another build is running here (process ${building.lockedBy}). Start this one again when it has ended.`,
    );
    return 1;
  }
  try {
    return await buildAlone(settings);
  } finally {
    building.unlock();
  }
}

async function buildAlone(settings: Record<string, string>): Promise<number> {
  const from = builtFrom(settings);
  rmSync(join(site, 'dist.next'), { recursive: true, force: true });
  const args = ['build', '--outDir', 'dist.next'];
  const options = { folder: 'site', env: { ...buildEnvironment, ...settings } };
  const code = process.argv.includes('--verbose')
    ? await runProgram('astro', args, options)
    : await runQuietly('astro', args, { ...options, doing: 'Building', shown: whatIsWrong });
  if (ranOutOfMemory(code)) console.error(TOO_LITTLE_MEMORY);
  if (code !== 0) return code;
  putInPlace(site);
  mkdirSync(cache, { recursive: true });
  writeFileSync(remembered, from);
  return 0;
}

/** A line that the build says of a wrong entry, for whoever wrote it. */
const WRONG = /^(?:site\/src\/\S+(?:, line \d+)?|the page \/\S*): /;

/** What is wrong with the texts, if that is why a build stopped; else all it said. */
export function whatIsWrong(said: string): string {
  const wrong = said.split('\n').filter((line) => WRONG.test(line));
  if (wrong.length === 0) return said;
  return [...wrong, '', 'The build stopped. The site that was there is as it was.'].join('\n');
}

const TOO_LITTLE_MEMORY =
  'The build ran out of memory: it needs 1 GB, and 1.4 GB with thousands of articles. The site that was there is as it was.';

/** Killed by the system for its memory, or stopped by Node, which was allowed no more. */
export const ranOutOfMemory = (code: number): boolean => code === 137 || code === 134;

/** The next build becomes the site, the site the previous one: two renames, between which nothing is read or written. */
export function putInPlace(folder: string): void {
  const [next, dist, previous] = ['dist.next', 'dist', 'dist.previous'].map((name) => join(folder, name));
  if (!next || !dist || !previous) return;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, previous);
  renameSync(next, dist);
}

/** The build stops at a wrong address too, but with fifteen lines of where in the program it stood. */
function settingsProblem(settings: Settings): string | undefined {
  try {
    siteUrl(settings.SITE_URL ?? process.env.SITE_URL);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function builtFrom(settings: Settings): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Kampala' }).format();
  const all: Settings = { ...process.env, ...settings };
  const values = SETTINGS.map((name) => `${name}=${all[name] ?? ''}`);
  return fingerprint(
    SOURCES.map((source) => join(root, source)),
    [day, ...values],
  );
}
