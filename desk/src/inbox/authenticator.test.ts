// Codes against the standard's own examples, the half minutes that are taken, and the picture read back.
import decodeQr from 'qr/decode.js';
import { expect, it } from 'vitest';
import { linkOf, makeSecret, pictureOf, stepOf } from './authenticator.ts';

// RFC 6238, appendix B: the ASCII text "12345678901234567890".
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('at %i seconds the code is %s', (seconds, code) => {
  expect(stepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

it('takes the half minute before and after, under their own numbers, and no other', () => {
  const at = (seconds: number) => stepOf(secret, '287082', seconds * 1000);
  expect([at(29), at(30), at(60), at(89)]).toEqual([1, 1, 1, 1]);
  expect([at(0), at(119)]).toEqual([1, undefined]);
  expect(stepOf(secret, '', 59_000)).toBeUndefined();
  expect(stepOf(secret, '28708', 59_000)).toBeUndefined();
  expect(stepOf(secret, 'letter', 59_000)).toBeUndefined();
});

it('makes a new secret each time, and a picture that a phone reads', () => {
  const [one, two] = [makeSecret(), makeSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(two).not.toBe(one);
  const link = linkOf(one, { issuer: 'Tred', name: 'Sarah N.' });
  expect(link).toMatch(/^otpauth:\/\/totp\/Tred:Sarah%20N\.\?/);
  expect(new URL(link).searchParams.get('secret')).toBe(one);

  const { size, path } = pictureOf(link);
  const scale = 4;
  const data = new Uint8Array((size * scale) ** 2 * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < scale; dx++) {
        const at = ((Number(y) * scale + dy) * size * scale + Number(x) * scale + dx) * 4;
        data.fill(0, at, at + 3);
      }
  expect(decodeQr({ width: size * scale, height: size * scale, data })).toBe(link);
});
