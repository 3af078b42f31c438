import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { putFiles, testFolder } from '../../../../server/src/test-folder.ts';
import { somePicture } from './fixtures.ts';
import { readPicture, storedPicture, TEXT_WIDTH } from './read-picture.ts';

const read = (file: string, shown = TEXT_WIDTH) =>
  readPicture(file, { folder, called: 'content/blog', shown });

const folder = testFolder({
  'exam-week.jpg': await somePicture(1600, 1200).jpeg().toBuffer(),
  'upright.jpg': await somePicture(1600, 1200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  'small.png': await somePicture(300, 200).png().toBuffer(),
  'moving.gif': await somePicture(800, 600).gif().toBuffer(),
  'drawing.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>',
  'IMG_1.HEIC': 'not even that',
  'page.jpg': '<!doctype html>',
});

test('reads a picture with its size, as it is seen', async () => {
  expect(await read('./exam-week.jpg')).toMatchObject({ width: 1600, height: 1200 });
  expect(await read('upright.jpg')).toMatchObject({ width: 1200, height: 1600 });
  // Large enough for a portrait, not for a text.
  expect(await read('small.png', 240)).toMatchObject({ width: 300 });
});

test.each([
  ['./exam-weak.jpg', /no exam-weak\.jpg in content\/blog\. There is .*exam-week\.jpg/],
  ['./Exam-Week.JPG', /There is exam-week\.jpg: capitals count/],
  ['./small.png', /only 300 pixels wide.*needs 680/],
  ['./moving.gif', /in the format GIF\. Save it as JPEG/],
  ['./drawing.svg', /in the format SVG\. Save it as JPEG/],
  ['./IMG_1.HEIC', /Most Compatible/],
  ['./page.jpg', /cannot be read as a picture/],
])('refuses %s', async (file, message) => {
  await expect(read(file)).rejects.toThrow(message);
});

test('refuses a file that is too large', async () => {
  putFiles(folder, {
    'large.jpg': Buffer.concat([await somePicture(800, 600).jpeg().toBuffer(), Buffer.alloc(11e6)]),
  });
  await expect(read('large.jpg')).rejects.toThrow('11.0 MB and 800 × 600 pixels');
});

describe('an uploaded picture', () => {
  const blank = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#123456' } });

  /** Says its size, and has not one pixel. */
  function headOf(width: number, height: number, bits: number): Buffer {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width);
    head.writeUInt32BE(height, 4);
    head.set([bits, 2], 8);
    const chunk = (name: string, data: Buffer) => {
      const all = Buffer.concat([Buffer.alloc(4), Buffer.from(name), data, Buffer.alloc(4)]);
      all.writeUInt32BE(data.length);
      all.writeUInt32BE(crc32(all.subarray(4, -4)), all.length - 4);
      return all;
    };
    const rest = ['IDAT', 'IEND'].map((name) => chunk(name, Buffer.alloc(0)));
    return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', head), ...rest]);
  }

  test.each([
    [9000, 6000, 8],
    [5000, 8000, 16],
  ])('is refused before it is read, if that takes too much memory: %i × %i of %i bits', async (...size) => {
    await expect(storedPicture(headOf(...size), 'a.png')).rejects.toThrow('too large to read');
  });

  test('is read after the one before it', async () => {
    const bytes = await blank(3000, 2000).jpeg().toBuffer();
    const all = Array.from({ length: 4 }, () => storedPicture(bytes, 'a.jpg'));
    let most = 0;
    const timer = setInterval(() => {
      most = Math.max(most, sharp.counters().process + sharp.counters().queue);
    });
    await Promise.all(all);
    clearInterval(timer);
    expect(most).toBe(1);
  });
});
