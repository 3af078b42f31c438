// Entries, people's data and lists from a shell. Everything that leaves the database here is a line in the audit trail.
import { statuses } from '@tred/contract/desk-api';
import { readReference } from '@tred/contract/reference';
import { formIds, isFormId } from '@tred/contract/registry';
import { auditToCsv, entriesToCsv, entriesToJson, toCsv } from '../inbox/csv.ts';
import { aboutEntries, aboutExport } from '../inbox/entry-routes.ts';
import type { Settings } from '../settings.ts';
import { readManifest } from '../site/read-manifest.ts';
import { eachAuditLine } from '../store/audit.ts';
import { eachSubmission, type Filter, findSubmission, listSubmissions } from '../store/inbox.ts';
import type { Store } from '../store/open-store.ts';
import { erasePerson, exportPerson } from '../store/people.ts';
import { listSubscribers } from '../store/subscribers.ts';
import { isConfidential, withReports } from '../store/visible-forms.ts';
import { createSubmissionContext, formsOf } from '../submission-context.ts';
import { type Call, Refusal } from './call.ts';
import type { RecordAct } from './people.ts';

function filter({ options }: Call): Filter {
  const { form, status, spam, search } = options;
  if (form !== undefined && !isFormId(form)) {
    throw new Refusal(`there is no form "${form}"; there are ${formIds.join(', ')}`);
  }
  const known = statuses.find((one) => one === status);
  if (status !== undefined && !known) throw new Refusal(`--status must be one of ${statuses.join(', ')}`);
  return { form, status: known, spam, search, visibility: withReports };
}

const time = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
/** Visitors' text in a terminal: none of its control characters may move the cursor. */
const plain = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '�');

export function entryCommands(
  call: Call,
  { store, settings, record }: { store: Store; settings: Settings; record: RecordAct },
): Record<string, () => Promise<void>> {
  const { options, argument, need, print } = call;
  const { db } = store;

  /** The words of forms are in the built site. */
  const readForms = async () => formsOf(await readManifest(settings.siteDir));

  async function printAll(parts: AsyncIterable<unknown>): Promise<void> {
    for await (const part of parts) await print(String(part));
  }

  const lists: Record<string, () => Promise<void>> = {
    async entries() {
      const { format = 'csv' } = options;
      if (format !== 'csv' && format !== 'json') throw new Refusal('--format must be csv or json');
      const chosen = filter(call);
      await record(db, 'exported', { about: aboutExport({ format, search: chosen.search }, chosen) });
      const items = eachSubmission(db, chosen);
      await printAll(
        format === 'csv' ? entriesToCsv(items, await readForms(), chosen.form) : entriesToJson(items),
      );
    },
    async audit() {
      await record(db, 'audit-exported');
      await printAll(auditToCsv(eachAuditLine(db)));
    },
    async subscribers() {
      const subscribers = await listSubscribers(db);
      await record(db, 'exported', { about: `subscribers, ${subscribers.length}` });
      const link = `${settings.deskUrl}/newsletter/unsubscribe?token=`;
      const rows = subscribers.map(({ email, token }) => [email, link + token]);
      await printAll(toCsv(['email', 'unsubscribe'], rows));
    },
  };

  return {
    async list() {
      const limit = Number(options.limit ?? 30);
      if (!Number.isInteger(limit) || limit < 1) throw new Refusal('--limit must be a whole number');
      const chosen = filter(call);
      const { total, items } = await listSubmissions(db, chosen, { limit });
      await record(db, 'exported', {
        about: `${aboutExport({ format: 'list', search: chosen.search }, chosen)}, ${items.length}`,
      });
      for (const { reference, createdAt, form, status, email } of items) {
        await print(
          `${reference}  ${time(createdAt)}  ${status.padEnd(11)}  ${form.padEnd(20)}  ${plain(email ?? '')}\n`,
        );
      }
      await print(`${items.length} of ${total}\n`);
    },
    async show() {
      const reference = readReference(need('a reference'));
      const entry = reference && (await findSubmission(db, reference, withReports));
      if (!entry) throw new Refusal('there is no such entry');
      if (isConfidential(entry.form))
        await record(db, 'security-report-read', { reference: entry.reference });
      const labels = new Map(
        (await readForms()).get(entry.form)?.fields.map(({ name, label }) => [name, label]),
      );
      const lines = Object.entries(entry.values).map(
        ([name, value]) =>
          `${labels.get(name) ?? name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
      );
      const { form, status, spam, place, createdAt, notes, mails } = entry;
      const about = [form, time(createdAt), status, spam && `spam (${spam})`, place];
      await print(plain(`${entry.reference}  ${about.filter(Boolean).join(', ')}\n\n${lines.join('\n')}\n`));
      for (const note of notes)
        await print(plain(`\n${time(note.createdAt)} ${note.author}: ${note.text}\n`));
      for (const mail of mails)
        await print(plain(`\nmail ${mail.state} (${mail.attempts}): ${mail.subject} ${mail.error ?? ''}\n`));
    },
    async export() {
      const list = lists[argument ?? 'entries'];
      if (!list) throw new Refusal(`export takes ${Object.keys(lists).join(', ')}: not "${argument}"`);
      await list();
    },
    async person() {
      const person = await exportPerson(store, need('an e-mail address'), withReports);
      await record(db, 'person-exported', aboutEntries(person.submissions.map(({ reference }) => reference)));
      await print(`${JSON.stringify(person, null, 2)}\n`);
    },
    async erase() {
      const address = need('an e-mail address');
      // People on a waiting list are told when a place becomes free, so the site has to be known.
      const context = createSubmissionContext(await readManifest(settings.siteDir), settings);
      const erased = await erasePerson(store, context, {
        address,
        visibility: withReports,
        now: Date.now(),
        record: (tx, references) => record(tx, 'person-erased', aboutEntries(references)),
      });
      await print(`Erased ${erased.length} entries and what belonged to them.\n`);
    },
  };
}
