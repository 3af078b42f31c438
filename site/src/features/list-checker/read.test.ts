import { zipSync } from 'fflate';
import { writeOds } from 'hucre';
import { describe, expect, it } from 'vitest';
import { limits, RefusedFile } from './list.ts';
import { readFile } from './read.ts';
import { bytes, oldWorkbook, rawRow, rawWorkbook, workbook } from './test-files.ts';

const refusal = async (file: Uint8Array): Promise<string> => {
  try {
    await readFile(file);
    return 'read';
  } catch (fault) {
    if (fault instanceof RefusedFile) return fault.refusal;
    throw fault;
  }
};

/** The same workbook with a false size of its sheet, in the directory and in the local header. */
function saying(file: Uint8Array, size: number): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  for (let at = 0; at < file.length - 46; at++) {
    const signature = view.getUint32(at, true);
    const [nameAt, sizeAt] = { 33639248: [46, 24], 67324752: [30, 22] }[signature] ?? [];
    if (nameAt === undefined || sizeAt === undefined) continue;
    const name = new TextDecoder().decode(file.subarray(at + nameAt, at + nameAt + 13));
    if (name === 'xl/worksheets') view.setUint32(at + sizeAt, size, true);
  }
  return file;
}

const wide = Array.from({ length: 2000 }, (_, at) => `c${at}`);

const cells = async (file: Uint8Array) =>
  (await readFile(file)).sheets.map(({ rows }) => rows.map((row) => row.cells));

describe('text', () => {
  it.each([
    ['commas', 'Surname,Class\r\nNakato,S.1'],
    ['semicolons', 'Surname;Class\nNakato;S.1'],
    ['tabs', 'Surname\tClass\rNakato\tS.1'],
    ['the mark of UTF-8', '\ufeffSurname,Class\nNakato,S.1'],
    ['quotation marks', '"Surname","Class"\n"Nakato","S.1"'],
  ])('with %s', async (_, text) =>
    expect(await cells(bytes(text))).toEqual([
      [
        ['Surname', 'Class'],
        ['Nakato', 'S.1'],
      ],
    ]),
  );

  it('counts rows as a spreadsheet does, also past empty ones', async () => {
    const { sheets } = await readFile(bytes('Surname,Class\n\n,,\n"Nak\nato",S.1'));
    expect(sheets[0]?.rows.map(({ at }) => at)).toEqual([1, 4]);
  });

  it('in an encoding older than UTF-8 is read and noted', async () => {
    const { sheets, notes } = await readFile(
      Uint8Array.from([...bytes('Surname,Class\n'), 0xc9, 0x6d, 0x69, ...bytes(',S.1')]),
    );
    expect(sheets[0]?.rows[1]?.cells[0]).toBe('Émi');
    expect(notes).toEqual([{ note: 'not-utf8' }]);
  });

  it('in UTF-16 is read', async () => {
    const text = 'Surname,Class\nŊole,S.1';
    const units = [...text].map((sign) => sign.charCodeAt(0));
    const little = Uint8Array.from([0xff, 0xfe, ...units.flatMap((unit) => [unit & 255, unit >> 8])]);
    expect((await cells(little))[0]?.[1]?.[0]).toBe('Ŋole');
  });

  it('with an unclosed quotation mark is refused', async () => {
    const text = `Surname,Class\n"Nakato,S.1\n${'Okello,S.1\n'.repeat(5000)}`;
    expect(await refusal(bytes(text))).toBe('unclosed-quote');
  });

  it('with 2,000 columns, a wall of commas or too many lines is refused', async () => {
    expect(await refusal(bytes(wide.join(',')))).toBe('too-many-columns');
    expect(await refusal(bytes(`a${','.repeat(100_000)}b`))).toBe('too-many-columns');
    expect(await refusal(bytes('a,b\n'.repeat(limits.rows + 1)))).toBe('too-many-rows');
    expect(await refusal(bytes('\n'.repeat(300_000)))).toBe('too-many-rows');
  });

  it('with empty columns to the edge is read', async () => {
    expect(await refusal(bytes(`Surname,Class${','.repeat(3000)}\nNakato,S.1`))).toBe('read');
  });
});

