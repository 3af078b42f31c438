// The process in which the compiled program runs. It gets one command, says what it finds, and ends with its parent.
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ContentProblem } from '../../src/readers/read-yaml.ts';
import { renderSettings } from '../build-environment.ts';
import { madeFrom } from './made-from.ts';
import { type Asked, type Problem, problemOf, type Said } from './messages.ts';
import type * as Program from './program.ts';
import { serve } from './serve.ts';

// A thread of its own sees the end of the parent also while a check never ends.
new Worker(
  `const { ppid } = process; setInterval(() => { if (process.ppid !== ppid) process.kill(process.pid, 'SIGKILL'); }, 500);`,
  { eval: true },
).unref();
process.once('message', (asked: Asked & { program: string }) => {
  run(asked).catch((error: unknown) => {
    console.error(error);
    say(failureOf(error));
    end(1);
  });
});

const say = (value: unknown) => process.send?.({ say: value } satisfies Said);
const end = (code: number) => process.send?.({ end: code } satisfies Said, () => process.exit(code));

/** What a page found wrong while it was rendered, such as a picture, is a problem of its file. */
function failureOf(error: unknown): { error: string } | { problems: Problem[] } {
  const { problems } = error as { problems?: readonly ContentProblem[] };
  return problems ? { problems: problems.map(problemOf) } : { error: messageOf(error) };
}

function messageOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return 'The disk is full.';
  return error instanceof Error ? error.message : String(error);
}

async function run({ program, content, ...asked }: Asked & { program: string }) {
  const { open }: typeof Program = await import(join(program, 'server/entry.mjs'));
  const site = await open(content, { drafts: asked.verb === 'serve' });
  if (asked.verb === 'serve')
    return serve(site, { program, socket: asked.socket, onReady: () => say({ ready: true }) });
  if (asked.verb === 'render') say({ step: 'check' });
  const problems = await site.problems();
  if (asked.verb === 'check') {
    say({ problems });
    return end(problems.length > 0 ? 1 : 0);
  }
  const made = problems.length > 0 ? { problems } : await rendered();
  say('problems' in made ? made : { done: true, ...made });
  end('problems' in made ? 1 : 0);

  function rendered() {
    const { out, previous } = asked as Extract<Asked, { verb: 'render' }>;
    const settings = renderSettings(process.env);
    const from = madeFrom(content);
    return site.render({ out, previous, program, settings, from, onStep: say });
  }
}
