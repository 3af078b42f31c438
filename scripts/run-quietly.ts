// Runs a program that says a lot: one line that moves on while all goes well, everything it said when it fails.
import { runProgram } from './run-program.ts';

type Options = {
  folder?: string;
  env?: Record<string, string>;
  /** Which of its lines to count, and what they are. */
  counts: { line: RegExp; what: string };
  /** What to show of all it said when it fails, where not everything helps. */
  shown?: (said: string) => string;
};

export async function runQuietly(program: string, args: string[], options: Options): Promise<number> {
  const { counts, shown = (all) => all, ...rest } = options;
  const began = Date.now();
  const said: string[] = [];
  let count = 0;
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const line = () => `${count} ${counts.what}, ${seconds()} s`;
  // A log keeps every line, so it gets only the last; a terminal shows one line that moves.
  const moving = process.stdout.isTTY;
  const code = await runProgram(program, args, {
    ...rest,
    heard(text) {
      said.push(text);
      count += text.split('\n').filter((each) => counts.line.test(each)).length;
      if (moving) process.stdout.write(`\r${line()} …`);
    },
  });
  if (moving) process.stdout.write('\r\x1b[K');
  if (code === 0) console.log(line());
  else console.log(shown(said.join('')));
  return code;
}
