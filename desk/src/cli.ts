// The inbox from a shell: `npm run desk -- list`. Works on the same database as the desk, also while it runs.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { statuses } from '@tred/contract/desk-api';
import { readReference } from '@tred/contract/reference';
import { findForm, forms } from '@tred/contract/registry';
import { Refusal, recordFromShell, type Shell, staffCommands } from './cli-staff.ts';
import { entriesToCsv, entriesToJson, toCsv } from './inbox/csv.ts';
import { aboutEntries, aboutExport } from './inbox/entry-queries.ts';
import { readSettings, SettingsError } from './settings.ts';
import { nginxHeaders } from './site/nginx-headers.ts';
import { readManifest } from './site/read-manifest.ts';
import { createAudit } from './store/audit.ts';
import { eachSubmission, type Filter, findSubmission, listSubmissions } from './store/inbox.ts';
import { openStore, type Store, sqliteFile } from './store/open-store.ts';
import { retryLetters } from './store/outbox.ts';
import { erasePerson, exportPerson } from './store/people.ts';
import { ensurePrivate } from './store/private-file.ts';
import { isConfidential, wholeSight } from './store/sight.ts';
import { listSubscribers } from './store/subscribers.ts';
import { createSubmissionContext } from './submission-context.ts';

const help = `npm run desk -- COMMAND

  list                      the newest entries; --form ID, --status new|in-progress|done, --spam, --search "words", --limit N
  show REF                  one entry with its notes and mail
  export --format csv|json  all entries, oldest first; takes the same filters as list
  person EMAIL              everything about one address, as JSON
  erase EMAIL               erases everything about one address
  list-users                who may open the inbox, and what they may do there
  add-user NAME             lets someone in, with --owner, --export, --security; or gives them a new password
  set-rights NAME           exactly those of --owner, --export and --security that are given
  remove-user NAME          lets someone in no longer, and ends their log-ins
  end-log-ins NAME          ends someone's log-ins everywhere
  remove-code NAME          lets someone who lost their phone log in without a code
  require-codes on|off      whether everyone needs log-in codes
  audit                     who did what in the inbox and here, as CSV
  subscribers               confirmed newsletter addresses with their unsubscribe links, as CSV
  retry-mail                sends waiting and failed mail again now
  backup FILE               a whole copy of the SQLite database, while the desk runs
  headers nginx             the built site's headers and redirects as an include for nginx
`;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    form: { type: 'string' },
    status: { type: 'string' },
    spam: { type: 'boolean' },
    search: { type: 'string' },
    limit: { type: 'string' },
    format: { type: 'string' },
    owner: { type: 'boolean' },
    export: { type: 'boolean' },
    security: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});
const [command, argument] = positionals;

const print = async (text: string) => {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain');
};

function need(what: string): string {
  if (!argument) throw new Refusal(`${command} needs ${what}`);
  return argument;
}

function filter(): Filter {
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

async function list({ db }: Store): Promise<void> {
  const limit = Number(options.limit ?? 30);
  if (!Number.isInteger(limit) || limit < 1) throw new Refusal('--limit must be a whole number');
  const { total, items } = await listSubmissions(db, filter(), { limit });
  for (const { reference, createdAt, form, status, email } of items) {
    await print(
      `${reference}  ${time(createdAt)}  ${status.padEnd(11)}  ${form.padEnd(20)}  ${plain(email ?? '')}\n`,
    );
  }
  await print(`${items.length} of ${total}\n`);
}

async function show({ db }: Store, record: Shell['record']): Promise<void> {
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

async function exportAll({ db }: Store, record: Shell['record']): Promise<void> {
  const { format = 'csv' } = options;
  if (format !== 'csv' && format !== 'json') throw new Refusal('--format must be csv or json');
  const chosen = filter();
  await record(db, 'exported', { about: aboutExport({ format, search: chosen.search }, chosen) });
  const items = eachSubmission(db, chosen);
  for await (const part of format === 'csv' ? entriesToCsv(items, chosen.form) : entriesToJson(items))
    await print(String(part));
}

async function copyDatabase(store: Store, dataDir: string): Promise<void> {
  const file = need('a file');
  if (store.kind === 'postgres') throw new Refusal('use pg_dump for PostgreSQL: see docs/running.md');
  if (existsSync(file)) throw new Refusal(`${file} exists already`);
  ensurePrivate(file);
  const source = new DatabaseSync(sqliteFile(dataDir), { readOnly: true });
  await backup(source, file);
  source.close();
  // A copy that cannot be read back is no copy.
  const copy = new DatabaseSync(file, { readOnly: true });
  const [check] = copy.prepare('pragma integrity_check').all();
  copy.close();
  if (check?.integrity_check !== 'ok') throw new Refusal(`${file} is damaged: is the disk full?`);
  await print(`Copied to ${file}\n`);
}

async function run(): Promise<void> {
  if (options.help || !command) return print(help);
  const settings = readSettings(process.env);
  if (command === 'headers') {
    if (argument !== 'nginx') throw new Refusal('headers needs the name of a server: nginx');
    return print(nginxHeaders(await readManifest(settings.siteDir)));
  }
  const store = openStore(settings);
  const { db } = store;
  const record = recordFromShell(createAudit({ months: settings.auditMonths, clock: Date.now }));
  const people = staffCommands({ store, deskUrl: settings.deskUrl, options, need, print, record });
  const commands: Record<string, () => Promise<void>> = {
    ...people,
    list: () => list(store),
    show: () => show(store, record),
    export: () => exportAll(store, record),
    async person() {
      const person = await exportPerson(store, need('an e-mail address'), wholeSight);
      await record(db, 'person-exported', aboutEntries(person.submissions.map(({ reference }) => reference)));
      await print(`${JSON.stringify(person, null, 2)}\n`);
    },
    async erase() {
      const email = need('an e-mail address');
      // Whoever waits for a place that becomes free is told, so the site has to be known.
      const context = createSubmissionContext(await readManifest(settings.siteDir), settings);
      const erased = await erasePerson(store, context, {
        address: email,
        sight: wholeSight,
        now: Date.now(),
        record: (tx, references) => record(tx, 'person-erased', aboutEntries(references)),
      });
      await print(`Erased ${erased.length} entries and what belonged to them.\n`);
    },
    async subscribers() {
      const subscribers = await listSubscribers(store.db);
      const rows = subscribers.map(({ email, token }) => [
        email,
        `${settings.deskUrl}/newsletter/unsubscribe?token=${token}`,
      ]);
      for await (const part of toCsv(['email', 'unsubscribe'], rows)) await print(String(part));
    },
    async 'retry-mail'() {
      await print(`${await retryLetters(store.db, Date.now())} letters are due now.\n`);
    },
    backup: () => copyDatabase(store, settings.dataDir),
  };
  try {
    const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!chosen) throw new Refusal(`there is no command "${command}"; try npm run desk -- --help`);
    await store.prepare();
    await chosen();
  } finally {
    await store.close();
  }
}

run().catch((error: unknown) => {
  const lines =
    error instanceof SettingsError
      ? error.problems
      : [error instanceof Error ? error.message : String(error)];
  for (const line of lines) process.stderr.write(`desk: ${line}\n`);
  process.exitCode = 1;
});
