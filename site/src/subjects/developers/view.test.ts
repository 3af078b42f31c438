// The pages on the Uganda API, the sample data and the languages.
import { learnersOf } from '@tred/sandbox/learners';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import { describe, expect, it } from 'vitest';
import { rows } from '~/content/pages/developers/uganda-data';
import { api } from '~/subjects/docs/view';
import { learnerSheets, outcomeTable, pluralForms } from './view';

describe('the Uganda API page', () => {
  it('stops the build at an outcome without advice', () => {
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

describe('the data page', () => {
  const learners = learnersOf(secondarySchool);

  it('shows the first rows of a long table, and says how many more there are', () => {
    const [sheet] = learnerSheets;
    expect(sheet?.rows).toHaveLength(rows.shown);
    expect(sheet?.more).toContain(String(learners.length - rows.shown));
  });
});

describe('the languages page', () => {
  it('knows the plurals of Luganda and Kiswahili, and says so when it does not know', () => {
    expect(pluralForms('lg')).toBe('one, other');
    expect(pluralForms('sw')).toBe('one, other');
    expect(pluralForms('ach')).toBeUndefined();
  });
});
