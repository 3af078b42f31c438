// Tables as CSV and JSON with their sizes, a Frictionless Data Package that describes them, and an archive of
// everything.
import { writeCsv } from 'hucre/csv';
import { type GeneratedFiles, zip } from '~/files/file-route';
import { formatSize } from '~/lib/format-text';

type Cell = string | number | null;

export type Table = {
  name: string;
  title: string;
  text: string;
  source: string;
  fields: readonly { name: string; type: 'string' | 'integer' | 'date'; text: string }[];
  rows: readonly Readonly<Record<string, Cell>>[];
  /** JSON data, if they differ from the rows. */
  records?: readonly object[] | undefined;
};

export type DataPackage = {
  name: string;
  title: string;
  licence: { name: string; url: string; text: string };
};

/** RFC 4180. For spreadsheets it adds a UTF-8 mark and escapes formulas; programs need neither. */
export function csv(
  { fields, rows }: Pick<Table, 'rows'> & { fields: readonly { name: string }[] },
  reader: 'program' | 'spreadsheet',
): string {
  const names = fields.map(({ name }) => name);
  const forSpreadsheet = reader === 'spreadsheet';
  const text = writeCsv([names, ...rows.map((row) => names.map((name) => row[name] ?? null))], {
    lineSeparator: '\r\n',
    bom: forSpreadsheet,
    escapeFormulae: forSpreadsheet,
  });
  return `${text}\r\n`;
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** One record a line: small, and still readable. */
const jsonLines = (records: readonly object[]) =>
  `[\n${records.map((record) => `  ${JSON.stringify(record)}`).join(',\n')}\n]\n`;

export function dataFiles(about: DataPackage, tables: readonly Table[], folder: string) {
  const files: GeneratedFiles = {};
  const sheets = tables.map((table) => {
    const both = { csv: csv(table, 'program'), json: jsonLines(table.records ?? table.rows) };
    const links = Object.entries(both).map(([extension, content]) => {
      const file = `${table.name}.${extension}`;
      files[file] = content;
      return { label: extension.toUpperCase(), href: `${folder}/${file}`, size: sizeOf(content) };
    });
    return { ...table, files: links };
  });
  files['datapackage.json'] = json(describe(about, tables, files));
  const archive = `${about.name}.zip`;
  files[archive] = zip({ ...files, 'LICENCE.txt': about.licence.text });
  return { files, sheets, archive: { href: `${folder}/${archive}`, size: sizeOf(files[archive]) } };
}

function describe({ name, title, licence }: DataPackage, tables: readonly Table[], files: GeneratedFiles) {
  return {
    name,
    title,
    licenses: [{ name: licence.name, path: licence.url }],
    resources: tables.map((table) => ({
      name: table.name,
      title: table.title,
      path: `${table.name}.csv`,
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      bytes: bytesOf(files[`${table.name}.csv`]),
      sources: [{ title: table.source }],
      schema: {
        fields: table.fields.map((field) => ({
          name: field.name,
          type: field.type,
          description: field.text,
        })),
      },
    })),
  };
}

const bytesOf = (content: string | Uint8Array | undefined) => Buffer.byteLength(content ?? '');
const sizeOf = (content: string | Uint8Array | undefined) => formatSize(bytesOf(content));
