// What the trail tells of where someone came from.
import { expect, it } from 'vitest';
import { createSeal } from '../secret.ts';
import { networkClass } from './network-class.ts';

const seal = createSeal('a secret for tests, of no other use');

it.each([
  ['127.0.0.1', 'this machine'],
  ['::1', 'this machine'],
  ['::ffff:127.0.0.1', 'this machine'],
  ['192.168.1.7', 'private network'],
  ['100.64.3.2', 'private network'],
  ['fd00::1', 'private network'],
  ['not an address', 'unknown'],
])('%s is %s', (ip, network) => {
  expect(networkClass(ip, seal)).toBe(network);
});

it('tells public networks apart by a tag that only our key can make, never by an address', () => {
  const here = networkClass('102.85.1.2', seal);
  expect(here).toMatch(/^public [\w-]{6}$/);
  expect(networkClass('102.85.1.250', seal)).toBe(here);
  expect(networkClass('102.85.2.2', seal)).not.toBe(here);
  expect(networkClass('102.85.1.2', createSeal('another'))).not.toBe(here);
  const six = networkClass('2c0f:6d00:1:2::9', seal);
  expect(networkClass('2c0f:6d00:1:3::9', seal)).toBe(six);
  expect(networkClass('2c0f:6d00:2:2::9', seal)).not.toBe(six);
});
