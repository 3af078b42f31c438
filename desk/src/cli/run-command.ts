// Does what one call of `tred-desk` asks for, and gives its exit status.
import { Refusal, recordFromShell, staffCommands } from '../cli-staff.ts';
import { toCsv } from '../inbox/csv.ts';
import { aboutEntries } from '../inbox/entry-queries.ts';
import { readSettings, type Settings, SettingsError } from '../settings.ts';
import { nginxHeaders } from '../site/nginx-headers.ts';
import { readManifest } from '../site/read-manifest.ts';
import { createAudit } from '../store/audit.ts';
import { retryLetters } from '../store/outbox.ts';
import { erasePerson, exportPerson } from '../store/people.ts';
import { wholeSight } from '../store/sight.ts';
import { listSubscribers } from '../store/subscribers.ts';
import { createSubmissionContext } from '../submission-context.ts';
import { version } from '../version.ts';
import { type Call, help, isCommand, Misunderstanding, readCall, type Surroundings } from './call.ts';
import { copyDatabase, move, restore } from './database-commands.ts';
import { exportAll, list, show } from './entry-commands.ts';
import { openExisting } from './open-existing.ts';
import { findSettings, type GivenSettings } from './settings-file.ts';

// What few commands need is loaded by those that do: the others start in half the time.

async function doctor({ print }: Call, settings: Settings, given: GivenSettings): Promise<number> {
  const { examine, formatFinding } = await import('./doctor.ts');
  const findings = await examine(settings, given);
  for (const finding of findings) await print(`${formatFinding(finding)}\n`);
  return findings.some(({ state }) => state === 'fail') ? 1 : 0;
}

async function printVersion({ print }: Call, settings: Settings): Promise<void> {
  await print(`desk ${version}\nNode ${process.versions.node}\n`);
  const { describeBuild } = await import('./doctor-site.ts');
  const build = await describeBuild(settings).catch((error: Error) => `none: ${error.message}`);
  await print(`site ${build}\n`);
}

async function run(call: Call): Promise<number> {
  const { options, command, argument, need, print, tell } = call;
  if (options.help || !command || command === 'help') {
    await print(help);
    return 0;
  }
  const given = findSettings(options.settings, call.env);
  const settings = readSettings(given.env);
  if (command === 'doctor') return doctor(call, settings, given);
  // Those that open no database, or open it in their own way.
  const apart: Record<string, () => Promise<void>> = {
    async headers() {
      if (argument !== 'nginx') throw new Refusal('headers needs the name of a server: nginx');
      await print(nginxHeaders(await readManifest(settings.siteDir)));
    },
    version: () => printVersion(call, settings),
    async 'test-mail'() {
      const { sendTestMail } = await import('./test-mail.ts');
      await print(`${await sendTestMail(settings, argument)}\n`);
    },
    restore: () => restore(call, settings),
    move: () => move(call, settings, given.from),
  };
  const alone = Object.hasOwn(apart, command) ? apart[command] : undefined;
  if (alone) {
    await alone();
    return 0;
  }
  if (!isCommand(command)) throw new Misunderstanding(`there is no command "${command}"`);
  const store = await openExisting(settings, { create: options.create ?? false, from: given.from });
  tell(`database ${store.place} (settings from ${given.from})`);
  const { db } = store;
  const record = recordFromShell(createAudit({ months: settings.auditMonths, clock: Date.now }));
  const people = staffCommands({ store, deskUrl: settings.deskUrl, options, need, print, record });
  const commands: Record<string, () => Promise<void>> = {
    ...people,
    list: () => list(call, store),
    show: () => show(call, store, record),
    export: () => exportAll(call, store, record),
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
    backup: () => copyDatabase(call, settings),
  };
  try {
    await commands[command]?.();
    return 0;
  } finally {
    await store.close();
  }
}

/** Whatever goes wrong is a line for a person. */
export async function runCommand(surroundings: Surroundings): Promise<number> {
  try {
    return await run(readCall(surroundings));
  } catch (error) {
    const lines =
      error instanceof SettingsError
        ? error.problems
        : [error instanceof Error ? error.message : String(error)];
    for (const line of lines) surroundings.tell(line);
    if (error instanceof Misunderstanding) surroundings.tell(`these are the commands.\n\n${help}`);
    return 1;
  }
}
