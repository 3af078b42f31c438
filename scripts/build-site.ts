// Builds the site beside the current one and swaps them when the new one is complete. Skips an unchanged build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { buildEnvironment, siteUrl } from '../site/build/build-environment.ts';
import { lock, putInPlace, SITE_LOCK, undoHalfSwap } from '../site/build/build-folder.ts';
import { despiteWrongContent, wrongContentFiles } from '../site/build/content-modules.ts';
import { inWords } from '../site/src/readers/read-yaml.ts';
import { cache, root, runProgram } from './run-program.ts';

export type Build = { folder: string; settings?: Record<string, string> };

export const site: Build = { folder: join(root, 'site/dist') };

/** The site with the component gallery, in its own folder for tests. */
export const testSite: Build = { folder: join(root, 'site/dist.test'), settings: { TRED_GALLERY: '1' } };

/** For a trial: strong compression takes a third of a first build. */
export const quickSite: Build = { folder: site.folder, settings: { TRED_COMPRESS: 'quick' } };

const SOURCES = [
  'content',
  'site',
  'contract/src',
  'sandbox/src',
  'LICENSE',
  'package-lock.json',
  'tsconfig.base.json',
];
const SETTINGS = [
  'SITE_URL',
  'PUBLIC_FORMS',
  'PUBLIC_FORMS_ORIGIN',
  'PUBLIC_VISITS',
  'HSTS_SUBDOMAINS',
  'TRED_GALLERY',
  'TRED_COMPRESS',
];

export const isCurrent = (build: Build): boolean =>
  existsSync(join(build.folder, '_manifest.json')) &&
  existsSync(stampOf(build)) &&
  readFileSync(stampOf(build), 'utf8') === sourcesOf(build);

export const buildUnlessCurrent = async (build: Build): Promise<number> =>
  isCurrent(build) ? 0 : buildSite(build);

/** Returns the exit code. A failed build leaves the current site. */
export async function buildSite(build: Build): Promise<number> {
  const problem = addressProblem(build);
  if (problem) {
    console.error(problem);
    return 1;
  }
  const unlock = lock(join(root, SITE_LOCK));
  if (!unlock) {
    console.error('Another build is running here. Start this one again when it has ended.');
    return 1;
  }
  try {
    return await buildLocked(build);
  } finally {
    unlock();
  }
}

async function buildLocked(build: Build): Promise<number> {
  undoHalfSwap(build.folder);
  // Imported late, because it reads the facts at import. If one is wrong, the build itself stops.
  const { launchProblems } = await despiteWrongContent(() => import('./launch-check.ts'));
  const unconfirmed = launchProblems();
  if (unconfirmed.length > 0) {
    console.error([...unconfirmed, '', notConfirmed(unconfirmed.length)].join('\n'));
    return 1;
  }
  const from = sourcesOf(build);
  const next = `${build.folder}.next`;
  rmSync(next, { recursive: true, force: true });
  const began = Date.now();
  const output: string[] = [];
  const verbose = process.argv.includes('--verbose');
  const code = await runProgram('astro', ['build', '--outDir', next], {
    folder: 'site',
    env: { ...buildEnvironment, ...build.settings },
    ...(!verbose && { onOutput: (text: string) => output.push(text) }),
  });
  if (code === 0) console.log(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);
  else {
    // A build stops at the first wrong file.
    const wrong = await wrongContentFiles();
    console.error(buildErrors(wrong.length > 0 ? wrong.map(inWords).join('\n') : output.join('')));
  }
  if (ranOutOfMemory(code)) console.error(TOO_LITTLE_MEMORY);
  if (code !== 0) return code;
  putInPlace(build.folder);
  writeFileSync(stampOf(build), from);
  return 0;
}

const notConfirmed = (count: number) =>
  `The build stopped: organisation.yaml says \`launched: true\`, and ${count} things above are samples or not confirmed. The site that was there is as it was.`;

/** Content errors look like `content/….yaml, line 5: …`. */
const CONTENT_ERROR = /^(?:site\/src\/\S+(?:, line \d+)?|the page \/\S*): /;

export function buildErrors(output: string): string {
  if (/No space left on device|ENOSPC/.test(output))
    return 'The disk is full. The build stopped. The site that was there is as it was.';
  const wrong = output.split('\n').filter((line) => CONTENT_ERROR.test(line));
  if (wrong.length === 0) return output;
  return [...wrong, '', 'The build stopped. The site that was there is as it was.'].join('\n');
}

const TOO_LITTLE_MEMORY =
  'The build ran out of memory: it needs 1 GB, and 1.4 GB with thousands of articles. The site that was there is as it was.';

export const ranOutOfMemory = (code: number): boolean => code === 137 || code === 134;

/** Checks the address early: Astro would print a stack trace. */
function addressProblem({ settings }: Build): string | undefined {
  try {
    siteUrl(settings?.SITE_URL ?? process.env.SITE_URL);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function stampOf({ folder }: Build): string {
  mkdirSync(cache, { recursive: true });
  return join(cache, `built-from-${basename(folder)}`);
}

/** Changes with sources, settings and the day, because events and articles are dated. */
function sourcesOf({ settings }: Build): string {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Kampala' }).format();
  const all: Record<string, string | undefined> = { ...process.env, ...settings };
  const values = SETTINGS.map((name) => `${name}=${all[name] ?? ''}`);
  return fingerprint(
    SOURCES.map((source) => join(root, source)),
    [day, ...values],
  );
}

/** Generated files beside the sources. */
const GENERATED = /^(?:node_modules|\.astro|\.cache|dist(?:\.[\w.]+)?)$/;

export function fingerprint(paths: readonly string[], words: readonly string[] = []): string {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const path of paths)
    for (const file of filesAt(path))
      hash.update(`\n${file.slice(path.length)}\n`).update(readFileSync(file));
  return hash.digest('hex');
}

function filesAt(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !GENERATED.test(name));
  return names.sort().flatMap((name) => filesAt(join(path, name)));
}
