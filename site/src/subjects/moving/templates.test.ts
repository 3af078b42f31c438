// A template asks for what the import takes, and an example in it is right.
import { type ImportColumn, importTables, learners } from '@tred/contract/import/tables';
import { parseCsv } from 'hucre/csv';
import { expect, it } from 'vitest';
import { checkList } from './check/check-list.ts';
import { readFile } from './read/read-file.ts';
import { templates } from './templates.ts';
import { bytes, csvOf } from './test-files.ts';

const words = {
  guide: {
    sheet: 'What to write',
    headings: ['Column', 'Needed', 'What to write', 'Example'],
    needed: 'yes',
    optional: 'if you have it',
  },
  all: 'all.xlsx',
} as const;

const made = await templates(words, '/moving');

it.each(importTables.map((table) => [table.name, table] as const))(
  '%s has its headings in both files',
  async (name, table) => {
    const headings = table.columns.map((column) => column.name);
    expect(parseCsv(String(made.files[`${name}.csv`]))).toEqual([headings]);
    const { sheets } = await readFile(made.files[`${name}.xlsx`] as Uint8Array);
    expect(sheets[0]?.name).toBe(table.title);
    expect(sheets[0]?.rows).toEqual([{ at: 1, cells: headings }]);
    // And says beside them what to write.
    expect(sheets[1]?.rows.slice(1).map(({ cells }) => cells[0])).toEqual(headings);
  },
);

it('one workbook holds all four', async () => {
  const { sheets } = await readFile(made.files['all.xlsx'] as Uint8Array);
  expect(sheets.map(({ name }) => name)).toEqual([
    ...importTables.map(({ title }) => title),
    'What to write',
  ]);
});

it('comes out the same, byte for byte, in every build', async () => {
  const again = await templates(words, '/moving');
  for (const [file, content] of Object.entries(made.files)) expect(again.files[file], file).toEqual(content);
});

it('the checker has nothing to mend in a template that is filled with its examples', async () => {
  const columns: readonly ImportColumn[] = learners.columns;
  const rows = [0, 1].map((at) => columns.map(({ examples }) => examples[at] ?? ''));
  const { findings, ready } = checkList(
    await readFile(bytes(csvOf([columns.map(({ name }) => name), ...rows]))),
    '2026-11-15',
  );
  expect(findings.map(({ reason }) => reason)).toEqual(['lin-missing']);
  expect(ready).toBe(2);
});
