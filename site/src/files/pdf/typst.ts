// Typst, the program that sets the files, as WebAssembly: the same on every machine. It runs in a process of its own, which
// is started when a file has to be made, makes one at a time, and ends when no other is asked for: of a thread, Node would
// keep the memory in which it compiled the program.
import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { bytesOf, faces } from './faces.ts';

/** The program's file, and the faces: nothing else of the machine is read. */
export type Start = { program: string; faces: Uint8Array[] };
export type Order = { main: string; files: Record<string, string> };
type Diagnostic = { message: string; path: string; range: string };
export type Outcome = { result?: Uint8Array; diagnostics: Diagnostic[] };

/** Found by its package, wherever the build has put this code. */
const { resolve } = createRequire(import.meta.url);

function start(): ChildProcess {
  const file = resolve('@tred/site/src/files/pdf/typst-process.ts');
  // Bytes are sent as they are. None of the flags of this process, which may measure or test.
  const typst = fork(file, { serialization: 'advanced', execArgv: [] });
  const program = resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  typst.send({ program, faces: faces.map(bytesOf) } satisfies Start);
  return typst;
}

/** How long it waits for another document: its start costs a second, its memory some hundred megabytes. */
const IDLE_MS = 2_000;

let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/** The PDF that a Typst document becomes, with the other files it reads. A warning is a mistake of ours, and refused. */
export function compile(main: string, files: Record<string, string>): Promise<Uint8Array> {
  const next = last.catch(() => undefined).then(() => send({ main, files }));
  last = next;
  return next;
}

async function send(order: Order): Promise<Uint8Array> {
  clearTimeout(idle);
  running ??= start();
  const typst = running;
  holdOn(typst, 'ref');
  try {
    const { result, diagnostics } = await ask(typst, order);
    const [wrong] = diagnostics;
    if (wrong) throw new Error(`Typst says: ${wrong.message} (${wrong.path} ${wrong.range})`);
    if (!result) throw new Error('Typst made nothing of it.');
    return result;
  } finally {
    holdOn(typst, 'unref');
    idle = setTimeout(end, IDLE_MS).unref();
  }
}

function ask(typst: ChildProcess, order: Order): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const free = () => typst.off('message', heard).off('exit', gone).off('error', gone);
    const heard = (outcome: unknown) => {
      free();
      resolve(outcome as Outcome);
    };
    const gone = () => {
      free();
      running = undefined;
      reject(new Error('Typst ended before it was done.'));
    };
    typst.on('message', heard).on('exit', gone).on('error', gone);
    typst.send(order);
  });
}

/** Whether this process waits for it: only while it works. */
function holdOn(typst: ChildProcess, how: 'ref' | 'unref'): void {
  typst[how]();
  typst.channel?.[how]();
}

function end() {
  running?.kill();
  running = undefined;
}
