import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { csv, dataFiles, type Table } from './data-files';

const table: Table = {
  name: 'fees',
  title: 'Fees',
  text: 'What is paid for',
  source: 'A test',
  fields: [
    { name: 'what', type: 'string', text: 'What for' },
    { name: 'amount', type: 'integer', text: 'How much' },
  ],
  rows: [
    { what: 'Lunch, and "break" tea', amount: 150000 },
    { what: 'Tuition', amount: null },
  ],
};
const about = {
  name: 'all',
  title: 'All',
  licence: { name: 'CC0-1.0', url: 'https://example.com', text: 'Free' },
};

it('writes CSV that keeps commas and quotes', () => {
  expect(csv(table, 'program')).toBe('what,amount\r\n"Lunch, and ""break"" tea",150000\r\nTuition,\r\n');
});

it('writes a phone number plainly for programs, and as text for spreadsheets', () => {
  const phone = {
    fields: [{ name: 'phone' }],
    rows: [{ phone: '+256670000001' }],
  } as const;
  expect(csv(phone, 'program')).toBe('phone\r\n+256670000001\r\n');
  expect(csv(phone, 'spreadsheet')).toBe("\uFEFFphone\r\n'+256670000001\r\n");
});

it('states each file’s size, describes its columns and packs everything', () => {
  const { files, sheets } = dataFiles(about, [table], '/data');
  const bytes = String(files['fees.csv']).length;
  expect(JSON.parse(String(files['fees.json']))).toEqual(table.rows);
  expect(sheets[0]?.files[0]).toEqual({ label: 'CSV', href: '/data/fees.csv', size: `${bytes} bytes` });
  const { resources } = JSON.parse(String(files['datapackage.json']));
  expect(resources[0]).toMatchObject({ path: 'fees.csv', bytes });
  const packed = unzipSync(files['all.zip'] as Uint8Array);
  expect(Object.keys(packed)).toEqual(['LICENCE.txt', 'datapackage.json', 'fees.csv', 'fees.json']);
});
