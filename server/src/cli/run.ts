// Runs one `tred-desk` command and returns its exit code.
import server from '../../package.json' with { type: 'json' };
import { errorMessage } from '../error-text.ts';
import { readSettings, type Settings, SettingsError } from '../settings.ts';
import { createAudit } from '../staff/audit.ts';
import { backup, restore } from './backups.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  findSettings,
  help,
  isCommand,
  type LoadedSettings,
  parseCommand,
  WrongArguments,
} from './command-line.ts';
import { openExisting } from './database.ts';
import { databaseCommands, type RecordAction } from './database-commands.ts';

/** Imported on demand: the other commands start twice as fast. */
async function doctor(command: Command, loaded: LoadedSettings): Promise<number> {
  const { examine, formatFinding } = await import('./doctor.ts');
  command.becomeOwnerOf?.(loaded.env.DATA_DIR ?? '');
  const findings = await examine(loaded);
  for (const finding of findings) await command.print(`${formatFinding(finding)}\n`);
  if (!findings.some(({ state }) => state === 'fail')) return 0;
  if (command.options.mail) {
    const { sendNow } = await import('./mail.ts');
    const wrong = findings.filter(({ state }) => state !== 'ok').map(formatFinding);
    const settings = readSettings(loaded.env);
    await command.print(
      `${await sendNow(settings, command.argument, {
        subject: `Something is wrong at ${settings.serverUrl}`,
        text: `tred-desk doctor found:\n\n${wrong.join('\n\n')}\n`,
      })}\n`,
    );
  }
  return 1;
}

async function printVersion({ print }: Command, settings: Settings): Promise<void> {
  const { describeBuild } = await import('./doctor.ts');
  const build = await describeBuild(settings).catch((error: Error) => `none: ${error.message}`);
  await print(`server ${server.version}\nNode ${process.versions.node}\nsite ${build}\n`);
}

async function testMail({ argument, print, second }: Command, settings: Settings): Promise<void> {
  if (argument !== 'test') throw new CommandError('mail needs test');
  const { sendNow } = await import('./mail.ts');
  const { serverUrl } = settings;
  const reply = await sendNow(settings, second, {
    subject: `A test from ${serverUrl}`,
    text: `This email was sent by hand, to see whether mail from ${serverUrl} arrives. It did.\n`,
  });
  await print(`${reply}\nNow see whether it arrives, and not among spam.\n`);
}

async function onDatabase(
  command: Command,
  name: string,
  { settings, from, record }: { settings: Settings; from: string; record: RecordAction },
): Promise<void> {
  const { options, log } = command;
  const store = await openExisting(settings, { create: options.create ?? false, from });
  log(`database ${store.place} (settings from ${from})`);
  try {
    await databaseCommands(command, { store, settings, record })[name]?.();
  } finally {
    await store.close();
  }
}

async function run(command: Command): Promise<number> {
  const { options, name, print } = command;
  if (options.help || (!name && !options.version)) {
    await print(help);
    return 0;
  }
  const loaded = findSettings(options.settings, command.env);
  if (name === 'doctor') return doctor(command, loaded);
  const settings = readSettings(loaded.env);
  command.becomeOwnerOf?.(settings.dataDir);
  const audit = createAudit({ months: settings.auditMonths, clock: Date.now });
  const record: RecordAction = (db, what, more) =>
    audit.record(db, { who: `shell: ${command.who}`, what, network: 'this machine', ...more });
  if (options.version) await printVersion(command, settings);
  else if (!name || !isCommand(name)) throw new WrongArguments(`there is no command "${name}"`);
  else if (name === 'mail') await testMail(command, settings);
  else if (name === 'backup') await backup(command, settings, { from: loaded.from, record });
  else if (name === 'restore') await restore(command, settings, record);
  else await onDatabase(command, name, { settings, from: loaded.from, record });
  return 0;
}

export async function runCommand(context: CommandContext): Promise<number> {
  try {
    return await run(parseCommand(context));
  } catch (error) {
    for (const line of error instanceof SettingsError ? error.problems : [errorMessage(error)])
      context.log(line);
    if (error instanceof WrongArguments) context.log(`these are the commands.\n\n${help}`);
    return 1;
  }
}
