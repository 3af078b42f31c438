// The commands of the program: each starts it as a process of its own, and prints what it says as JSON.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compile } from './compile.ts';
import { runProgram } from './start.ts';

const print = (value: unknown) => process.stdout.write(`${JSON.stringify(value)}\n`);

type Command = (args: string[]) => Promise<number>;

const commands: Record<string, Command> = {
  compile: async () => {
    process.stdout.write(`${(await compile()).program}\n`);
    return 0;
  },
  check: async ([content]) => {
    if (!content) return usage('check CONTENT');
    return runProgram({ verb: 'check', content: resolve(content) }, print);
  },
  render: async (args) => {
    const { values, positionals } = parseArgs({
      ...{ args, allowPositionals: true },
      options: { previous: { type: 'string' } },
    });
    const [content, out] = positionals;
    if (!content || !out) return usage('render CONTENT OUT');
    const previous = values.previous === undefined ? undefined : resolve(values.previous);
    return runProgram({ verb: 'render', content: resolve(content), out: resolve(out), previous }, print);
  },
  serve: async ([content, socket]) => {
    if (!content || !socket) return usage('serve CONTENT SOCKET');
    // It ends with the process that started it.
    process.stdin.resume().once('end', () => process.exit());
    return runProgram({ verb: 'serve', content: resolve(content), socket: resolve(socket) }, print);
  },
};

function usage(line: string): number {
  console.error(`node site/program.mjs ${line}`);
  return 2;
}

/** Returns the exit code. */
export async function runCommand([verb = '', ...args]: readonly string[]): Promise<number> {
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined;
  if (!command)
    return usage('compile | check CONTENT | render CONTENT OUT [--previous OUT] | serve CONTENT SOCKET');
  try {
    return await command(args);
  } catch (error) {
    print({ error: error instanceof Error ? error.message : String(error) });
    return 1;
  }
}
