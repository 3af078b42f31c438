// Sets documents with Typst in a worker thread, and finishes their PDFs. `typst.ts` starts it.
import { readFile } from 'node:fs/promises';
import initialise, {
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import Tinypool from 'tinypool';
import { finish } from './finish.ts';
import type { Order, SetPdf, WorkerData } from './typst.ts';

/** Diagnostics as objects. */
const AS_OBJECTS = 3;
const MAIN = '/document.typ';

type Diagnostic = { message: string; path: string; range: string };
type Compiled = { result?: Uint8Array; diagnostics?: Diagnostic[] };

const { program, faces }: WorkerData = Tinypool.workerData;
await initialise({ module_or_path: await readFile(program) });

/** Warnings are errors. */
export async function setPdf({ main, files, namedRows }: Order): Promise<SetPdf> {
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const fonts = new TypstFontResolverBuilder();
  for (const face of faces) fonts.add_raw_font(face);
  const compiler = await builder.build();
  compiler.set_fonts(await fonts.build());
  compiler.add_source(MAIN, main);
  for (const [path, text] of Object.entries(files)) compiler.map_shadow(path, Buffer.from(text));
  const { result, diagnostics: [wrong] = [] }: Compiled = compiler.compile(MAIN, null, 'pdf', AS_OBJECTS);
  compiler.free();
  if (wrong) throw new Error(`Typst says: ${wrong.message} (${wrong.path} ${wrong.range})`);
  if (!result) throw new Error('Typst made nothing of it.');
  return finish(result, namedRows);
}
