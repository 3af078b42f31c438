// The languages page: what it says of a language is known, not guessed, and its files hold every phrase.
import { expect, it } from 'vitest';
import { phrases } from '~/content/phrases';
import { messageLanguages } from '~/facts/languages';
import { LANGUAGES } from '~/lib/languages';
import { phraseDownloads, phraseFiles, phraseTexts, pluralForms, whichTable } from './languages';

it('knows the plurals of Luganda and Kiswahili, and says so when it does not know', () => {
  expect(pluralForms('lg')).toBe('one, other');
  expect(pluralForms('sw')).toBe('one, other');
  expect(pluralForms('ach')).toBeUndefined();
});

it('lists each language once, those that messages are written in first', () => {
  const codes = whichTable.rows.map(({ note }) => note);
  expect(codes.slice(0, messageLanguages.length)).toEqual([...messageLanguages]);
  expect(codes.toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
});

it('gives every phrase to copy and in both files, with its true size', () => {
  const lines = phraseFiles['phrases.csv'].trimEnd().split('\r\n');
  expect(lines).toHaveLength(phrases.length + 1);
  expect(Object.keys(JSON.parse(phraseFiles['phrases.json']))).toEqual(phrases.map(({ id }) => id));
  expect(phraseTexts.texts.map(({ name }) => name)).toEqual(phrases.map(({ id }) => id));
  expect(phraseDownloads.downloads.map(({ href }) => href)).toEqual([
    '/developers/languages/phrases.csv',
    '/developers/languages/phrases.json',
  ]);
});
