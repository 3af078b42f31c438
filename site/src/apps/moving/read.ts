// Parses a file into rows, or refuses it: CSV in any encoding, and workbooks without running anything in them.
import { parseCsv } from 'hucre/csv';
import { streamXlsxRows } from 'hucre/xlsx';
import {
  type Cell,
  type FileNote,
  type FileRefusal,
  type ListRow,
  limits,
  type ReadList,
  RefusedFile,
  type Sheet,
} from './list.ts';

export type FileKind =
  | 'text'
  | 'zip'
  | Extract<
      FileRefusal,
      'empty' | 'pdf' | 'picture' | 'web-page' | 'archive' | 'binary' | 'old-excel' | 'password'
    >;

const starts = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, at) => bytes[at] === byte);

/** The container of Excel and Word before 2007, also used for workbooks with a password. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Number of bytes that the test for binary files reads. */
const SAMPLE_BYTES = 65_536;

function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'zip';
  if (starts(bytes, ...OLE)) return isEncrypted(bytes) ? 'password' : 'old-excel';
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

/** The container's name for an encrypted workbook, in UTF-16. */
function isEncrypted(bytes: Uint8Array): boolean {
  const name = Uint8Array.from([...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]));
  // The directory is small and usually at the front or the end.
  for (const part of [bytes.subarray(0, SAMPLE_BYTES), bytes.subarray(-SAMPLE_BYTES)])
    for (let at = part.indexOf(name[0] as number); at >= 0; at = part.indexOf(name[0] as number, at + 1))
      if (name.every((byte, offset) => part[at + offset] === byte)) return true;
  return false;
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
  return { sheets: [{ name: '', rows, formulas: [] }], notes };
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

export type ZipPart = {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  offset: number;
};

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
/** A comment of at most this length follows the end record. */
const LONGEST_COMMENT = 65_535;
const MOST_PARTS = 2_000;

function zipDirectory(bytes: Uint8Array): ZipPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_PARTS) throw new RefusedFile('bomb');
  const parts: ZipPart[] = [];
  let at = view.getUint32(end + 16, true);
  for (let number = 0; number < count; number++) {
    if (at + ENTRY_LENGTH > bytes.length || view.getUint32(at, true) !== ENTRY)
      throw new RefusedFile('broken');
    const nameLength = view.getUint16(at + 28, true);
    parts.push({
      name: new TextDecoder().decode(bytes.subarray(at + ENTRY_LENGTH, at + ENTRY_LENGTH + nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += ENTRY_LENGTH + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  refuseBombs(bytes, view, parts);
  return parts;
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_LENGTH - LONGEST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= lowest; at--)
    if (view.getUint32(at, true) === END) return at;
  throw new RefusedFile('broken');
}

/** Refuses sizes of zero or 4 GB and more, which are unreliable, and overlapping parts, which are a ZIP bomb. */
function refuseBombs(bytes: Uint8Array, view: DataView, parts: readonly ZipPart[]): void {
  const places = new Set<number>();
  let whole = 0;
  for (const { name, packed, unpacked, offset } of parts) {
    whole += unpacked;
    if (offset + 30 > bytes.length) throw new RefusedFile('broken');
    const sizeInHeader = view.getUint32(offset + 18, true);
    const saysNothing = unpacked === 0 && (packed > 0 || sizeInHeader > 0 || hasDataBehind(view, offset));
    if ((saysNothing && !name.endsWith('/')) || places.has(offset) || whole > limits.unpackedBytes)
      throw new RefusedFile('bomb');
    places.add(offset);
  }
}

/** Whether the local header leaves the size to a descriptor after the data. */
const hasDataBehind = (view: DataView, offset: number): boolean =>
  (view.getUint16(offset + 6, true) & 8) !== 0;

export type SheetPart = { name: string; hidden: boolean; part: ZipPart | undefined };

const STORED = 0;
const DEFLATED = 8;

/** Streams the text of a part; never more of it than the directory says. */
async function* textIn(bytes: Uint8Array, part: ZipPart): AsyncGenerator<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const from =
    part.offset + 30 + view.getUint16(part.offset + 26, true) + view.getUint16(part.offset + 28, true);
  if (from + part.packed > bytes.length || (part.method !== STORED && part.method !== DEFLATED))
    throw new RefusedFile('broken');
  const packed = new Blob([bytes.slice(from, from + part.packed)]).stream();
  const reader = (
    part.method === STORED ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'))
  ).getReader();
  const decoder = new TextDecoder();
  let read = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    read += value.length;
    if (read > part.unpacked) {
      void reader.cancel();
      throw new RefusedFile('bomb');
    }
    yield decoder.decode(value, { stream: true });
  }
  yield decoder.decode();
}

async function wholeText(bytes: Uint8Array, part: ZipPart | undefined): Promise<string> {
  let text = '';
  if (part) for await (const piece of textIn(bytes, part)) text += piece;
  return text;
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}=("|')(.*?)\\1`).exec(tag)?.[2] ?? '';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescaped = (text: string) =>
  text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '';
  });

