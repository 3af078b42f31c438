import { readFileSync } from 'node:fs';
import { parseCsv } from 'hucre/csv';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readFile } from './read.ts';
import { checkList } from './report.ts';
import { LIN, LONGEST_CLASS, LONGEST_NAME, MESSAGE_LANGUAGES, PHONE, SEXES } from './rules';
import { type ImportColumn, importTables, learners } from './tables';
import { templates } from './templates.ts';
import { bytes, csvOf } from './test-files.ts';
import type { WorkbookWords } from './words.ts';

const words = {
  sheet: 'What to write',
  headings: ['Column', 'Needed', 'What to write', 'Example'],
  needed: 'yes',
  optional: 'if you have it',
} satisfies WorkbookWords;

const made = await templates(words, '/moving');

it.each(importTables.map((table) => [table.name, table] as const))(
  '%s has its headings in both files',
  async (name, table) => {
    const headings = table.columns.map((column) => column.name);
    expect(parseCsv(String(made.files[`${name}.csv`]))).toEqual([headings]);
    const { sheets } = await readFile(made.files[`${name}.xlsx`] as Uint8Array);
    expect(sheets[0]?.name).toBe(table.title);
    expect(sheets[0]?.rows).toEqual([{ at: 1, cells: headings }]);
    // The instructions are beside the columns.
    expect(sheets[1]?.rows.slice(1).map(({ cells }) => cells[0])).toEqual(headings);
  },
);

it('is identical in every build', async () => {
  const again = await templates(words, '/moving');
  for (const [file, content] of Object.entries(made.files)) expect(again.files[file], file).toEqual(content);
});

it('the checker finds nothing to correct in a template with its examples', async () => {
  const columns: readonly ImportColumn[] = learners.columns;
  const rows = [0, 1].map((at) => columns.map(({ examples }) => examples[at] ?? ''));
  const { findings, ready } = checkList(
    await readFile(bytes(csvOf([columns.map(({ name }) => name), ...rows]))),
    '2026-11-15',
  );
  expect(findings.map(({ reason }) => reason)).toEqual(['lin-missing']);
  expect(ready).toBe(2);
});

const description = readFileSync(new URL('../../../../content/docs/openapi.yaml', import.meta.url), 'utf8');
const { schemas } = parse(description).components;

it('has the same rules as the API', () => {
  expect(schemas.Phone.pattern).toBe(PHONE.source);
  expect(schemas.Lin.pattern).toBe(LIN.source);
  expect(schemas.Name.maxLength).toBe(LONGEST_NAME);
  expect(schemas.Class.maxLength).toBe(LONGEST_CLASS);
  expect(schemas.NewLearner.properties.sex.enum).toEqual(SEXES);
  expect(schemas.MessageLanguage.enum).toEqual(MESSAGE_LANGUAGES);
});

it('the table needs and knows the fields that the API does', () => {
  const { required, properties } = schemas.NewLearner;
  const needed = learners.columns.filter((column) => column.needed).map(({ name }) => name);
  // A guardian in the API is two columns.
  expect(needed.toSorted()).toEqual([...required, 'phone'].toSorted());
  expect(learners.columns.map(({ name }) => name).toSorted()).toEqual(
    [...Object.keys(properties), 'phone'].toSorted(),
  );
});
