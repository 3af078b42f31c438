// The editor believes only persons that the desk signed for this request.
import { expect, it } from 'vitest';
import { signLink, signPerson, verifyLink, verifyPerson } from './signed-person.ts';

const key = 'a key for tests, of no other use';
const person = { name: 'Apio <b>', rights: ['edit'] } as const;
const request = { method: 'PUT', url: '/file?path=a' };
const signed = signPerson(key, person, request, 1000);

it('reads the person back', () => {
  expect(verifyPerson(key, signed, request, 2000)).toEqual(person);
});

it.each([
  ['no header', undefined, request, 2000],
  ['a person without a signature', signed.split('.')[0], request, 2000],
  [
    'another person',
    `${Buffer.from('{"name":"desk"}').toString('base64url')}.${signed.split('.')[1]}`,
    request,
    2000,
  ],
  ['another key', signPerson(`${key}!`, person, request, 1000), request, 2000],
  ['another method', signed, { ...request, method: 'DELETE' }, 2000],
  ['another address', signed, { ...request, url: '/publish' }, 2000],
  ['an old signature', signed, request, 1000 + 61_000],
])('refuses %s', (_, header, asked, now) => {
  expect(verifyPerson(key, header, asked, now)).toBeUndefined();
});

it('knows the revision of a link for seven days, and of no other link', () => {
  const link = signLink(key, 'one', 1000);
  const week = 7 * 86_400_000;
  expect(verifyLink(key, link, week)).toBe('one');
  for (const [wrong, now] of [
    [link, week + 1001],
    [link.replace('one', 'two'), 2000],
    [link.replace(/^\d+/, String(9 * week)), 2000],
    [signLink(`${key}!`, 'one', 1000), 2000],
    ['', 2000],
  ] as const)
    expect(verifyLink(key, wrong, now)).toBeUndefined();
});
