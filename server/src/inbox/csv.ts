// Writes lists as CSV; no visitor's text can become a formula.
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import type { AuditLine } from '../staff/audit.ts';
import type { Forms } from '../submission-context.ts';
import type { StoredSubmission } from '../submissions/submissions.ts';

/** csv-stringify escapes cells that start like a formula. Spreadsheets with other separators find more cells inside ours, so those are escaped too. */
const formula = /(?=[=+\-@＝＋－＠])(?<=(?:^|[;\t\r\n])[\s"]*)/gu;

const guard = (text: string) => text.replace(formula, "'");

/** With a byte-order mark, so that spreadsheets read UTF-8. */
export function toCsv(
  columns: readonly string[],
  rows: Iterable<readonly unknown[]> | AsyncIterable<readonly unknown[]>,
): Readable {
  const csv = stringify({
    bom: true,
    header: true,
    columns: [...columns],
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: {
      string: guard,
      boolean: String,
      object: (value) => guard(JSON.stringify(value)),
    },
  });
  return Readable.from(rows).compose(csv);
}

export const sendCsv = (reply: FastifyReply, name: string, csv: Readable) =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .send(csv);

/** One column for each label of the form, or of all forms. */
export function submissionsToCsv(
  submissions: AsyncIterable<StoredSubmission>,
  forms: Forms,
  form: string | undefined,
): Readable {
  const chosen = [...forms.values()].filter(({ id }) => form === undefined || id === form);
  const labels = [...new Set(chosen.flatMap(({ fields }) => fields.map(({ label }) => label)))];
  async function* rows() {
    for await (const { reference, form: id, createdAt, status, spam, place, values } of submissions) {
      const valuesByLabel = new Map(forms.get(id)?.fields.map(({ name, label }) => [label, values[name]]));
      const received = new Date(createdAt).toISOString();
      yield [
        reference,
        id,
        received,
        status,
        spam,
        place,
        ...labels.map((label) => valuesByLabel.get(label)),
      ];
    }
  }
  return toCsv(['reference', 'form', 'received', 'status', 'spam', 'place', ...labels], rows());
}

async function* jsonParts(submissions: AsyncIterable<StoredSubmission>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const { createdAt, ...submission } of submissions) {
    yield separator + JSON.stringify({ ...submission, received: new Date(createdAt).toISOString() });
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

export const submissionsToJson = (submissions: AsyncIterable<StoredSubmission>): Readable =>
  Readable.from(jsonParts(submissions));

export function auditToCsv(lines: AsyncIterable<AuditLine>): Readable {
  async function* rows() {
    for await (const { id, at, who, what, reference, about, network } of lines)
      yield [id, new Date(at).toISOString(), who, what, reference, about, network];
  }
  return toCsv(['number', 'when', 'who', 'what', 'reference', 'about', 'network'], rows());
}
