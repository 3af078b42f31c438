// What came in, from a shell: a list, one entry, or all of them as a file.
import { statuses } from '@tred/contract/desk-api';
import { readReference } from '@tred/contract/reference';
import { findForm, forms } from '@tred/contract/registry';
import { Refusal, type Shell } from '../cli-staff.ts';
import { entriesToCsv, entriesToJson } from '../inbox/csv.ts';
import { aboutExport } from '../inbox/entry-queries.ts';
import { eachSubmission, type Filter, findSubmission, listSubmissions } from '../store/inbox.ts';
import type { Store } from '../store/open-store.ts';
import { isConfidential, wholeSight } from '../store/sight.ts';
import type { Call } from './call.ts';

function filter({ options }: Call): Filter {
  const { form, status, spam, search } = options;
  if (form !== undefined && !findForm(form)) {
    throw new Refusal(`there is no form "${form}"; there are ${forms.map(({ id }) => id).join(', ')}`);
  }
  const known = statuses.find((one) => one === status);
  if (status !== undefined && !known) throw new Refusal(`--status must be one of ${statuses.join(', ')}`);
  return { form, status: known, spam, search, sight: wholeSight };
}

const time = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
/** Visitors' text in a terminal: no control character of theirs may move the cursor. */
const plain = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '�');

export async function list(call: Call, { db }: Store): Promise<void> {
  const { options, print } = call;
  const limit = Number(options.limit ?? 30);
  if (!Number.isInteger(limit) || limit < 1) throw new Refusal('--limit must be a whole number');
  const { total, items } = await listSubmissions(db, filter(call), { limit });
  for (const { reference, createdAt, form, status, email } of items) {
    await print(
      `${reference}  ${time(createdAt)}  ${status.padEnd(11)}  ${form.padEnd(20)}  ${plain(email ?? '')}\n`,
    );
  }
  await print(`${items.length} of ${total}\n`);
}

export async function show({ need, print }: Call, { db }: Store, record: Shell['record']): Promise<void> {
  const reference = readReference(need('a reference'));
  const entry = reference && (await findSubmission(db, reference, wholeSight));
  if (!entry) throw new Refusal('there is no such entry');
  if (isConfidential(entry.form)) await record(db, 'security-report-read', { reference: entry.reference });
  const labels = new Map(findForm(entry.form)?.fields.map(({ name, label }) => [name, label]));
  const lines = Object.entries(entry.values).map(
    ([name, value]) =>
      `${labels.get(name) ?? name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const { form, status, spam, place, createdAt, notes, mails } = entry;
  const about = [form, time(createdAt), status, spam && `spam (${spam})`, place].filter(Boolean).join(', ');
  await print(plain(`${entry.reference}  ${about}\n\n${lines.join('\n')}\n`));
  for (const note of notes) await print(plain(`\n${time(note.createdAt)} ${note.author}: ${note.text}\n`));
  for (const mail of mails)
    await print(plain(`\nmail ${mail.state} (${mail.attempts}): ${mail.subject} ${mail.error ?? ''}\n`));
}

export async function exportAll(call: Call, { db }: Store, record: Shell['record']): Promise<void> {
  const { format = 'csv' } = call.options;
  if (format !== 'csv' && format !== 'json') throw new Refusal('--format must be csv or json');
  const chosen = filter(call);
  await record(db, 'exported', { about: aboutExport({ format, search: chosen.search }, chosen) });
  const items = eachSubmission(db, chosen);
  for await (const part of format === 'csv' ? entriesToCsv(items, chosen.form) : entriesToJson(items))
    await call.print(String(part));
}
