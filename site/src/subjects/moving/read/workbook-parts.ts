// What the reader of rows does not tell about a workbook: its sheets by name, which are hidden, and which cells a
// formula fills.
import { Refused } from '../list.ts';
import type { ZipPart } from './zip-directory.ts';

export type SheetPart = { name: string; hidden: boolean; part: ZipPart | undefined };

const STORED = 0;
const DEFLATED = 8;

/** The part's text, piece by piece; never more of it than the directory says. */
async function* textIn(bytes: Uint8Array, part: ZipPart): AsyncGenerator<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const from =
    part.offset + 30 + view.getUint16(part.offset + 26, true) + view.getUint16(part.offset + 28, true);
  if (from + part.packed > bytes.length || (part.method !== STORED && part.method !== DEFLATED))
    throw new Refused('broken');
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
      throw new Refused('bomb');
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

/** The sheets in the order of the workbook, which is that of the reader. */
export async function sheetParts(bytes: Uint8Array, parts: readonly ZipPart[]): Promise<SheetPart[]> {
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

/** How many are listed by their place; all are counted. */
const LISTED = 500;

/** The longest beginning of a tag that is carried over to the next piece. */
const CARRIED = 400;

/** The cells of a sheet that a formula fills. */
export async function formulasIn(
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
    rest = text.slice(Math.max(end, text.length - CARRIED));
  }
  return { count, cells };
}
