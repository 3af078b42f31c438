// Which addresses are one mailbox, as far as limits go.
import { anyText } from '@tred/contract/test-answers';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  ['Grace@School.example', 'grace@school.example'],
  ['grace+1@school.example', 'grace@school.example'],
  ['grace+1+2@school.example', 'grace@school.example'],
  ['g.r.ace+x@gmail.com', 'grace@gmail.com'],
  ['grace@googlemail.com', 'grace@gmail.com'],
  ['g.race@school.example', 'g.race@school.example'],
  ['+256@school.example', '+256@school.example'],
])('%s is %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

it('is one for every way to write it, and the mailbox of itself', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.stringMatching(/^[a-z0-9.+]{0,8}$/), (email, tag) => {
      const mailbox = mailboxOf(email);
      expect(mailboxOf(mailbox)).toBe(mailbox);
      const [name = '', domain] = email.split('@');
      for (const same of [email.toUpperCase(), `${name}+${tag}@${domain}`])
        expect(mailboxOf(same)).toBe(mailbox);
    }),
  );
  fc.assert(
    fc.property(anyText(), (text) => {
      expect(mailboxOf(mailboxOf(text))).toBe(mailboxOf(text));
    }),
  );
});
