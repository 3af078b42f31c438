import { anyText } from '@tred/contract/test-values';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { networkClass, networksOf, widestNetworkOf } from './network.ts';
import { createKeyedHash } from './secret.ts';

it.each([
  ['102.85.1.2', ['102.85.1.2']],
  ['::ffff:102.85.1.2', ['102.85.1.2']],
  ['2c0f:6d00:1:2ff:3:4:5:6', ['2c0f:6d00:1:2ff::/64', '2c0f:6d00:1:200::/56', '2c0f:6d00:1::/48']],
  ['not an address', ['not an address']],
])('%s is in %j', (ip, networks) => {
  expect(networksOf(ip).map(({ name }) => name)).toEqual(networks);
});

it('gives a wider network a higher limit, and takes any text', () => {
  expect(networksOf('2c0f::1').map(({ factor }) => factor)).toEqual([1, 1.5, 2]);
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.ipV6(), fc.ipV4Extended()), (ip) => {
      expect(widestNetworkOf(ip)).toBe(networksOf(ip).at(-1)?.name);
    }),
  );
});

const keyedHash = createKeyedHash('a secret for tests, of no other use');

it.each([
  ['127.0.0.1', 'this machine'],
  ['::1', 'this machine'],
  ['::ffff:127.0.0.1', 'this machine'],
  ['192.168.1.7', 'private network'],
  ['100.64.3.2', 'private network'],
  ['fd00::1', 'private network'],
  ['not an address', 'unknown'],
])('%s is %s', (ip, network) => {
  expect(networkClass(ip, keyedHash)).toBe(network);
});

it('tells public networks apart by a tag that only our key can make, never by an address', () => {
  const here = networkClass('102.85.1.2', keyedHash);
  expect(here).toMatch(/^public [\w-]{6}$/);
  expect(networkClass('102.85.1.250', keyedHash)).toBe(here);
  expect(networkClass('102.85.2.2', keyedHash)).not.toBe(here);
  expect(networkClass('102.85.1.2', createKeyedHash('another'))).not.toBe(here);
  const six = networkClass('2c0f:6d00:1:2::9', keyedHash);
  expect(networkClass('2c0f:6d00:1:3::9', keyedHash)).toBe(six);
  expect(networkClass('2c0f:6d00:2:2::9', keyedHash)).not.toBe(six);
});
