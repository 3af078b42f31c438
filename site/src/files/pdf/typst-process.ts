// Runs Typst in a child process, so that its memory is freed. `typst.ts` starts it and sends documents one by one.
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import initialise, {
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import type { Order, Start, TypstResult } from './typst.ts';

/** Diagnostics as objects. */
const AS_OBJECTS = 3;
const MAIN = '/document.typ';

const ready = started();

async function started(): Promise<Start> {
  const [needs] = (await once(process, 'message')) as [Start];
  await initialise({ module_or_path: await readFile(needs.program) });
  return needs;
}

async function compile({ main, files }: Order): Promise<TypstResult> {
  const { faces } = await ready;
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

const failed = (error: unknown): TypstResult => ({
  diagnostics: [{ message: String(error), path: MAIN, range: '' }],
});

process.on('message', async (message: Start | Order) => {
  if ('main' in message) process.send?.(await compile(message).catch(failed));
});
