import { anyText } from '@tred/contract/test-values';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

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
