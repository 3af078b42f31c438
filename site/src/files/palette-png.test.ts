// A palette PNG keeps every pixel.
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { palettePng } from './palette-png.ts';

const pictureOf = (width: number, height: number, colour: (at: number) => number[]) => ({
  width,
  height,
  pixels: Uint8Array.from(Array.from({ length: width * height }, (_, at) => colour(at)).flat()),
});

it('keeps every colour and how much shines through', async () => {
  const picture = pictureOf(9, 5, (at) => [(at * 40) % 256, at, 7, at % 2 ? 255 : 128]);
  const png = await palettePng(picture);
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect({ width: info.width, height: info.height }).toEqual({ width: 9, height: 5 });
  expect(new Uint8Array(data)).toEqual(picture.pixels);
});

it('leaves a picture of more colours to others', async () => {
  const many = (count: number) => pictureOf(count, 1, (at) => [at % 256, at >> 8, 0, 255]);
  expect(await palettePng(many(256))).toBeDefined();
  expect(await palettePng(many(257))).toBeUndefined();
});
