// Test files: typical lists and hostile files, generated so that none is in the repository.

import { zipSync } from 'fflate';
import { writeXlsx } from 'hucre/xlsx';
import type { Cell } from './list.ts';

export const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

export const workbook = (sheets: Record<string, readonly (readonly Cell[])[]>): Promise<Uint8Array> =>
  writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => ({ name, rows: rows.map((row) => [...row]) })),
  });

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A hand-written workbook with one sheet, so that tests can make it invalid. */
export function rawWorkbook(
  sheetData: string,
  { state = '', head = '<?xml version="1.0"?>' } = {},
): Uint8Array {
  return zipSync({
    '[Content_Types].xml': bytes(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': bytes(
      `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="${type}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': bytes(
      `<?xml version="1.0"?><workbook xmlns:r="${type}"><sheets><sheet name="Sheet1" sheetId="1" ${state} r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytes(
      `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="${type}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': bytes(`${head}<worksheet><sheetData>${sheetData}</sheetData></worksheet>`),
  });
}

export const rawRow = (at: number, ...cells: readonly string[]): string =>
  `<row r="${at}">${cells.map((cell, index) => `<c r="${String.fromCharCode(65 + index)}${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`).join('')}</row>`;

/** One list of 14 rows as CSV and as workbook, with all known faults. A bar separates cells. */
export const messyRows: readonly (readonly Cell[])[] = `KASANA HILL SECONDARY SCHOOL
S.1 CLASS LIST, TERM III
No.|Sir name|Other names|Form|LIN|Gender|D.O.B|Parent|Parent's no.|Bal.|House
1|Nakato|Sarah|S.1|UG24A0071836|F|22/03/2012|Joseph Ssali|0670 000 001|350,000/=|Nile
2|Okello|Daniel|Senior One|pending|male|03/04/2012|Grace Auma|670000001|NIL|Nile
3|Apio|Ruth|s1|ug24a 0071900|Girl|5.8.2011|Mary Apio|+256 670 000 001|50,000 CR|Elgon
4|Otim|Paul|S.1 North||M|31/02/2012|Peter Otim|067000000|120000|Elgon
3|Apio|Ruth|S 1|UG24A0071900|F|05/08/2011|Mary Apio|0670000001|-50000|Elgon
5|=HYPERLINK("http://evil.example","Kato")|Brian|S.1|UG24A0071836|M|12/12/2011|John Kato|0670000001|half|@SUM(1)
No.|Sir name|Other names|Form|LIN|Gender|D.O.B|Parent|Parent's no.|Bal.|House
6|Kirabo|Joy|SENIOR 1|UG24A0071901|F|01/01/2012||0670000001/0600000001|0|Nile
|TOTAL||||||||520,000|`
  .split('\n')
  .map((row) => row.split('|'));

const quoted = (cell: Cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`;

export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(quoted).join(',')).join('\r\n');

/** An Excel 97-2003 workbook of one sheet with short texts, which must fit into one sector of 4,096 bytes. */
export function oldWorkbook(name: string, rows: readonly (readonly string[])[]): Uint8Array {
  const u16 = (...values: number[]) => values.flatMap((value) => [value & 255, value >> 8]);
  const u32 = (...values: number[]) => values.flatMap((value) => u16(value & 65_535, value >>> 16));
  const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
  const record = (id: number, data: number[]) => [...u16(id, data.length), ...data];
  const begin = (kind: number) => record(0x809, u16(0x600, kind, 0, 0, 0, 0, 0, 0));
  const end = record(0x0a, []);
  const sheetName = [name.length, 0, ...letters(name)];
  const globals = (sheetAt: number) => [
    ...begin(5),
    ...record(0x85, [...u32(sheetAt), 0, 0, ...sheetName]),
    ...end,
  ];
  const label = (row: number, column: number, text: string) =>
    record(0x204, [...u16(row, column, 0, text.length), 0, ...letters(text)]);
  const cells = rows.flatMap((row, at) => row.flatMap((text, column) => label(at, column, text)));
  const stream = [...globals(globals(0).length), ...begin(0x10), ...cells, ...end];
  // The container: a header, the table of sectors, the directory, then eight sectors of data.
  const file = new Uint8Array(512 * 11).fill(0);
  const none = 0xffffffff;
  const put = (at: number, values: number[]) => file.set(values, at);
  put(0, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  put(24, [...u16(0x3e, 3, 0xfffe, 9, 6), 0, 0, 0, 0, 0, 0]);
  put(44, [
    ...u32(1, 1, 0, 4096),
    ...u32(0xfffffffe, 0, 0xfffffffe, 0, 0),
    ...Array(108).fill(u32(none)).flat(),
  ]);
  const chain = [0xfffffffd, 0xfffffffe, 3, 4, 5, 6, 7, 8, 9, 0xfffffffe];
  put(512, u32(...chain, ...Array(118).fill(none)));
  const entry = (title: string, kind: number, child: number, from: number, size: number) => [
    ...letters(title).flatMap((code) => u16(code)),
    ...Array(64 - title.length * 2).fill(0),
    ...u16(title.length * 2 + 2),
    kind,
    1,
    ...u32(none, none, child),
    ...Array(36).fill(0),
    ...u32(from, size, 0),
  ];
  put(1024, [...entry('Root Entry', 5, 1, 0xfffffffe, 0), ...entry('Workbook', 2, none, 2, 4096)]);
  put(1536, stream);
  return file;
}
