import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zip } from './file-route.ts';

test('holds every file under its path', () => {
  const opened = unzipSync(zip({ 'svg/mark.svg': '<svg/>', 'png/mark.png': new Uint8Array([1, 2, 3]) }));
  expect(strFromU8(opened['svg/mark.svg'] ?? new Uint8Array())).toBe('<svg/>');
  expect([...(opened['png/mark.png'] ?? [])]).toEqual([1, 2, 3]);
});

test('gives the same bytes for the same files', () => {
  expect(Buffer.compare(zip({ a: '1', b: '2' }), zip({ b: '2', a: '1' }))).toBe(0);
  expect(Buffer.compare(zip({ a: '1' }), zip({ a: '2' }))).not.toBe(0);
});
