// What a file really is, by its first bytes: its name may say anything.
import type { Refusal } from '../list.ts';

export type FileKind =
  | 'text'
  | 'zip'
  | Extract<
      Refusal,
      'empty' | 'pdf' | 'picture' | 'web-page' | 'archive' | 'binary' | 'old-excel' | 'password'
    >;

const starts = (bytes: Uint8Array, ...magic: number[]) => magic.every((byte, at) => bytes[at] === byte);

/** Excel's and Word's container before 2007; a workbook with a password is in one too. */
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** How far into the file is looked for bytes that no text has. */
const LOOKED_AT = 65_536;

export function fileKind(bytes: Uint8Array): FileKind {
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
  // Text in UTF-16 says so in its first two bytes, and is full of zeros.
  if (starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff)) return 'text';
  if (looksBinary(bytes.subarray(0, LOOKED_AT))) return 'binary';
  return looksLikeMarkup(bytes) ? 'web-page' : 'text';
}

/** Control characters that no list has; a few may slip into one. */
function looksBinary(bytes: Uint8Array): boolean {
  let odd = 0;
  for (const byte of bytes) {
    if (byte === 0) return true;
    if (byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27)) odd += 1;
  }
  return odd > bytes.length / 100;
}

/** Some programs call a web page or an XML file .xls. */
function looksLikeMarkup(bytes: Uint8Array): boolean {
  const head = new TextDecoder().decode(bytes.subarray(0, 400)).trimStart().toLowerCase();
  return /^<(?:!doctype|html|table|head|meta|style|\?xml)/.test(head);
}

/** The name of the part in which such a workbook is kept, in the container's own letters. */
function isEncrypted(bytes: Uint8Array): boolean {
  const name = Uint8Array.from([...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]));
  // The directory is small and mostly at the front or the end.
  for (const part of [bytes.subarray(0, LOOKED_AT), bytes.subarray(-LOOKED_AT)])
    for (let at = part.indexOf(name[0] as number); at >= 0; at = part.indexOf(name[0] as number, at + 1))
      if (name.every((byte, offset) => part[at + offset] === byte)) return true;
  return false;
}
