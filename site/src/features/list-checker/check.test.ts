import { parseCsv } from 'hucre/csv';
import { describe, expect, it } from 'vitest';
import type { Cell } from './list.ts';
import { readFile } from './read.ts';
import { checkList, findingsFile, safe } from './report.ts';
import { bytes, csvOf, messyRows, workbook } from './test-files.ts';

const today = '2026-11-15';
const check = async (file: Uint8Array) => checkList(await readFile(file), today);
const ofRows = (...rows: readonly Cell[][]) => check(bytes(csvOf(rows)));

describe.each([
  ['CSV', async () => bytes(csvOf(messyRows))],
  ['Excel', () => workbook({ 'S.1': messyRows })],
])('the messy list as %s', (_, file) => {
  it('finds the columns under their many names beneath the titles, without row numbers, and counts learners', async () => {
    const { columns, rows, ready } = await check(await file());
    expect(columns.map(({ means }) => means ?? '').join(' ')).toBe(
      'last_name first_name class lin sex birth_date guardian phone balance ',
    );
    expect({ rows, ready }).toEqual({ rows: 7, ready: 3 });
  });

  it('says of each row what was found', async () => {
    const { findings } = await check(await file());
    const reasonsAt = (row: number) =>
      findings
        .filter((finding) => finding.row === row)
        .map(({ reason }) => reason)
        .sort()
        .join(' ');
    expect([4, 5, 6, 7, 8, 9, 10, 11, 12].map(reasonsAt)).toEqual([
      'balance-written date-written',
      'balance-written class-written date-written lin-missing phone-written sex-written',
      'balance-written class-written date-written lin-written sex-written',
      'class-with-stream date-wrong lin-missing phone-wrong',
      'class-written date-written duplicate-row',
      'balance-wrong date-written duplicate-lin formula-text formula-text name-odd',
      'row-left-out',
      'class-written date-written name-missing phone-several',
      'row-left-out',
    ]);
  });

  it('returns a cleaned list that the import accepts and without formulas', async () => {
    const { cleaned } = await check(await file());
    expect(cleaned.startsWith('\ufeff')).toBe(true);
    const rows = parseCsv(cleaned);
    expect(rows).toHaveLength(7);
    expect(rows.slice(0, 5).map((row) => row.join('|'))).toEqual([
      'last_name|first_name|class|stream|lin|sex|birth_date|guardian|phone|balance|No.|House',
      'Nakato|Sarah|S.1||UG24A0071836|F|2012-03-22|Joseph Ssali|+256 670 000 001|350000|1|Nile',
      'Okello|Daniel|S.1|||M|2012-04-03|Grace Auma|+256 670 000 001|0|2|Nile',
      expect.stringContaining('Apio|Ruth|S.1||UG24A0071900|F|2011-08-05|Mary Apio|+256 670 000 001|-50000'),
      // An unreadable date or phone number stays unchanged.
      expect.stringContaining('Otim|Paul|S.1|North||M|31/02/2012|Peter Otim|067000000|120000'),
    ]);
    expect(rows[5]?.[0]).toBe(`'=HYPERLINK("http://evil.example","Kato")`);
    expect(rows[5]?.[11]).toBe("'@SUM(1)");
  });
});

it('finds nothing to correct in its own cleaned file', async () => {
  const first = await check(bytes(csvOf(messyRows)));
  const again = await check(bytes(first.cleaned));
  expect(again.findings.filter(({ outcome }) => outcome === 'fixed')).toEqual([]);
  expect(again.ready).toBe(first.ready);
});

it('names missing columns, without which nobody is ready', async () => {
  const { findings, ready } = await ofRows(['Surname', 'Class'], ['Nakato', 'S.1']);
  expect(findings.filter(({ reason }) => reason === 'column-missing').map(({ fix }) => fix)).toEqual([
    'first_name',
    'guardian',
    'phone',
  ]);
  expect(ready).toBe(0);
});

it('takes one column of names apart, and keeps a second phone beside the first', async () => {
  const { cleaned, findings } = await ofRows(
    ["Pupil's name", 'Class', 'Parent', "Father's contact", "Mother's contact"],
    ['Nakato Sarah', 'P.5', 'Joseph Ssali', '0670000001', '0600000001'],
    ['Okello', 'P.5', 'Grace Auma', '0670000001', ''],
  );
  expect(parseCsv(cleaned)[1]?.join('|')).toBe('Nakato|Sarah|P.5|Joseph Ssali|+256 670 000 001|0600000001');
  expect(findings.map(({ reason }) => reason)).toEqual(['column-twice', 'name-whole', 'name-missing']);
});

it('reads a sheet for each class, and takes the class from its name', async () => {
  const rows = [
    ['Surname', 'First name', 'Parent', 'Contact'],
    ['Nakato', 'Sarah', 'Joseph Ssali', '0670000001'],
  ];
  const checked = await check(
    await workbook({ 'Senior One': rows, 'S.2': rows, Notes: [['Call the bank on Monday']] }),
  );
  expect(checked.sheets.map(({ name, rows: count }) => [name, count])).toEqual([
    ['Senior One', 1],
    ['S.2', 1],
  ]);
  expect(parseCsv(checked.cleaned).map((row) => row[2])).toEqual(['class', 'S.1', 'S.2']);
  expect(checked.notes).toEqual([{ note: 'empty-sheets', names: ['Notes'] }]);
  expect(checked.ready).toBe(2);
});

