// Renders the site beside the current one and swaps them when the new one is complete. Skips a build that would change nothing.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl } from '../site/build/build-environment.ts';
import { lock, putInPlace, SITE_LOCK, undoHalfSwap } from '../site/build/build-folder.ts';
import { isCurrent as isOutputCurrent, madeFrom } from '../site/build/program/made-from.ts';
import type { Problem } from '../site/build/program/messages.ts';
import { runProgram } from '../site/build/program/start.ts';
import { root } from './run-program.ts';

export type Build = { folder: string; settings?: Record<string, string> };

export const site: Build = { folder: join(root, 'site/dist') };

/** The site with the component gallery, in its own folder for tests. */
export const testSite: Build = { folder: join(root, 'site/dist.test'), settings: { TRED_GALLERY: '1' } };

/** For a trial: strong compression takes a third of a first build. */
export const quickSite: Build = { folder: site.folder, settings: { TRED_COMPRESS: 'quick' } };

const content = join(root, 'content');

const environmentOf = ({ settings }: Build) => ({ ...process.env, ...settings });

export const isCurrent = (build: Build): boolean =>
  isOutputCurrent(build.folder, madeFrom(content, environmentOf(build)));

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
  const next = `${build.folder}.next`;
  rmSync(next, { recursive: true, force: true });
  const began = Date.now();
  const code = await runProgram(
    { verb: 'render', content, out: next, previous: build.folder },
    (said) => {
      const lines = linesOf(said as Said);
      if (lines.length > 0) console.error([...lines, '', STAYS].join('\n'));
    },
    environmentOf(build),
  );
  if (code !== 0) return code;
  putInPlace(build.folder);
  console.log(`Built in ${Math.round((Date.now() - began) / 1000)} s.`);
  return 0;
}

const STAYS = 'The build stopped. The site that was there is as it was.';

/** `npm run check:content`: lists what is wrong, in seconds. */
export async function checkContent(): Promise<number> {
  const code = await runProgram({ verb: 'check', content }, (said) => {
    for (const line of linesOf(said as Said)) console.log(line);
  });
  console.log(code === 0 ? 'npm run build can build it.' : 'This is wrong: a build would stop.');
  return code;
}

type Said = { problems?: readonly Problem[]; error?: string };

/** Why it failed, a line for each problem. */
export const linesOf = ({ problems = [], error }: Said): string[] => [
  ...problems.map(({ path, line, what }) => {
    const place = path && `content/${path}${line > 0 ? `, line ${line}` : ''}: `;
    return place + what;
  }),
  ...(error === undefined ? [] : [error]),
];

/** Checks the address early: Astro would print a stack trace. */
function addressProblem(build: Build): string | undefined {
  try {
    siteUrl(environmentOf(build).SITE_URL);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
