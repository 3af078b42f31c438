// Pictures for tests: smooth ones, and an incompressible one.
import sharp from 'sharp';

/** A gradient with a green half, like a photograph. */
export function somePicture(width: number, height: number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let place = 0; place < width * height; place += 1) {
    const across = (place % width) / width;
    pixels.set([across * 255, 128, across < 0.5 ? 64 : 200], place * 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Deterministic noise. */
export function noisyPicture(width: number, height: number) {
  let seed = 7;
  const pixels = Buffer.alloc(width * height * 3);
  for (let place = 0; place < pixels.length; place += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    pixels[place] = seed & 255;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}
