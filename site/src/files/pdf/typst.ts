// Sets documents with Typst in a worker thread, with our fonts.
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import Tinypool from 'tinypool';
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

/** Typst's program and the fonts. */
export type WorkerData = { program: string; faces: Uint8Array[] };
/** A document, its files, and for each table whether the first cell of a row is its header. */
export type Order = { main: string; files: Record<string, string>; namedRows: readonly boolean[] };
export type SetPdf = { bytes: Uint8Array; pages: number };

/** Resolved through their packages. */
const { resolve } = createRequire(import.meta.url);

/** One thread: it takes some hundred megabytes, and a start costs seconds. */
const typst = new Tinypool({
  filename: resolve('@tred/site/src/files/pdf/typst-worker.ts'),
  name: 'setPdf',
  minThreads: 0,
  maxThreads: 1,
  idleTimeout: 10_000,
  workerData: {
    program: resolve('@myriaddreamin/typst-ts-web-compiler/wasm'),
    faces: faces.map(bytesOf),
  } satisfies WorkerData,
});

export const setPdf = (order: Order): Promise<SetPdf> => typst.run(order);
