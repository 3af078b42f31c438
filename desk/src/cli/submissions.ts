// Commands for submissions, personal data and lists. Each export is a line in the audit log.
import { statuses } from '@tred/contract/desk-api';
import { readReference } from '@tred/contract/reference';
import { formIds, isFormId } from '@tred/contract/registry';
import { auditToCsv, submissionsToCsv, submissionsToJson, toCsv } from '../inbox/csv.ts';
import { aboutExport, aboutSubmissions } from '../inbox/submission-routes.ts';
import type { Settings } from '../settings.ts';
import { readManifest } from '../site/read-manifest.ts';
import { createAudit, eachAuditLine } from '../store/audit.ts';
import type { Store } from '../store/open-store.ts';
import { erasePersonalData, exportPersonalData, readPerson } from '../store/personal-data.ts';
import { runRetention } from '../store/retention.ts';
import {
  eachSubmission,
  findSubmission,
  listSubmissions,
  type SubmissionFilter,
} from '../store/submissions.ts';
import { listSubscribers } from '../store/subscribers.ts';
import { isConfidential, withReports } from '../store/visible-forms.ts';
import { createSubmissionContext, formsOf } from '../submission-context.ts';
import { type Command, CommandError, formatMinute } from './command-line.ts';
import type { RecordAction } from './users.ts';

function filter({ options }: Command): SubmissionFilter {
  const { form, status, spam, search } = options;
  if (form !== undefined && !isFormId(form)) {
    throw new CommandError(`there is no form "${form}"; there are ${formIds.join(', ')}`);
  }
  const known = statuses.find((one) => one === status);
  if (status !== undefined && !known)
    throw new CommandError(`--status must be one of ${statuses.join(', ')}`);
  return { form, status: known, spam, search, visibility: withReports };
}

/** Removes control characters, which could move the terminal's cursor. */
const plain = (text: string) => text.replace(/[^\P{Cc}\n\t]/gu, '�');

export function submissionCommands(
  command: Command,
  { store, settings, record }: { store: Store; settings: Settings; record: RecordAction },
): Record<string, () => Promise<void>> {
  const { options, argument, need, print } = command;
  const { db } = store;

  const readForms = async () => formsOf(await readManifest(settings.siteDir));

  /** Erasing may free a place, and the email to the waiting list needs the site. */
  const readContext = async () => createSubmissionContext(await readManifest(settings.siteDir), settings);

  function person() {
    const what = 'an email address or a phone number';
    const read = readPerson(need(what));
    if (!read) throw new CommandError(`"${argument}" is not ${what}`);
    return read;
  }

  async function printAll(parts: AsyncIterable<unknown>): Promise<void> {
    for await (const part of parts) await print(String(part));
  }

  const lists: Record<string, () => Promise<void>> = {
    async submissions() {
      const { format = 'csv' } = options;
      if (format !== 'csv' && format !== 'json') throw new CommandError('--format must be csv or json');
      const chosen = filter(command);
      await record(db, 'exported', { about: aboutExport({ format, search: chosen.search }, chosen) });
      const items = eachSubmission(db, chosen);
      await printAll(
        format === 'csv' ? submissionsToCsv(items, await readForms(), chosen.form) : submissionsToJson(items),
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
      if (!Number.isInteger(limit) || limit < 1) throw new CommandError('--limit must be a whole number');
      const chosen = filter(command);
      const { total, items } = await listSubmissions(db, chosen, { limit });
      await record(db, 'exported', {
        about: `${aboutExport({ format: 'list', search: chosen.search }, chosen)}, ${items.length}`,
      });
      for (const { reference, createdAt, form, status, email } of items) {
        await print(
          `${reference}  ${formatMinute(createdAt)}  ${status.padEnd(11)}  ${form.padEnd(20)}  ${plain(email ?? '')}\n`,
        );
      }
      await print(`${items.length} of ${total}\n`);
    },
    async show() {
      const reference = readReference(need('a reference'));
      const submission = reference && (await findSubmission(db, reference, withReports));
      if (!submission) throw new CommandError('there is no such submission');
      if (isConfidential(submission.form))
        await record(db, 'security-report-read', { reference: submission.reference });
      const labels = new Map(
        (await readForms()).get(submission.form)?.fields.map(({ name, label }) => [name, label]),
      );
      const lines = Object.entries(submission.values).map(
        ([name, value]) =>
          `${labels.get(name) ?? name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`,
      );
      const { form, status, spam, place, createdAt, notes, mails } = submission;
      const about = [form, formatMinute(createdAt), status, spam && `spam (${spam})`, place];
      await print(
        plain(`${submission.reference}  ${about.filter(Boolean).join(', ')}\n\n${lines.join('\n')}\n`),
      );
      for (const note of notes)
        await print(plain(`\n${formatMinute(note.createdAt)} ${note.author}: ${note.text}\n`));
      for (const mail of mails)
        await print(plain(`\nmail ${mail.state} (${mail.attempts}): ${mail.subject} ${mail.error ?? ''}\n`));
    },
    async export() {
      const list = lists[argument === 'entries' ? 'submissions' : (argument ?? 'submissions')];
      if (!list) throw new CommandError(`export takes ${Object.keys(lists).join(', ')}: not "${argument}"`);
      await list();
    },
    async person() {
      const data = await exportPersonalData(store, person(), withReports);
      await record(
        db,
        'person-exported',
        aboutSubmissions(data.submissions.map(({ reference }) => reference)),
      );
      await print(`${JSON.stringify(data, null, 2)}\n`);
    },
    async 'erase-expired'() {
      const context = await readContext();
      const audit = createAudit({ months: settings.auditMonths, clock: Date.now });
      const run = { audit, now: Date.now(), agreed: options.yes ?? false };
      const { erased, problem } = await runRetention(store, context, run);
      if (problem) throw new CommandError(`${problem.summary}. Fix: ${problem.fix}`);
      await print(`Erased ${erased} submissions after their retention period.\n`);
    },
    async erase() {
      const erased = await erasePersonalData(store, await readContext(), {
        person: person(),
        visibility: withReports,
        now: Date.now(),
        record: (tx, references) => record(tx, 'person-erased', aboutSubmissions(references)),
      });
      await print(`Erased ${erased.length} submissions and everything that belongs to them.\n`);
    },
  };
}
