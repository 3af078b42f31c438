// Packs files into a .zip that comes out the same, byte for byte, whenever the files are the same.
import { strToU8, zipSync } from 'fflate';

/** Path inside the archive → content. */
export type Files = Record<string, string | Uint8Array>;

/** An archive stores a date with each file; a fixed one keeps two builds alike. The format knows none before 1980. */
const DATE = new Date(2000, 0, 1);

export function zip(files: Files): Uint8Array {
  const entries = Object.keys(files)
    .sort()
    .map((path) => {
      const content = files[path] ?? '';
      const bytes = typeof content === 'string' ? strToU8(content) : content;
      // Pictures are compressed already; doing it again costs time and gains nothing.
      return [path, [bytes, { mtime: DATE, level: path.endsWith('.png') ? 0 : 9 }]] as const;
    });
  return zipSync(Object.fromEntries(entries) as Parameters<typeof zipSync>[0]);
}
