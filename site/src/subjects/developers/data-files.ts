// Tables as files: each as CSV and JSON with its true size, a description of them all for programs
// (Frictionless Data Package), and an archive of everything.
import { stringify } from 'csv-stringify/sync';
import { type GeneratedFiles, zip } from '~/files/file-route';
import { formatSize } from '~/lib/words';

type Cell = string | number | null;

export type Table = {
  name: string;
  title: string;
  text: string;
  source: string;
  fields: readonly { name: string; type: 'string' | 'integer' | 'date'; text: string }[];
  /** One line each in the CSV file. */
  rows: readonly Readonly<Record<string, Cell>>[];
  /** The same as JSON, where that is not the rows as they are. */
  records?: readonly object[] | undefined;
};

export type DataPackage = {
  name: string;
  title: string;
  licence: { name: string; url: string; text: string };
};

/**
 * RFC 4180. For a spreadsheet it opens with a mark that says UTF-8, and a cell that would be taken for a formula is kept
 * as text; a program wants neither, and reads a phone number that starts with a plus as it is.
 */
export function csv(
  { fields, rows }: Pick<Table, 'rows'> & { fields: readonly { name: string }[] },
  reader: 'program' | 'spreadsheet',
): string {
  const forSpreadsheet = reader === 'spreadsheet';
  return stringify([...rows], {
    header: true,
    columns: fields.map(({ name }) => name),
    record_delimiter: 'windows',
    bom: forSpreadsheet,
    escape_formulas: forSpreadsheet,
  });
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** One line a record: small enough for a phone, and still readable. */
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
