// Which addresses are one mailbox, as far as limits go.
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
