// The pages on the Uganda API, the sample data and the languages.

import { learnersOf } from '@tred/sandbox/learners';
import { secondarySchool } from '@tred/sandbox/secondary-school';
import { describe, expect, it } from 'vitest';
import { rows } from '~/content/pages/developers/uganda-data';
import { phrases } from '~/content/phrases';
import { facts } from '~/content/uganda-data/facts';
import { messageLanguages } from '~/facts/product';
import { LANGUAGES } from '~/lib/languages';
import { api } from '~/subjects/docs/view';
import {
  apiFigures,
  archive,
  factSheets,
  files,
  learnerSheets,
  outcomeTable,
  phraseDownloads,
  phraseFiles,
  phraseTexts,
  pluralForms,
  whichTable,
} from './view';

describe('the Uganda API page', () => {
  it('shows the limits that the description states', () => {
    const facts = { ...api['x-facts'], rate_limit_live: 77, payment_limit_transaction: 3_000_000 };
    const figures = apiFigures({ 'x-facts': facts }).stats.map(({ figure }) => figure);
    expect(figures).toContain('77');
    expect(figures).toContain('UGX 3M');
  });

  it('has a line for each test number', () => {
    const numbers = api.tags.flatMap((tag) => tag['x-test-numbers'] ?? []);
    expect(outcomeTable(api).rows.map(({ name }) => name)).toEqual(numbers.map(({ outcome }) => outcome));
  });

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
});

describe('the languages page', () => {
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
});
