// Runs a program that says a lot: one line that moves on while all goes well, everything it said when it fails.
import { runProgram } from './run-program.ts';

type Options = {
  folder?: string;
  env?: Record<string, string>;
  /** Shown with the seconds that have passed. */
  doing: string;
  /** What to show of all it said when it fails, where not everything helps. */
  shown?: (said: string) => string;
};

export async function runQuietly(program: string, args: string[], options: Options): Promise<number> {
  const { doing, shown = (all) => all, ...rest } = options;
  const began = Date.now();
  const said: string[] = [];
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const line = () => `${doing}: ${seconds()} s`;
  // A log keeps every line, so it gets only the last; a terminal shows one line that moves.
  const moving = process.stdout.isTTY;
  const code = await runProgram(program, args, {
    ...rest,
    heard(text) {
      said.push(text);
      if (moving) process.stdout.write(`\r${line()} …`);
    },
  });
  if (moving) process.stdout.write('\r\x1b[K');
  if (code === 0) console.log(line());
  else console.log(shown(said.join('')));
  return code;
}
