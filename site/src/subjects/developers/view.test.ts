import { expect, it } from 'vitest';
import { pluralForms } from './view';

it('has plural forms, and none for an unknown language', () => {
  expect(pluralForms('lg')).toBe('one, other');
  expect(pluralForms('sw')).toBe('one, other');
  expect(pluralForms('ach')).toBeUndefined();
});
