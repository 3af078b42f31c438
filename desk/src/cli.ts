// `tred-desk`: the desk from a shell. Reads the settings that the service reads, works on the same database, also while
// it runs, and says which one that is.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { statuses } from '@tred/contract/desk-api';
import { readReference } from '@tred/contract/reference';
import { findForm, forms } from '@tred/contract/registry';
import { openExisting } from './cli/open-existing.ts';
import { findSettings } from './cli/settings-file.ts';
import { copySqlite, isInUse, restoreSqlite } from './cli/sqlite-file.ts';
import { Refusal, recordFromShell, type Shell, staffCommands } from './cli-staff.ts';
import { entriesToCsv, entriesToJson, toCsv } from './inbox/csv.ts';
import { aboutEntries, aboutExport } from './inbox/entry-queries.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { nginxHeaders } from './site/nginx-headers.ts';
import { readManifest } from './site/read-manifest.ts';
import { createAudit } from './store/audit.ts';
import { eachSubmission, type Filter, findSubmission, listSubmissions } from './store/inbox.ts';
import { type Store, sqliteFile } from './store/open-store.ts';
import { retryLetters } from './store/outbox.ts';
import { erasePerson, exportPerson } from './store/people.ts';
import { isConfidential, wholeSight } from './store/sight.ts';
import { listSubscribers } from './store/subscribers.ts';
import { createSubmissionContext } from './submission-context.ts';
import { version } from './version.ts';

const help = `tred-desk COMMAND    (in the checkout also: npm run desk -- COMMAND)

  --settings FILE           where the settings are; without it DESK_SETTINGS, or /etc/tred/desk.env, or the environment
  --create                  makes the database when there is none

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
  test-mail [EMAIL]         sends a letter now, to EMAIL or to MAIL_TO, and says what the mail server answers
  backup FILE               a whole copy of the database, while the desk runs (PostgreSQL: by pg_dump)
  restore FILE              puts such a copy back, while the desk does not run; PostgreSQL wants --replace
  move sqlite postgres      everything from DATA_DIR's SQLite into the empty DATABASE_URL (or the other way round),
                            and reads every row back
  doctor                    looks at settings, rights, disk, database, mail, clock, site and desk; a line each
  version                   of the desk, its Node and the build it serves
  headers nginx             the built site's headers and redirects as an include for nginx
`;

const known = {
  settings: { type: 'string' },
  create: { type: 'boolean' },
  replace: { type: 'boolean' },
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
} as const;

// What few commands need is loaded by those that do: the others start in half the time.

/** What was typed is not understood: the list of what would be follows. */
class Misunderstanding extends Refusal {}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: known });
  } catch (error) {
    // Its second sentence is about words that begin with a dash, which none of ours do.
    const [said] = (error instanceof Error ? error.message : String(error)).split('. ');
    process.stderr.write(`desk: ${said}\n\n${help}`);
    process.exit(1);
  }
}

const { values: options, positionals } = readArguments();
const [command, argument, second] = positionals;

// Whoever reads only the beginning (`| head`) has had enough.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

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

async function copyDatabase({ databaseUrl, dataDir }: Settings): Promise<void> {
  const file = need('a file');
  const { dumpPostgres } = await import('./cli/postgres-dump.ts');
  const said = databaseUrl ? dumpPostgres(databaseUrl, file) : await copySqlite(sqliteFile(dataDir), file);
  await print(`${said}\n`);
}

/** There need not be a database yet, and it must not be open. */
async function restore({ databaseUrl, dataDir }: Settings): Promise<void> {
  const file = need('a file');
  const { restorePostgres } = await import('./cli/postgres-dump.ts');
  const said = databaseUrl
    ? restorePostgres(databaseUrl, file, options.replace ?? false)
    : restoreSqlite(file, sqliteFile(dataDir));
  await print(`${said}\n`);
}

