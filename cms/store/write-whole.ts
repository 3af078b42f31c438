// Writes a file completely or not at all, also on a full disk or when the process is killed.
import { open, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

export async function writeWhole(file: string, text: string): Promise<void> {
  const next = join(dirname(file), `.${basename(file)}.next`);
  const handle = await open(next, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(next, file);
}
