// Reads a class list from the bytes of a file, or says why not. Nothing in the file is run, followed or believed.
import { limits, type ReadList, Refused } from '../list.ts';
import { fileKind } from './file-kind.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

export async function readFile(bytes: Uint8Array): Promise<ReadList> {
  if (bytes.length > limits.fileBytes) throw new Refused('too-big');
  const kind = fileKind(bytes);
  if (kind === 'zip') return readXlsx(bytes);
  if (kind === 'text') return readCsv(bytes);
  throw new Refused(kind);
}