async function move(settings: Settings, from: string): Promise<void> {
  const { MoveError, moveDatabase } = await import('./store/move-database.ts');
  const way = `${argument} ${second}`;
  if (way !== 'sqlite postgres' && way !== 'postgres sqlite')
    throw new Refusal('move needs where from and where to: sqlite postgres, or postgres sqlite');
  const { databaseUrl, dataDir } = settings;
  if (!databaseUrl) throw new Refusal('DATABASE_URL is not set: it names the PostgreSQL to move to or from');
  const toPostgres = way === 'sqlite postgres';
  const sqlite = { dataDir, databaseUrl: undefined };
  const [here, there] = toPostgres ? [sqlite, settings] : [settings, sqlite];
  const source = await openExisting(here, { create: false, from });
  await source.close();
  const file = sqliteFile(dataDir);
  if (toPostgres && isInUse(file)) throw new Refusal(`${file} is in use: stop the desk first`);
  const opened = await openExisting(here, { create: false, from });
  try {
    const target = await openExisting(there, { create: true, from });
    await tell(`from ${opened.place}\n`);
    await tell(`to ${target.place}\n`);
    try {
      await moveDatabase(opened.db, target.db, (table, rows) =>
        print(`${table.padEnd(16)} ${rows} rows, each the same\n`),
      );
    } catch (error) {
      throw error instanceof MoveError ? new Refusal(`${error.message}. Nothing was moved.`) : error;
    } finally {
      await target.close();
    }
  } finally {
    await opened.close();
  }
  await print(
    toPostgres
      ? `Moved. Keep the file "secret" in ${dataDir}, or set DESK_SECRET to what it holds; with DATABASE_URL set, start the desk.\n`
      : 'Moved. Take DATABASE_URL out of the settings and start the desk.\n',
  );
}

async function doctor(settings: Settings, given: ReturnType<typeof findSettings>): Promise<void> {
  const { examine, formatFinding } = await import('./cli/doctor.ts');
  const findings = await examine(settings, given);
  for (const finding of findings) await print(`${formatFinding(finding)}\n`);
  if (findings.some(({ state }) => state === 'fail')) process.exitCode = 1;
}

async function printVersion(settings: Settings): Promise<void> {
  await print(`desk ${version}\nNode ${process.versions.node}\n`);
  const { describeBuild } = await import('./cli/doctor-site.ts');
  const build = await describeBuild(settings).catch((error: Error) => `none: ${error.message}`);
  await print(`site ${build}\n`);
}

/** Beside what was asked for, so that a CSV stays a CSV. */
const tell = async (text: string) => {
  process.stderr.write(`desk: ${text}`);
};

async function run(): Promise<void> {
  if (options.help || !command || command === 'help') return print(help);
  const given = findSettings(options.settings, process.env);
  const settings = readSettings(given.env);
  // Those that open no database, or open it in their own way.
  const apart: Record<string, () => Promise<void>> = {
    async headers() {
      if (argument !== 'nginx') throw new Refusal('headers needs the name of a server: nginx');
      await print(nginxHeaders(await readManifest(settings.siteDir)));
    },
    version: () => printVersion(settings),
    doctor: () => doctor(settings, given),
    async 'test-mail'() {
      const { sendTestMail } = await import('./cli/test-mail.ts');
      await print(`${await sendTestMail(settings, argument)}\n`);
    },
    restore: () => restore(settings),
    move: () => move(settings, given.from),
  };
  const alone = Object.hasOwn(apart, command) ? apart[command] : undefined;
  if (alone) return alone();
  if (!isCommand(command)) throw new Misunderstanding(`there is no command "${command}"`);
  const store = await openExisting(settings, { create: options.create ?? false, from: given.from });
  await tell(`database ${store.place} (settings from ${given.from})\n`);
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
    backup: () => copyDatabase(settings),
  };
  try {
    await commands[command]?.();
  } finally {
    await store.close();
  }
}

/** As the help has it, so that a database is opened for nothing else. */
const isCommand = (name: string) => new RegExp(`^  ${name.replace(/\W/g, '\\$&')} `, 'm').test(help);

run().catch((error: unknown) => {
  const lines =
    error instanceof SettingsError
      ? error.problems
      : [error instanceof Error ? error.message : String(error)];
  for (const line of lines) process.stderr.write(`desk: ${line}\n`);
  if (error instanceof Misunderstanding) process.stderr.write(`\n${help}`);
  process.exitCode = 1;
});
