// security.txt keeps to RFC 9116, and its date is watched: a file that has expired tells researchers to give up.
import { expect, test } from 'vitest';
import { expires, languages } from '../facts/security-txt.ts';
import { securityTxt } from './security-txt.ts';

const DAY = 24 * 60 * 60 * 1000;

const fields = securityTxt({
  site: 'https://tred.example',
  email: 'security@tred.example',
  phone: '+256200900199',
  expires,
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
    'tel:+256200900199',
  ]);
});

test('has exactly one date and one list of languages, and only fields that the standard knows', () => {
  expect(all('Expires')).toHaveLength(1);
  expect(all('Preferred-Languages')).toEqual(['en, sw, lg']);
  const known = ['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy', 'Hiring'];
  expect(fields.map(([field]) => field).filter((field) => !known.includes(field ?? ''))).toEqual([]);
});

test('does not expire within 30 days, nor later than the standard advises', () => {
  const left = (Date.parse(expires) - Date.now()) / DAY;
  expect(left, 'check the contacts, then move the date in content/facts/security-txt.ts').toBeGreaterThan(30);
  expect(left).toBeLessThan(366);
});
