import { anyText } from '@tred/contract/test-values';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailboxOf, networksOf, widestNetworkOf } from './address.ts';

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

it.each([
  ['Grace@School.example', 'grace@school.example'],
  ['grace+1+2@school.example', 'grace@school.example'],
  ['g.r.ace+x@gmail.com', 'grace@gmail.com'],
  ['grace@googlemail.com', 'grace@gmail.com'],
  ['+256@school.example', '+256@school.example'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it('takes every text to a mailbox that is its own mailbox', () => {
  fc.assert(
    fc.property(fc.oneof(anyText(), fc.emailAddress()), (text) => {
      expect(mailboxOf(mailboxOf(text))).toBe(mailboxOf(text));
    }),
  );
});
