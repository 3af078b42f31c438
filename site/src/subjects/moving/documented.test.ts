// The documentation, the API's description and the import say the same about its columns.
import { readFileSync } from 'node:fs';
import {
  complaints,
  LIN,
  LONGEST_CLASS,
  LONGEST_NAME,
  LONGEST_STREAM,
  MESSAGE_LANGUAGES,
  PHONE,
  SEXES,
  TERM,
} from '@tred/contract/import/rules';
import { learners } from '@tred/contract/import/tables';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checkList } from './check/check-list.ts';
import { readFile } from './read/read-file.ts';
import { bytes } from './test-files.ts';

const docs = (path: string) => readFileSync(new URL(`../../content/docs/${path}`, import.meta.url), 'utf8');
const page = docs('cli/import.md');
const { schemas } = parse(docs('openapi.yaml')).components;

it('the page about the import has every column of the learners’ table, and no other', () => {
  const table = page.slice(page.indexOf('| Column |'), page.indexOf('\n\n', page.indexOf('| Column |')));
  const named = table
    .split('\n')
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(named.toSorted()).toEqual(learners.columns.map(({ name }) => name).toSorted());
  const needed = table
    .split('\n')
    .filter((line) => /\| Needed\./.test(line))
    .join();
  for (const column of learners.columns)
    expect(needed.includes(`\`${column.name}\``), column.name).toBe(column.needed);
});

it('the file on that page passes the checker', async () => {
  const file = /```csv[^\n]*\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const { rows, ready } = checkList(await readFile(bytes(file)), '2026-11-15');
  expect({ rows, ready }).toEqual({ rows: 2, ready: 2 });
});

it('complaints read as they do there', () => {
  for (const [column, complaint] of Object.entries(complaints))
    expect(page).toContain(`\`${column}: ${complaint}\``);
});

it('the rules are those of the API', () => {
  expect(schemas.Phone.pattern).toBe(PHONE.source);
  expect(schemas.Lin.pattern).toBe(LIN.source);
  expect(schemas.Term.pattern).toBe(TERM.source);
  expect(schemas.Name.maxLength).toBe(LONGEST_NAME);
  expect(schemas.Class.maxLength).toBe(LONGEST_CLASS);
  expect(schemas.NewLearner.properties.stream.maxLength).toBe(LONGEST_STREAM);
  expect(schemas.NewLearner.properties.sex.enum).toEqual(SEXES);
  expect(schemas.MessageLanguage.enum).toEqual(MESSAGE_LANGUAGES);
});

it('what the API needs, the table needs', () => {
  const guardian = { name: 'guardian', phone: 'phone' } as const;
  const needed = (schemas.NewLearner.required as string[]).flatMap((field) =>
    field === 'guardian' ? Object.values(guardian) : [field],
  );
  expect(
    learners.columns
      .filter((column) => column.needed)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(needed.toSorted());
  const known = [...Object.keys(schemas.NewLearner.properties), 'phone'];
  expect(learners.columns.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});
