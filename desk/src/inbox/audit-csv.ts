// The trail as a file that spreadsheets open.
import type { Readable } from 'node:stream';
import type { AuditLine } from '@tred/contract/audit-api';
import { toCsv } from './csv.ts';

export function auditToCsv(lines: AsyncIterable<AuditLine>): Readable {
  async function* rows() {
    for await (const { id, at, who, what, reference, about, network } of lines)
      yield [id, new Date(at).toISOString(), who, what, reference, about, network];
  }
  return toCsv(['number', 'when', 'who', 'what', 'reference', 'about', 'network'], rows());
}