it('tells two learners of one name from a learner listed twice', async () => {
  const heads = ['Surname', 'First name', 'Class', 'LIN', 'Parent', 'Contact'];
  const reasons = async (...rows: string[][]) =>
    (await ofRows(heads, ...rows)).findings
      .filter(({ reason }) => reason.startsWith('duplicate'))
      .map(({ reason }) => reason);
  const sarah = ['Nakato', 'Sarah', 'S.1', '', 'Joseph Ssali', '0670000001'];
  expect(await reasons(sarah, sarah)).toEqual(['duplicate-row']);
  expect(await reasons(sarah, ['SARAH', 'NAKATO', 'S1', '', 'Grace Auma', '0600000001'])).toEqual([
    'duplicate-name',
  ]);
  expect(await reasons(sarah, ['Nakato', 'Sarah', 'S.2', '', 'Joseph Ssali', '0670000001'])).toEqual([]);
  // Two LINs mean two children.
  expect(await reasons(sarah.with(3, 'UG24A0071836'), sarah.with(3, 'UG24A0071837'))).toEqual([]);
});

it.each(['Call the bank on Monday', 'a,b,c\n1,2,3'])(
  'a text without headings is refused: %j',
  async (text) => {
    await expect(check(bytes(text))).rejects.toMatchObject({ refusal: 'no-headings' });
  },
);

it.each([
  ['=1+1', "'=1+1"],
  ['@SUM(1)', "'@SUM(1)"],
  ["+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"],
  ['-2+3', "'-2+3"],
  ['＝1', "'＝1"],
  ['a;=1', "a;'=1"],
  ['+256 670 000 001', '+256 670 000 001'],
  ['-50000', '-50000'],
  ['Nakato-Otim', 'Nakato-Otim'],
])('%s is written as %s', (text, expected) => expect(safe(text)).toBe(expected));

it('writes the findings as CSV without formulas', () => {
  const place = { sheet: '', row: 5, column: 'Surname' };
  const finding = { ...place, reason: 'name-odd', found: '=1+1', fix: '', outcome: 'look' } as const;
  const file = findingsFile([finding], ['Sheet', 'Row', 'Column', 'Found', 'Fix', 'Why'], () => 'Odd.');
  expect(file).toBe("\ufeffSheet,Row,Column,Found,Fix,Why\r\n,5,Surname,'=1+1,,Odd.");
});

describe('two heading rows', () => {
  const rows = [
    ['LIST OF S.1', '', '', '', '', ''],
    ['No.', 'LEARNER', '', 'CLASS', 'PARENT', ''],
    ['', 'Surname', 'Other names', '', 'Name', 'Phone'],
    ['1', 'Nakato', 'Sarah', 'S.1', 'Joseph Ssali', '0670000001'],
  ];
  it('are read together', async () => {
    const { columns, rows: count, ready } = await ofRows(...rows);
    expect(columns.map(({ means }) => means).join(' ')).toBe('last_name first_name class guardian phone');
    expect([count, ready]).toEqual([1, 1]);
  });
});

it.each(['Class & stream', 'Class/Stream', 'CLASS & STREAM', 'Class and stream', 'Stream (class)'])(
  'takes "%s" for the class and its stream, unless there is a column for the class',
  async (heading) => {
    const row = ['Nakato', 'Sarah', 'S1 West', 'Joseph Ssali', '0670000001'];
    const list = await ofRows(['Surname', 'First name', heading, 'Parent', 'Phone'], row);
    expect(list.columns.map(({ means }) => means)).toContain('class');
    expect(parseCsv(list.cleaned)[1]).toEqual(expect.arrayContaining(['S.1', 'West']));
    const both = await ofRows(
      ['Surname', 'Class', heading, 'Parent', 'Phone'],
      row.with(1, 'S.1').with(2, 'West'),
    );
    expect(both.columns.map(({ means }) => means).slice(1, 3)).toEqual(['class', 'stream']);
  },
);

const heads = ['Name', 'Class', 'LIN', 'Parent', 'Contact'];

it('leaves two children in one cell to a person', async () => {
  const { findings, ready, cleaned } = await ofRows(
    heads,
    ['Kato James & Nakato Sarah', 'P.1', '', 'Joseph Ssali', '0670000001'],
    ['Andrew Okello', 'P.1', '', 'Grace Auma', '0670000002'],
  );
  expect(
    findings.filter(({ outcome }) => outcome === 'look').map(({ row, reason }) => [row, reason]),
  ).toEqual([[2, 'name-odd']]);
  expect(ready).toBe(1);
  expect(parseCsv(cleaned)[1]?.slice(0, 2)).toEqual(['Kato James & Nakato Sarah', '']);
});

it('one letter is the only stream that begins with it', async () => {
  const streams = async (...classes: string[]) =>
    parseCsv(
      (await ofRows(heads, ...classes.map((name, at) => [`Child ${at}`, name, '', 'Parent', '0670000001'])))
        .cleaned,
    )
      .slice(1)
      .map((row) => row[3]);
  expect(await streams('S2E', 'S.2 East', 'S.2 West')).toEqual(['East', 'East', 'West']);
  expect(await streams('S2E', 'S.2 East', 'S.2 Elgon')).toEqual(['E', 'East', 'Elgon']);
});
