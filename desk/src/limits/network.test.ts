// Which visitors share a network, as far as limits go.
import { anyText } from '@tred/contract/test-answers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['102.85.1.2', '102.85.1.2'],
  ['::ffff:102.85.1.2', '102.85.1.2'],
  ['2c0f:6d00:1:2:3:4:5:6', '2c0f:6d00:1:2'],
  ['2c0f:6d00:1:2::9', '2c0f:6d00:1:2'],
  ['2c0f:6d00::9', '2c0f:6d00:0:0'],
  ['::1', '0:0:0:0'],
  ['not an address', 'not an address'],
])('%s is in %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

const groups = (count: number) =>
  fc
    .array(fc.nat(0xffff), { minLength: count, maxLength: count })
    .map((all) => all.map((group) => group.toString(16)).join(':'));

it('is one for all addresses of a /64, another for each other, and the same by way of IPv6', () => {
  fc.assert(
    fc.property(groups(4), groups(4), groups(4), groups(4), (first, second, one, other) => {
      fc.pre(first !== second);
      expect(networkOf(`${first}:${one}`)).toBe(networkOf(`${first}:${other}`));
      expect(networkOf(`${first}:${one}`)).not.toBe(networkOf(`${second}:${one}`));
    }),
  );
  fc.assert(
    fc.property(fc.ipV4(), fc.ipV4(), (one, other) => {
      expect(networkOf(`::ffff:${one}`)).toBe(networkOf(one));
      expect(networkOf(one) === networkOf(other)).toBe(one === other);
    }),
  );
});

it('is something for whatever a proxy says', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.ipV6(), fc.ipV4Extended()), (ip) => {
      expect(typeof networkOf(ip)).toBe('string');
    }),
  );
});
