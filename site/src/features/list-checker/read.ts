// Parses a file into rows, or refuses it: CSV in any encoding, and workbooks without running anything in them.
import { unzipSync } from 'fflate';
import { EncryptedFileError, type Sheet as ParsedSheet, type ReadOptions, read } from 'hucre';
import { parseCsv } from 'hucre/csv';
import {
  type Cell,
  type FileNote,
  type FileRefusal,
  limits,
  type ReadList,
  RefusedFile,
  type Sheet,
} from './list.ts';

type FileKind = 'text' | 'zip' | 'ole' | FileRefusal;

const starts = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, at) => bytes[at] === byte);

/** The container of Excel before 2007, also used for workbooks with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Number of bytes that the test for binary files reads. */
const SAMPLE_BYTES = 65_536;

function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'zip';
  if (starts(bytes, ...OLE)) return 'ole';
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) return 'pdf';
  if (
    starts(bytes, 0x89, 0x50, 0x4e, 0x47) ||
    starts(bytes, 0xff, 0xd8, 0xff) ||
    starts(bytes, 0x47, 0x49, 0x46, 0x38) ||
    (starts(bytes, 0x52, 0x49, 0x46, 0x46) && starts(bytes.subarray(8), 0x57, 0x45, 0x42, 0x50))
  )
    return 'picture';
  if (
    starts(bytes, 0x1f, 0x8b) ||
    starts(bytes, 0x52, 0x61, 0x72, 0x21) ||
    starts(bytes, 0x37, 0x7a, 0xbc, 0xaf)
  )
    return 'archive';
  // UTF-16 has a mark in its first two bytes, and is full of zeros.
  if (starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff)) return 'text';
  if (looksBinary(bytes.subarray(0, SAMPLE_BYTES))) return 'binary';
  return looksLikeMarkup(bytes) ? 'web-page' : 'text';
}

/** Control characters that no list has; a few are tolerated. */
function looksBinary(bytes: Uint8Array): boolean {
  let odd = 0;
  for (const byte of bytes) {
    if (byte === 0) return true;
    if (byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27)) odd += 1;
  }
  return odd > bytes.length / 100;
}

/** Some programs name a web page or an XML file .xls. */
function looksLikeMarkup(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 400)).trimStart().toLowerCase();
  return /^<(?:!doctype|html|table|head|meta|style|\?xml)/.test(head);
}

/** A cell longer than this comes from an unclosed quotation mark. */
const UNCLOSED = 20_000;

export function readCsv(bytes: Uint8Array): ReadList {
  const { text, notes } = decoded(bytes);
  refuseTooManyCells(text);
  const rows = parseCsv(text, { typeInference: false })
    .map((cells, index) => ({ at: index + 1, cells: cells.map((cell) => String(cell ?? '')) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw new RefusedFile('empty');
  if (rows.length > limits.rows) throw new RefusedFile('too-many-rows');
  for (const { cells } of rows) {
    if (cells.some(({ length }) => length > UNCLOSED)) throw new RefusedFile('unclosed-quote');
    if (cells.findLastIndex((cell) => cell !== '') >= limits.columns)
      throw new RefusedFile('too-many-columns');
  }
  return { sheets: [{ name: '', rows }], notes };
}

/** Refuses millions of commas or line ends before parsing creates millions of cells. */
function refuseTooManyCells(text: string): void {
  let lines = 0;
  let signs = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || code === 13) {
      lines += 1;
      signs = 0;
      if (lines > limits.rows * 8) throw new RefusedFile('too-many-rows');
      // Comma, semicolon, tab, bar.
    } else if (code === 44 || code === 59 || code === 9 || code === 124) {
      signs += 1;
      if (signs > UNCLOSED) throw new RefusedFile('too-many-columns');
    }
  }
}

function decoded(bytes: Uint8Array): { text: string; notes: FileNote[] } {
  if (starts(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), notes: [] };
  if (starts(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes), notes: [] };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), notes: [] };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), notes: [{ note: 'not-utf8' }] };
  }
}

const MOST_PARTS = 2_000;

