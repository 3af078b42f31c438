import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { noisyPicture, somePicture } from './fixtures.ts';
import { encode, PHONE_BYTES, widthsOf } from './picture-files.ts';
import { displaySizeOf, TEXT_WIDTH } from './read-picture.ts';

describe('sizes', () => {
  test('a wide picture fills the column, a tall one the window', () => {
    expect(displaySizeOf({ width: 4000, height: 3000 }, TEXT_WIDTH)).toEqual({ width: 680, height: 510 });
    expect(displaySizeOf({ width: 1080, height: 2400 }, TEXT_WIDTH)).toEqual({ width: 324, height: 720 });
  });

  test('a phone and a wide screen choose between two widths each', () => {
    expect(widthsOf({ width: 4000, height: 3000 })).toEqual({ phone: [510, 850], wide: [850, 1360] });
    expect(widthsOf({ width: 700, height: 525 })).toEqual({ phone: [510, 700], wide: [700] });
    expect(widthsOf({ width: 400, height: 400 }, 240)).toEqual({ phone: [180, 300], wide: [300, 400] });
  });
});

describe('encode', () => {
  const asRead = async (picture: Sharp) => {
    const bytes = await picture.toBuffer();
    return { bytes, ...(await sharp(bytes).metadata()).autoOrient };
  };

  test('rotates an upright photograph, and removes place and time', async () => {
    const photo = await asRead(
      somePicture(600, 450)
        .jpeg()
        .withExif({ IFD0: { Model: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '0/1 20/1 0/1' } })
        .withMetadata({ orientation: 6 }),
    );
    expect(Buffer.from(photo.bytes).includes('Exif')).toBe(true);
    const made = await sharp(await encode(photo, 225)).metadata();
    expect([made.format, made.width, made.height]).toEqual(['webp', 225, 300]);
    expect([made.exif, made.icc, made.orientation]).toEqual([undefined, undefined, undefined]);
  });

  test('what is see-through gets a white ground', async () => {
    const drawing = await asRead(
      sharp({ create: { width: 700, height: 500, channels: 4, background: '#00000000' } }).png(),
    );
    const { data } = await sharp(await encode(drawing, 510))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 255, 255]);
  });

  test('a lively picture loses quality until a phone can have it', async () => {
    const lively = await asRead(
      somePicture(1000, 700)
        .composite([{ input: await noisyPicture(360, 360).png().toBuffer(), left: 40, top: 40 }])
        .png(),
    );
    const atItsBest = await sharp(lively.bytes).resize({ width: 850 }).webp({ quality: 78 }).toBuffer();
    expect(atItsBest.length).toBeGreaterThan(PHONE_BYTES);
    const made = await encode(lively, 850);
    expect(made.length).toBeLessThanOrEqual(PHONE_BYTES);
  });

  test('one that fits in no quality is refused', async () => {
    const noise = await asRead(noisyPicture(720, 520).png());
    await expect(encode(noise, 720)).rejects.toThrow('720 pixels across do not fit');
  });
});