/** The sheets in the order of the workbook, as in the parser. */
async function sheetParts(bytes: Uint8Array, parts: readonly ZipPart[]): Promise<SheetPart[]> {
  const named = (name: string) => parts.find((part) => part.name.toLowerCase() === name.toLowerCase());
  const workbook = await wholeText(bytes, named('xl/workbook.xml'));
  const relations = await wholeText(bytes, named('xl/_rels/workbook.xml.rels'));
  const targets = new Map(
    (relations.match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? []).map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  );
  return (workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []).map((tag) => {
    const target = targets.get(attribute(tag, '\\w+:id')) ?? '';
    return {
      name: unescaped(attribute(tag, 'name')),
      hidden: /^(?:veryH|h)idden$/.test(attribute(tag, 'state')),
      part: named(target.startsWith('/') ? target.slice(1) : `xl/${target}`),
    };
  });
}

const LISTED = 500;

/** Longest incomplete tag that is carried over to the next chunk. */
const LONGEST_TAG = 400;

async function formulasIn(
  bytes: Uint8Array,
  part: ZipPart | undefined,
): Promise<{ count: number; cells: string[] }> {
  const cells: string[] = [];
  let count = 0;
  if (!part) return { count, cells };
  let rest = '';
  for await (const piece of textIn(bytes, part)) {
    const text = rest + piece;
    let end = 0;
    for (const found of text.matchAll(/<(?:\w+:)?c\s([^<>]*)><(?:\w+:)?f[\s>/]/g)) {
      count += 1;
      end = found.index + found[0].length;
      if (cells.length < LISTED) cells.push(attribute(` ${found[1]}`, 'r'));
    }
    rest = text.slice(Math.max(end, text.length - LONGEST_TAG));
  }
  return { count, cells };
}

async function readXlsx(bytes: Uint8Array): Promise<ReadList> {
  const parts = zipDirectory(bytes);
  refuseOthers(parts);
  if (typeof DecompressionStream === 'undefined') throw new RefusedFile('old-browser');
  const all = await sheetParts(bytes, parts);
  if (all.length === 0) throw new RefusedFile('broken');
  const sheets: Sheet[] = [];
  const empty: string[] = [];
  let formulas = 0;
  let rows = 0;
  for (const [index, part] of all.slice(0, limits.sheets).entries()) {
    if (part.hidden) continue;
    const sheet = { name: part.name, rows: await rowsOf(bytes, index, rows) };
    rows += sheet.rows.length;
    if (sheet.rows.length === 0) {
      empty.push(part.name);
      continue;
    }
    const found = await formulasIn(bytes, part.part);
    formulas += found.count;
    sheets.push({ ...sheet, formulas: found.cells });
  }
  if (sheets.length === 0) throw new RefusedFile('empty');
  return {
    sheets,
    notes: [
      ...notesOn(parts, all, empty),
      ...(formulas > 0 ? [{ note: 'formulas', count: formulas } as const] : []),
    ],
  };
}

/** Other formats that are ZIP files. */
function refuseOthers(parts: readonly ZipPart[]): void {
  const has = (name: RegExp) => parts.some((part) => name.test(part.name));
  if (has(/^xl\/workbook\.xml$/i)) return;
  if (has(/^xl\/workbook\.bin$/i)) throw new RefusedFile('binary-excel');
  if (has(/^word\//)) throw new RefusedFile('word');
  if (has(/^Index\/.*\.iwa$/)) throw new RefusedFile('numbers');
  if (has(/^content\.xml$/)) throw new RefusedFile('open-document');
  throw new RefusedFile('archive');
}

async function rowsOf(bytes: Uint8Array, sheet: number, before: number): Promise<ListRow[]> {
  const rows: ListRow[] = [];
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
      const cells = filled(values as readonly Cell[]);
      if (cells.length === 0) continue;
      rows.push({ at: index + 1, cells });
      if (before + rows.length > limits.rows) throw new RefusedFile('too-many-rows');
    }
  } catch (fault) {
    if (fault instanceof RefusedFile) throw fault;
    // The parser's messages are for programmers; one about a size means a ZIP bomb.
    throw new RefusedFile(/zip bomb/.test(String(fault)) ? 'bomb' : 'broken');
  }
  return rows;
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

function notesOn(
  parts: readonly ZipPart[],
  sheets: readonly SheetPart[],
  empty: readonly string[],
): FileNote[] {
  const hidden = sheets.filter((sheet) => sheet.hidden).map(({ name }) => name);
  return [
    ...(parts.some(({ name }) => /vbaProject\.bin$/i.test(name)) ? [{ note: 'macros' } as const] : []),
    ...(parts.some(({ name }) => name.startsWith('xl/externalLinks/')) ? [{ note: 'links' } as const] : []),
    ...(hidden.length > 0 ? [{ note: 'hidden-sheets', names: hidden } as const] : []),
    ...(empty.length > 0 ? [{ note: 'empty-sheets', names: empty } as const] : []),
  ];
}

export async function readFile(bytes: Uint8Array): Promise<ReadList> {
  if (bytes.length > limits.fileBytes) throw new RefusedFile('too-big');
  const kind = fileKind(bytes);
  if (kind === 'zip') return readXlsx(bytes);
  if (kind === 'text') return readCsv(bytes);
  throw new RefusedFile(kind);
}
