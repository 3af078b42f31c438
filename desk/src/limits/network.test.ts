// Which visitors share a network, as far as limits go.
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
