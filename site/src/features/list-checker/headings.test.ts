import { describe, expect, it } from 'vitest';
import { columnFor, plainHeading } from './headings';
import { classListColumns, type ImportColumn, importTables } from './tables';

const meant = (heading: string) => columnFor(heading, classListColumns)?.name;

it.each([
  ['Surname', 'last_name'],
  ['Sir name', 'last_name'],
  ["Parent's no.", 'phone'],
  ['TEL. NO', 'phone'],
  ['Telephne', 'phone'],
  ['D.O.B', 'birth_date'],
  ['Sex (M/F)', 'sex'],
  ['NAME', 'full_name'],
  ['EMIS No.', 'lin'],
  ['Bal. b/f', 'balance'],
  ['Parent/Guardian', 'guardian'],
])('%s means %s', (heading, column) => expect(meant(heading)).toBe(column));

it.each(['', '  ', '***', 'House', 'Religion', 'Index', 'Kin', 'Remarks', 'No.', 'Age'])(
  '%j means no column of a class list',
  (heading) => expect(meant(heading)).toBeUndefined(),
);

it('prefers an exact name to a similar one', () => {
  const near = { kind: 'text', needed: false, text: '', examples: ['', ''], alsoCalled: [] } as const;
  expect(
    columnFor('section', [
      { ...near, name: 'sections' },
      { ...near, name: 'section' },
    ])?.name,
  ).toBe('section');
});

describe('the tables', () => {
  it.each(importTables.map((table) => [table.name, table.columns] as const))(
    'no two columns of %s share a name',
    (_, columns: readonly ImportColumn[]) => {
      const names = columns.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled].map(plainHeading));
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    },
  );

  it('no heading of a template is taken for another column', () => {
    for (const { columns } of importTables)
      for (const { name } of columns) expect(columnFor<ImportColumn>(name, columns)?.name).toBe(name);
  });
});
