// What an output would be made from now, to know whether there is anything to do.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { todayInKampala } from '../../src/lib/dates.ts';
import { renderSettings } from '../build-environment.ts';
import { listFiles } from '../dist-files.ts';
import { versionOf } from './compile.ts';
import { type MadeFrom, readOutput } from './output.ts';

export function madeFrom(content: string, env: NodeJS.ProcessEnv = process.env): MadeFrom {
  const hash = createHash('sha256');
  for (const file of listFiles(content)) hash.update(`\n${file}\n`).update(readFileSync(join(content, file)));
  return {
    version: `${versionOf(env)} ${JSON.stringify(renderSettings(env))}`,
    ...{ content: hash.digest('hex'), day: todayInKampala() },
  };
}

/** Whether an output would be made from the same today. */
export function isCurrent(folder: string, now: MadeFrom): boolean {
  const { pages: _, ...before } = readOutput(folder) ?? {};
  return JSON.stringify(before) === JSON.stringify(now);
}
