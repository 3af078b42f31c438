// security.txt keeps to RFC 9116, whichever day it is built on.
import { expect, test } from 'vitest';
import { languages } from '../facts/website.ts';
import { securityTxt } from './security-txt.ts';

const fields = securityTxt({
  site: 'https://tred.example',
  email: 'security@tred.example',
  phone: '+256600900199',
  today: '2027-03-01',
  languages,
})
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line, '']);

const all = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value);

test('names every way to reach us, the mailbox first', () => {
  expect(all('Contact')).toEqual([
    'mailto:security@tred.example',
    'https://tred.example/contact/security',
    'tel:+256600900199',
  ]);
});

test('has one list of languages, and only fields that the standard knows', () => {
  expect(all('Preferred-Languages')).toEqual(['en, sw, lg']);
  const known = ['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy', 'Hiring'];
  expect(fields.map(([field]) => field).filter((field) => !known.includes(field ?? ''))).toEqual([]);
});

test('counts from its build for almost a year, as long as the standard advises', () => {
  expect(all('Expires')).toEqual(['2028-02-28T00:00:00Z']);
});
