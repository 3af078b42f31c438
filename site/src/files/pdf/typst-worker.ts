// Typst in a thread of its own, so that its memory goes when it is done: started by `typst.ts`, which sends one document
// after the other and is sent back what became of each.
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import initialise, {
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import type { Order, Outcome } from './typst.ts';

/** The program's file, and the faces: nothing else of the machine is read. */
const { program, faces } = workerData as { program: string; faces: Uint8Array[] };

/** Whole diagnostics, each as an object. */
const AS_OBJECTS = 3;
const MAIN = '/document.typ';

await initialise({ module_or_path: await readFile(program) });

async function compile({ main, files }: Order): Promise<Outcome> {
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const fonts = new TypstFontResolverBuilder();
  for (const face of faces) fonts.add_raw_font(face);
  const compiler = await builder.build();
  compiler.set_fonts(await fonts.build());
  compiler.add_source(MAIN, main);
  for (const [path, text] of Object.entries(files)) compiler.map_shadow(path, Buffer.from(text));
  const { result, diagnostics = [] } = compiler.compile(MAIN, null, 'pdf', AS_OBJECTS);
  compiler.free();
  return { result, diagnostics };
}

parentPort?.on('message', async (order: Order) => {
  const failed = (error: unknown): Outcome => ({
    diagnostics: [{ message: String(error), path: MAIN, range: '' }],
  });
  parentPort?.postMessage(await compile(order).catch(failed));
});