/** Refuses a ZIP file that is no workbook or unpacks to too much. The parser unpacks no part beyond the size it states. */
function refuseOtherZips(bytes: Uint8Array): void {
  const names: string[] = [];
  let whole = 0;
  const filter = ({ name, size, originalSize }: { name: string; size: number; originalSize: number }) => {
    names.push(name);
    whole += originalSize;
    const statesNone = originalSize === 0 && size > 0 && !name.endsWith('/');
    if (statesNone || whole > limits.unpackedBytes || names.length > MOST_PARTS)
      throw new RefusedFile('bomb');
    return false;
  };
  try {
    unzipSync(bytes, { filter });
  } catch (fault) {
    throw fault instanceof RefusedFile ? fault : new RefusedFile('broken');
  }
  const has = (name: RegExp) => names.some((each) => name.test(each));
  if (has(/^(?:xl\/workbook\.(?:xml|bin)|content\.xml)$/i)) return;
  if (has(/^word\//)) throw new RefusedFile('word');
  if (has(/^Index\/.*\.iwa$/)) throw new RefusedFile('numbers');
  throw new RefusedFile('archive');
}

/** A sheet may have empty rows; the parser stops here. */
const MOST_ROWS = limits.rows * 2;

async function readWorkbook(bytes: Uint8Array): Promise<ReadList> {
  const hidden = new Set<string>();
  const options: ReadOptions = {
    maxRows: MOST_ROWS,
    sheets: (sheet, index) => {
      const isHidden = sheet.hidden || sheet.veryHidden;
      if (isHidden) hidden.add(sheet.name);
      return !isHidden && index < limits.sheets;
    },
  };
  const workbook = await read(bytes, options).catch((fault: unknown) => {
    if (fault instanceof EncryptedFileError) throw new RefusedFile('password');
    // The parser's messages are for programmers; one about a size means a ZIP bomb.
    throw new RefusedFile(/zip bomb/.test(String(fault)) ? 'bomb' : 'broken');
  });
  const parsed = workbook.sheets.slice(0, limits.sheets);
  const all = parsed.map(sheetOf);
  if (all.length + hidden.size === 0) throw new RefusedFile('broken');
  const sheets = all.filter(({ rows }) => rows.length > 0);
  if (sheets.length === 0) throw new RefusedFile('empty');
  if (sheets.reduce((sum, { rows }) => sum + rows.length, 0) > limits.rows)
    throw new RefusedFile('too-many-rows');
  const empty = all.filter(({ rows }) => rows.length === 0).map(({ name }) => name);
  const cells = parsed.flatMap((sheet) => [...(sheet.cells?.values() ?? [])]);
  const formulas = cells.filter(({ formula }) => formula !== undefined).length;
  return {
    sheets,
    notes: [
      ...(hidden.size > 0 ? [{ note: 'hidden-sheets', names: [...hidden] } as const] : []),
      ...(empty.length > 0 ? [{ note: 'empty-sheets', names: empty } as const] : []),
      ...(formulas > 0 ? [{ note: 'formulas', count: formulas } as const] : []),
    ],
  };
}

function sheetOf({ name, rows }: ParsedSheet): Sheet {
  if (rows.length >= MOST_ROWS) throw new RefusedFile('too-many-rows');
  return {
    name,
    rows: Array.from(rows, (row, index) => ({ at: index + 1, cells: filled(row as readonly Cell[]) })).filter(
      (row) => row.cells.length > 0,
    ),
  };
}

/** Cuts empty cells at the end of a row: cell formats reach to the edge of the sheet. */
function filled(values: readonly Cell[]): Cell[] {
  let length = values.length;
  while (length > 0 && (values[length - 1] === null || values[length - 1] === '')) length -= 1;
  if (length > limits.columns) throw new RefusedFile('too-many-columns');
  return values
    .slice(0, length)
    .map((value) => (typeof value === 'string' ? value.slice(0, limits.cellCharacters) : value));
}

export async function readFile(bytes: Uint8Array): Promise<ReadList> {
  if (bytes.length > limits.fileBytes) throw new RefusedFile('too-big');
  const kind = fileKind(bytes);
  if (kind === 'zip') refuseOtherZips(bytes);
  if (kind === 'zip' || kind === 'ole') return readWorkbook(bytes);
  if (kind === 'text') return readCsv(bytes);
  throw new RefusedFile(kind);
}
