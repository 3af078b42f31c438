// Typst, the program that sets the files, as WebAssembly: the same on every machine. It runs in a worker of its own, which
// is started when a file has to be made, makes one at a time, and ends when no other is asked for.
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { bytesOf, faces } from './faces.ts';

export type Order = { main: string; files: Record<string, string> };
type Diagnostic = { message: string; path: string; range: string };
export type Outcome = { result?: Uint8Array; diagnostics: Diagnostic[] };

/** Found by its package, wherever the build has put this code. */
const { resolve } = createRequire(import.meta.url);

function start(): Worker {
  const worker = new Worker(resolve('@tred/site/src/files/pdf/typst-worker.ts'), {
    workerData: {
      program: resolve('@myriaddreamin/typst-ts-web-compiler/wasm'),
      faces: faces.map(bytesOf),
    },
  });
  worker.unref();
  return worker;
}

/** How long it waits for another document: its start costs a second, its memory some hundred megabytes. */
const IDLE_MS = 2_000;

let worker: Worker | undefined;
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
  worker ??= start();
  worker.ref();
  try {
    worker.postMessage(order);
    const [{ result, diagnostics }] = (await once(worker, 'message')) as [Outcome];
    const [wrong] = diagnostics;
    if (wrong) throw new Error(`Typst says: ${wrong.message} (${wrong.path} ${wrong.range})`);
    if (!result) throw new Error('Typst made nothing of it.');
    return result;
  } finally {
    worker.unref();
    idle = setTimeout(end, IDLE_MS).unref();
  }
}

function end() {
  void worker?.terminate();
  worker = undefined;
}
