// The faces that files are set in: the display face for headings, Source Sans for text. No face of the machine is looked for.
import { create } from 'fontkitten';
import bold from '~/assets/bricolage-bold.ttf?inline';
import italic from '~/assets/source-sans-italic.ttf?inline';
import regular from '~/assets/source-sans-regular.ttf?inline';
import semibold from '~/assets/source-sans-semibold.ttf?inline';
import semiboldItalic from '~/assets/source-sans-semibold-italic.ttf?inline';

/** Each as a data address. */
export const faces = [bold, regular, italic, semibold, semiboldItalic];

export const bytesOf = (address: string) => Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');

/** The characters of a text that one of the faces does not have, and which would be an empty box. */
export function missingIn(text: string): string[] {
  const fonts = faces.map((face) => create(bytesOf(face)));
  const isMissing = (character: string) =>
    fonts.some((font) => !font.isCollection && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  return [...new Set(text)].filter((character) => character >= ' ' && isMissing(character));
}
