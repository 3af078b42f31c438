import { expect, test } from 'vitest';
import { putFiles, testFolder } from '../../../../desk/src/test-folder.ts';
import { somePicture } from './fixtures.ts';
import { readPicture, TEXT_WIDTH } from './read-picture.ts';

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
