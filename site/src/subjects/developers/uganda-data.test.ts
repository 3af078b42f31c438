// The Uganda data page: true tables apart from the invented one, and a long table cut with the rest counted.

import { learnersOf } from '@tred/sandbox/learners';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import { expect, it } from 'vitest';
import { rows } from '~/content/pages/developers/uganda-data';
import { facts } from '~/content/uganda-data/facts';

import { archive, factSheets, files, learnerSheets } from './uganda-data';

const learners = learnersOf(secondarySchool);

it('keeps the true tables and the invented learners apart', () => {
  expect(factSheets.map(({ name }) => name)).toEqual(facts.map(({ name }) => name));
  expect(learnerSheets).toHaveLength(1);
});

it('shows the first rows of a long table, and says how many more there are', () => {
  const [sheet] = learnerSheets;
  expect(sheet?.rows).toHaveLength(rows.shown);
  expect(sheet?.more).toContain(String(learners.length - rows.shown));
});

it('has a file for each that it links to', () => {
  const links = [...factSheets, ...learnerSheets].flatMap((sheet) => sheet.files);
  for (const { href } of [...links, archive]) expect(files).toHaveProperty([href.split('/').at(-1) ?? '']);
});
