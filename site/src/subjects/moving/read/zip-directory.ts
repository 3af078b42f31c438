// The directory of a ZIP file: what is in it and how large it becomes, before anything is unpacked. The reader of
// workbooks holds each part to the size that stands here, so a sum that is small enough is a promise.
import { limits, Refused } from '../list.ts';

export type ZipPart = {
  name: string;
  method: number;
  packed: number;
  unpacked: number;
  /** Where its own header begins. */
  offset: number;
};

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
/** The end is followed by a comment of this length at most. */
const LONGEST_COMMENT = 65_535;
const MOST_PARTS = 2_000;

export function zipDirectory(bytes: Uint8Array): ZipPart[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > MOST_PARTS) throw new Refused('bomb');
  const parts: ZipPart[] = [];
  let at = view.getUint32(end + 16, true);
  for (let number = 0; number < count; number++) {
    if (at + ENTRY_LENGTH > bytes.length || view.getUint32(at, true) !== ENTRY) throw new Refused('broken');
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
  throw new Refused('broken');
}

/** A size of nothing, or of 4 GB and more, would be no promise; two parts in one place make much out of little. */
function refuseBombs(bytes: Uint8Array, view: DataView, parts: readonly ZipPart[]): void {
  const places = new Set<number>();
  let whole = 0;
  for (const { name, packed, unpacked, offset } of parts) {
    whole += unpacked;
    if (offset + 30 > bytes.length) throw new Refused('broken');
    const sizeInHeader = view.getUint32(offset + 18, true);
    const saysNothing = unpacked === 0 && (packed > 0 || sizeInHeader > 0 || hasDataBehind(view, offset));
    if ((saysNothing && !name.endsWith('/')) || places.has(offset) || whole > limits.unpackedBytes)
      throw new Refused('bomb');
    places.add(offset);
  }
}

/** Whether the part's own header leaves its size to a note behind the data. */
const hasDataBehind = (view: DataView, offset: number): boolean =>
  (view.getUint16(offset + 6, true) & 8) !== 0;
