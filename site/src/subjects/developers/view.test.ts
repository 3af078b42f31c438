// Outcomes without advice, and plural forms of languages.
import { describe, expect, it } from 'vitest';
import { api } from '~/subjects/docs/view';
import { outcomeTable, pluralForms } from './view';

describe('the Uganda API page', () => {
  it('fails for an outcome without advice', () => {
    const tags = api.tags.map((tag) => ({
      ...tag,
      'x-test-numbers': (tag['x-test-numbers'] ?? []).map((number) => ({
        ...number,
        outcome: 'sim_swapped',
      })),
    }));
    expect(() => outcomeTable({ tags })).toThrow('sim_swapped');
  });
});

describe('the languages page', () => {
  it('has plural forms, and none for an unknown language', () => {
    expect(pluralForms('lg')).toBe('one, other');
    expect(pluralForms('sw')).toBe('one, other');
    expect(pluralForms('ach')).toBeUndefined();
  });
});
