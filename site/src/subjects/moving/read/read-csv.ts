// Reads a CSV file, whatever wrote it: commas, semicolons or tabs, UTF-8, UTF-16 or what Windows used before.
import { parseCsv } from 'hucre/csv';
import { type FileNote, limits, type ReadList, Refused } from '../list.ts';

/** What is wrong with a file in which one cell is longer than this: a quotation mark that nobody closed. */
const UNCLOSED = 20_000;

export function readCsv(bytes: Uint8Array): ReadList {
  const { text, notes } = decoded(bytes);
  refuseWalls(text);
  const rows = parseCsv(text, { typeInference: false })
    .map((cells, index) => ({ at: index + 1, cells: cells.map((cell) => String(cell ?? '')) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw new Refused('empty');
  if (rows.length > limits.rows) throw new Refused('too-many-rows');
  for (const { cells } of rows) {
    if (cells.some(({ length }) => length > UNCLOSED)) throw new Refused('unclosed-quote');
    if (cells.findLastIndex((cell) => cell !== '') >= limits.columns) throw new Refused('too-many-columns');
  }
  return { sheets: [{ name: '', rows, formulas: [] }], notes };
}

/** A wall of commas or of line ends would be millions of cells: it is refused before it is taken apart. */
function refuseWalls(text: string): void {
  let lines = 0;
  let signs = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) {
      lines += 1;
      signs = 0;
      if (lines > limits.rows * 8) throw new Refused('too-many-rows');
      // Comma, semicolon, tab, bar.
    } else if (code === 44 || code === 59 || code === 9 || code === 124) {
      signs += 1;
      if (signs > UNCLOSED) throw new Refused('too-many-columns');
    }
  }
}

function decoded(bytes: Uint8Array): { text: string; notes: FileNote[] } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), notes: [{ note: 'utf16' }] };
  if (first === 0xfe && second === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), notes: [{ note: 'utf16' }] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), notes: [{ note: 'not-utf8' }] };
  }
}
