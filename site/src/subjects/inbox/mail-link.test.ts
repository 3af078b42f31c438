// Links to the mail program: whatever a visitor typed stays where it belongs.
import { expect, it } from 'vitest';
import { mailLink } from './mail-link';

it('keeps address, subject and text apart', () => {
  const link = mailLink('o&m?cc=x@b.example', {
    subject: 'TRD-1: A & B?\r\nBcc: y@b.example',
    body: 'Dear A,\n\n100 %',
  });
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe('o%26m%3Fcc%3Dx@b.example');
  expect([...searchParams.keys()]).toEqual(['subject', 'body']);
  expect(searchParams.get('subject')).toBe('TRD-1: A & B?\r\nBcc: y@b.example');
  expect(searchParams.get('body')).toBe('Dear A,\r\n\r\n100 %');
});

it('leaves out a text that is empty', () => {
  expect(mailLink('a@b.example', { subject: 'TRD-1' })).toBe('mailto:a@b.example?subject=TRD-1');
});
