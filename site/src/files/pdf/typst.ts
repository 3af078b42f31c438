// Compiles documents with Typst in a child process, with our fonts.

import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import bold from '~/assets/bricolage-bold.ttf?inline';
import italic from '~/assets/source-sans-italic.ttf?inline';
import regular from '~/assets/source-sans-regular.ttf?inline';
import semibold from '~/assets/source-sans-semibold.ttf?inline';
import semiboldItalic from '~/assets/source-sans-semibold-italic.ttf?inline';

/** As data addresses. */
export const faces = [bold, regular, italic, semibold, semiboldItalic];

const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** Characters that a font lacks. */
export function missingIn(text: string): string[] {
  const fonts = faces.map((face) => create(bytesOf(face)));
  const isMissing = (character: string) =>
    fonts.some((font) => !font.isCollection && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  return [...new Set(text)].filter((character) => character >= ' ' && isMissing(character));
}

/** Typst's file and the fonts. */
export type Start = { program: string; faces: Uint8Array[] };
export type Order = { main: string; files: Record<string, string> };
type Diagnostic = { message: string; path: string; range: string };
export type TypstResult = { result?: Uint8Array; diagnostics: Diagnostic[] };

/** Resolved through its package. */
const { resolve } = createRequire(import.meta.url);

function start(): ChildProcess {
  const file = resolve('@tred/site/src/files/pdf/typst-process.ts');
  // Sends bytes unchanged, without this process's flags.
  const typst = fork(file, { serialization: 'advanced', execArgv: [] });
  const program = resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
  typst.send({ program, faces: faces.map(bytesOf) } satisfies Start);
  return typst;
}

/** Idle timeout: a start costs a second, waiting some hundred megabytes. */
const IDLE_MS = 2_000;

let running: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Compiles a document to PDF with its files. Warnings are errors. */
export function compile(main: string, files: Record<string, string>): Promise<Uint8Array> {
  const next = last.catch(() => undefined).then(() => send({ main, files }));
  last = next;
  return next;
}

async function send(order: Order): Promise<Uint8Array> {
  clearTimeout(idle);
  running ??= start();
  const typst = running;
  setReference(typst, 'ref');
  try {
    const { result, diagnostics } = await sendOrder(typst, order);
    const [wrong] = diagnostics;
    if (wrong) throw new Error(`Typst says: ${wrong.message} (${wrong.path} ${wrong.range})`);
    if (!result) throw new Error('Typst made nothing of it.');
    return result;
  } finally {
    setReference(typst, 'unref');
    idle = setTimeout(end, IDLE_MS).unref();
  }
}

function sendOrder(typst: ChildProcess, order: Order): Promise<TypstResult> {
  return new Promise((resolve, reject) => {
    const free = () => typst.off('message', heard).off('exit', gone).off('error', gone);
    const heard = (outcome: unknown) => {
      free();
      resolve(outcome as TypstResult);
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

/** Keeps the process alive only while it works. */
function setReference(typst: ChildProcess, how: 'ref' | 'unref'): void {
  typst[how]();
  typst.channel?.[how]();
}

function end() {
  running?.kill();
  running = undefined;
}
