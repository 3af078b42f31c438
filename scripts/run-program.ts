// Runs a program of this project and returns its exit code.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error(`This script needs Node 24 or later and got ${process.version}: start it with \`npm run\`.`);
  process.exit(1);
}

export const root = fileURLToPath(new URL('..', import.meta.url));
export const cache = join(root, '.cache');

/** As it was at the start: a build in this process sets NODE_ENV. */
export const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
  // Compile cache: the second start takes half the time.
  NODE_COMPILE_CACHE: join(cache, 'node'),
};

type Options = {
  folder?: string;
  env?: Record<string, string>;
  /** Gets the output instead of the terminal. */
  onOutput?: (text: string) => void;
};

export function runProgram(program: string, args: string[], options: Options = {}): Promise<number> {
  const { folder = '.', env = {}, onOutput } = options;
  return new Promise((resolve) => {
    const colour = onOutput && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(program, args, {
      cwd: join(root, folder),
      env: { ...environment, ...colour, ...env },
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));

    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGTERM', pass).on('SIGINT', pass);
    const end = (code: number) => {
      process.off('SIGTERM', pass).off('SIGINT', pass);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      end(127);
    });
    child.on('close', (code, signal) => {
      // Stopping one step stops the run.
      if (signal === 'SIGTERM' || signal === 'SIGINT') process.exit(130);
      // Like a shell: 137 after SIGKILL.
      end(code ?? 128 + (signal ? constants.signals[signal] : 1));
    });
  });
}
