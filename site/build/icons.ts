// Icon files of the brand mark. `npm run icons` writes them into public/.
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { tokensOf } from '../src/lib/tokens.ts';
import { MARK } from '../src/lib/weave.ts';

const token = tokensOf(readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8'), ':root');
const COLOURS = { tile: token('brand'), bars: token('ground'), step: token('accent') };

/** On a tile, so that it is visible on light and dark browser bars. */
function tile({ share, corner }: { share: number; corner: number }): string {
  const size = MARK.size / share;
  const inset = (size - MARK.size) / 2;
  const number = (value: number) => String(Number(value.toFixed(3)));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${number(size)} ${number(size)}">` +
    `<rect width="${number(size)}" height="${number(size)}" rx="${number(size * corner)}" fill="${COLOURS.tile}"/>` +
    `<g transform="translate(${number(inset)} ${number(inset)})">` +
    `<path fill="${COLOURS.bars}" d="${MARK.bars}"/><path fill="${COLOURS.step}" d="${MARK.step}"/></g></svg>\n`
  );
}

const ROUNDED = tile({ share: 0.8, corner: 0.2 });
/** iOS rounds the corners itself. */
const SQUARE = tile({ share: 0.68, corner: 0 });
/** Android may crop to the middle 80 %. */
const MASKABLE = tile({ share: 0.54, corner: 0 });

const png = (svg: string, width: number) =>
  sharp(new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng())
    .png({ palette: true })
    .toBuffer();

function ico(picture: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(picture.byteLength, 14);
  header.writeUInt32LE(header.byteLength, 18);
  return Buffer.concat([header, picture]);
}

/** File name in public/ → content. */
export async function makeIcons(): Promise<Record<string, string | Uint8Array>> {
  return {
    'favicon.svg': ROUNDED,
    'favicon.ico': ico(await png(ROUNDED, 32), 32),
    'apple-touch-icon.png': await png(SQUARE, 180),
    'icon-192.png': await png(ROUNDED, 192),
    'icon-512.png': await png(ROUNDED, 512),
    'icon-maskable-512.png': await png(MASKABLE, 512),
  };
}

if (process.argv[1] === import.meta.filename)
  for (const [name, content] of Object.entries(await makeIcons())) {
    writeFileSync(new URL(`../public/${name}`, import.meta.url), content);
    console.log(`${name}: ${content.length} bytes`);
  }
