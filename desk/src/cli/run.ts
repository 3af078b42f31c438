// Runs one call of `tred-desk` and gives its exit status.
import desk from '../../package.json' with { type: 'json' };
import { readSettings, type Settings, SettingsError } from '../settings.ts';
import { createAudit } from '../store/audit.ts';
import { retryLetters } from '../store/outbox.ts';
import {
  type Call,
  findSettings,
  type GivenSettings,
  help,
  isCommand,
  Refusal,
  readCall,
  type Surroundings,
  WrongArguments,
} from './call.ts';
import { backup, move, restore } from './copies.ts';
import { openExisting } from './database.ts';
import { entryCommands } from './entries.ts';
import { peopleCommands, type RecordAct } from './people.ts';

/** Loaded here, and not above: the other commands start in half the time without it. */
async function doctor({ print }: Call, given: GivenSettings): Promise<number> {
  const { examine, formatFinding } = await import('./doctor.ts');
  const findings = await examine(given);
  for (const finding of findings) await print(`${formatFinding(finding)}\n`);
  return findings.some(({ state }) => state === 'fail') ? 1 : 0;
}

async function printVersion({ print }: Call, settings: Settings): Promise<void> {
  const { describeBuild } = await import('./doctor.ts');
  const build = await describeBuild(settings).catch((error: Error) => `none: ${error.message}`);
  await print(`desk ${desk.version}\nNode ${process.versions.node}\nsite ${build}\n`);
}

async function testMail({ print, second }: Call, settings: Settings): Promise<void> {
  const { sendTestMail } = await import('./mail.ts');
  await print(`${await sendTestMail(settings, second)}\n`);
}

async function onDatabase(
  call: Call,
  command: string,
  { settings, from, record }: { settings: Settings; from: string; record: RecordAct },
): Promise<void> {
  const { options, argument, print, tell } = call;
  const store = await openExisting(settings, { create: options.create ?? false, from });
  tell(`database ${store.place} (settings from ${from})`);
  const { db } = store;
  const commands: Record<string, () => Promise<void>> = {
    ...peopleCommands(call, { db, deskUrl: settings.deskUrl, record }),
    ...entryCommands(call, { store, settings, record }),
    async mail() {
      if (argument !== 'retry') throw new Refusal('mail needs test or retry');
      const letters = await retryLetters(db, Date.now());
      await record(db, 'mail-retried', { about: String(letters) });
      await print(`${letters} letters are due now.\n`);
    },
    backup: () => backup(call, store, settings, record),
  };
  try {
    await commands[command]?.();
  } finally {
    await store.close();
  }
}

async function run(call: Call): Promise<number> {
  const { options, command, argument, print } = call;
  if (options.help || (!command && !options.version)) {
    await print(help);
    return 0;
  }
  const given = findSettings(options.settings, call.env);
  if (command === 'doctor') {
    call.becomeOwnerOf?.(given.env.DATA_DIR ?? '');
    return doctor(call, given);
  }
  const settings = readSettings(given.env);
  call.becomeOwnerOf?.(settings.dataDir);
  const audit = createAudit({ months: settings.auditMonths, clock: Date.now });
  const record: RecordAct = (db, what, more) =>
    audit.record(db, { who: `shell: ${call.who}`, what, network: 'this machine', ...more });
  if (options.version) await printVersion(call, settings);
  else if (!command || !isCommand(command)) throw new WrongArguments(`there is no command "${command}"`);
  else if (command === 'mail' && argument === 'test') await testMail(call, settings);
  else if (command === 'restore') await restore(call, settings, record);
  else if (command === 'move') await move(call, settings, given.from);
  else await onDatabase(call, command, { settings, from: given.from, record });
  return 0;
}

/** Every problem becomes a line for a person. */
export async function runCommand(surroundings: Surroundings): Promise<number> {
  try {
    return await run(readCall(surroundings));
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    for (const line of error instanceof SettingsError ? error.problems : [said]) surroundings.tell(line);
    if (error instanceof WrongArguments) surroundings.tell(`these are the commands.\n\n${help}`);
    return 1;
  }
}
