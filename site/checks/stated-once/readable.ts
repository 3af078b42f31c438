// What a visitor or a program can read in a built file: its text, or the texts inside a PDF or an archive.
import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { extractText } from 'unpdf';

const TEXT = /\.(?:html|md|txt|json|xml|ics|svg|csv|yaml|js|mjs|css|webmanifest|toml)$|^_[a-z]+$/;

export type Readable = { where: string; text: string };

export async function readable(path: string, name: string): Promise<Readable[]> {
  if (!/\.(?:pdf|zip)$/.test(name) && !TEXT.test(name)) return [];
  return textsOf(name, new Uint8Array(await readFile(path)));
}

async function textsOf(name: string, bytes: Uint8Array): Promise<Readable[]> {
  if (name.endsWith('.zip')) {
    const inside = Object.entries(unzipSync(bytes));
    return (await Promise.all(inside.map(([file, part]) => textsOf(`${name}/${file}`, part)))).flat();
  }
  if (name.endsWith('.pdf')) {
    const { text } = await extractText(bytes, { mergePages: true });
    return [{ where: name, text: text.replace(/\s+/g, ' ') }];
  }
  return TEXT.test(name) ? [{ where: name, text: new TextDecoder().decode(bytes) }] : [];
}
