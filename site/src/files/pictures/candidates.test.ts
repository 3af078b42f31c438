// Nobody is offered more pixels than there are, or than they can see.
import { expect, test } from 'vitest';
import { mostBytes, PHONE_BYTES, shownSize, WIDE_BYTES, widthsOf } from './candidates.ts';

test('a wide picture fills the column, a tall one the window', () => {
  expect(shownSize({ width: 4000, height: 3000 })).toEqual({ width: 680, height: 510 });
  expect(shownSize({ width: 1080, height: 2400 })).toEqual({ width: 324, height: 720 });
});

test('a phone and a wide screen choose between two widths each', () => {
  expect(widthsOf({ width: 4000, height: 3000 })).toEqual({ phone: [510, 850], wide: [850, 1360] });
  expect(widthsOf({ width: 700, height: 525 })).toEqual({ phone: [510, 700], wide: [700] });
});

test('what a phone is offered has the small budget', () => {
  const photo = { width: 4000, height: 3000 };
  expect(mostBytes(photo, 510, 'avif')).toBe(PHONE_BYTES);
  expect(mostBytes(photo, 850, 'webp')).toBe(PHONE_BYTES);
  expect(mostBytes(photo, 1360, 'webp')).toBe(WIDE_BYTES);
  expect(mostBytes(photo, 850, 'jpg')).toBe(WIDE_BYTES);
});
