// Test files: typical lists and hostile files, generated so that none is in the repository.

import { type Zippable, zipSync } from 'fflate';
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
  { name = 'Sheet1', state = '', others = {} as Zippable, head = '<?xml version="1.0"?>' } = {},
): Uint8Array {
  return zipSync({
    '[Content_Types].xml': bytes(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': bytes(
      `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="${type}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    'xl/workbook.xml': bytes(
      `<?xml version="1.0"?><workbook xmlns:r="${type}"><sheets><sheet name="${escaped(name)}" sheetId="1" ${state} r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytes(
      `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="${type}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': bytes(`${head}<worksheet><sheetData>${sheetData}</sheetData></worksheet>`),
    ...others,
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