describe('a workbook', () => {
  it('gives text, numbers and days, sheet by sheet', async () => {
    const born = new Date('2010-03-22T00:00:00Z');
    const rows = [
      ['Surname', 'DOB'],
      ['Nakato & Sons', born, 772123456],
    ];
    const file = await workbook({ 'S.1': rows, Empty: [], 'S.2': [['Surname']] });
    const { sheets, notes } = await readFile(file);
    expect(sheets.map(({ name }) => name)).toEqual(['S.1', 'S.2']);
    expect(sheets[0]?.rows[1]).toEqual({ at: 2, cells: ['Nakato & Sons', born, 772123456] });
    expect(notes).toEqual([{ note: 'empty-sheets', names: ['Empty'] }]);
  });

  it('with formulas gives their last result, and counts them', async () => {
    const sheet = `${rawRow(1, 'Surname', 'Phone')}<row r="2"><c r="A2" t="str"><f>HYPERLINK("http://evil.example")</f><v>Nakato</v></c><c r="B2"><f>1+1</f><v>2</v></c></row>`;
    const { sheets, notes } = await readFile(rawWorkbook(sheet));
    expect(sheets[0]?.rows[1]?.cells).toEqual(['Nakato', 2]);
    expect(notes).toEqual([{ note: 'formulas', count: 2 }]);
  });

  it('leaves hidden sheets out', async () => {
    expect(await refusal(rawWorkbook(rawRow(1, 'Surname'), { state: 'state="hidden"' }))).toBe('empty');
  });

  it('does not follow entities that a document type defines', async () => {
    const head =
      '<?xml version="1.0"?><!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>';
    const file = rawWorkbook('<row r="1"><c r="A1" t="inlineStr"><is><t>&b;&x;</t></is></c></row>', { head });
    const outcome = await refusal(file);
    if (outcome === 'read') expect(JSON.stringify(await cells(file))).not.toMatch(/aaaa|root:/);
    else expect(outcome).toBe('broken');
  });

  it('that says it unpacks to gigabytes is refused before it is unpacked', async () => {
    expect(await refusal(saying(rawWorkbook(rawRow(1, 'Surname')), 3_000_000_000))).toBe('bomb');
  });

  it.each([0, 200])('that unpacks to more than the %s bytes it says is stopped there', async (said) => {
    expect(await refusal(saying(rawWorkbook(rawRow(1, 'Surname', 'x'.repeat(100_000))), said))).toBe('bomb');
  });

  it('with cells at the far edge, or 2,000 columns, is refused', async () => {
    const edge = `${rawRow(1, 'Surname')}<row r="2"><c r="XFD2"><v>1</v></c></row>`;
    expect(await refusal(rawWorkbook(edge))).toBe('too-many-columns');
    expect(await refusal(await workbook({ a: [wide] }))).toBe('too-many-columns');
  });

  it('with a cell that no sheet has, half of its bytes or no sheet is broken', async () => {
    const whole = rawWorkbook(rawRow(1, 'Surname'));
    expect(await refusal(whole.slice(0, whole.length / 2))).toBe('broken');
    expect(await refusal(rawWorkbook('<row r="1"><c r="ZZZZZZ99999999"><v>1</v></c></row>'))).toBe('broken');
    expect(await refusal(zipSync({ 'xl/workbook.xml': bytes('<workbook/>') }))).toBe('broken');
  });
});

describe('a workbook of another format is read', () => {
  const rows = [
    ['Surname', 'Class'],
    ['Nakato', 'S.1'],
  ];
  it.each([
    ['Excel before 2007', () => oldWorkbook('S.1', rows)],
    ['OpenDocument', () => writeOds({ sheets: [{ name: 'S.1', rows }] })],
  ])('%s', async (_, file) => {
    const { sheets } = await readFile(await file());
    expect(sheets).toMatchObject([
      { name: 'S.1', rows: rows.map((cells, index) => ({ at: index + 1, cells })) },
    ]);
  });
});

describe('refuses files of other kinds, each with its reason', () => {
  const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

  it.each<[string, Uint8Array]>([
    ['empty', bytes('')],
    ['empty', bytes('\n , \n')],
    ['pdf', bytes('%PDF-1.7')],
    ['picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10])],
    ['picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])],
    ['password', Uint8Array.from([...ole, ...new Array(600).fill(0)])],
    ['web-page', bytes('<html><table><tr><td>Surname</td></tr></table></html>')],
    ['binary', Uint8Array.from([1, 2, 3, 0, 4, 5])],
    ['binary', Uint8Array.from({ length: 4000 }, (_, at) => (at % 31) + 1)],
    ['archive', Uint8Array.from([0x1f, 0x8b, 8])],
    ['archive', zipSync({ 'photos/a.txt': bytes('a') })],
    ['word', zipSync({ 'word/document.xml': bytes('a') })],
    ['numbers', zipSync({ 'Index/Document.iwa': bytes('a') })],
    ['broken', bytes('PK\u0003\u0004 and no more')],
    ['too-big', new Uint8Array(limits.fileBytes + 1)],
  ])('%s', async (reason, file) => expect(await refusal(file)).toBe(reason));
});
