// Plural forms come from the data, and a language that they leave out is not given those of English.
import { expect, it } from 'vitest';
import { pluralForms } from './plurals';

it('knows Luganda and Kiswahili, and says so when it does not know', () => {
  expect(pluralForms('lg')).toBe('one, other');
  expect(pluralForms('sw')).toBe('one, other');
  expect(pluralForms('ach')).toBeUndefined();
});
