// Runs one `tred-server` command and returns its exit code.
import packageFile from '../../package.json' with { type: 'json' };
import { errorMessage } from '../error-text.ts';
import { formatMinute } from '../kampala-days.ts';
import { mailProblem } from '../mail/mail-problem.ts';
import { openTransport } from '../mail/mailer.ts';
import { readSettings, type Settings, SettingsError } from '../settings.ts';
import { createAudit } from '../staff/audit.ts';
import { backup, restore } from './backups.ts';
import {
  type Command,
  type CommandContext,
  CommandError,
  findSettings,
  help,
  parseCommand,
  WrongArguments,
} from './command-line.ts';
import { openExisting, type RecordAction } from './database.ts';
import { databaseCommands } from './database-commands.ts';
import { examine, formatFinding, readBuild } from './doctor.ts';

async function printVersion({ print }: Command, settings: Settings): Promise<void> {
  const build = await readBuild(settings).then(
    ({ id, madeAt }) => `build ${id}, made ${formatMinute(madeAt)}, in ${settings.siteDir}`,
    (error: Error) => `none: ${error.message}`,
  );
  await print(`server ${packageFile.version}\nNode ${process.versions.node}\nsite ${build}\n`);
}

/** Sends an email at once, without the outbox, to MAIL_TO without an address. Prints the mail server's reply. */
async function sendNow(
  { print }: Command,
  { smtpUrl, mailFrom, mailTo }: Settings,
  { to = mailTo, ...mail }: { to: string | undefined; subject: string; text: string },
): Promise<void> {
  if (!smtpUrl)
    throw new CommandError(
      'SMTP_URL is not set, so the server sends no email: see Settings in docs/running.md',
    );
  if (!to) throw new CommandError('there is no address to send to: name one, or set MAIL_TO');
  const transport = openTransport(smtpUrl);
  const where = `${new URL(smtpUrl).hostname}, from ${mailFrom.address} to ${to}`;
  try {
    const { response } = await transport.sendMail({ from: mailFrom, to, ...mail });
    await print(`Taken by ${where}: ${response.trim()}\n`);
  } catch (error) {
    throw new CommandError(`${where} refused the email: ${mailProblem(error)}`);
  } finally {
    transport.close();
  }
}

async function testMail(command: Command, settings: Settings): Promise<void> {
  if (command.argument !== 'test') throw new CommandError('mail needs test');
  const { serverUrl } = settings;
  await sendNow(command, settings, {
    to: command.second,
    subject: `A test from ${serverUrl}`,
    text: `This email was sent by hand, to see whether mail from ${serverUrl} arrives. It did.\n`,
  });
  await command.print('Now see whether it arrives, and not among spam.\n');
}

async function doctor(command: Command): Promise<number> {
  const loaded = findSettings(command.options.settings, command.env);
  command.becomeOwnerOf?.(loaded.env.DATA_DIR ?? '');
  const findings = await examine(loaded);
  for (const finding of findings) await command.print(`${formatFinding(finding)}\n`);
  if (!findings.some(({ state }) => state === 'fail')) return 0;
  if (command.options.mail) {
    const wrong = findings.filter(({ state }) => state !== 'ok').map(formatFinding);
    const settings = readSettings(loaded.env);
    await sendNow(command, settings, {
      to: command.argument,
      subject: `Something is wrong at ${settings.serverUrl}`,
      text: `tred-server doctor found:\n\n${wrong.join('\n\n')}\n`,
    });
  }
  return 1;
}

async function run(command: Command): Promise<number> {
  const { options, name, print, log } = command;
  if (options.help || (!name && !options.version)) {
    await print(help);
    return 0;
  }
  if (name === 'doctor') return doctor(command);
  const { env, from } = findSettings(options.settings, command.env);
  const settings = readSettings(env);
  command.becomeOwnerOf?.(settings.dataDir);
  const audit = createAudit({ months: settings.auditMonths, clock: Date.now });
  const record: RecordAction = (db, what, more) =>
    audit.record(db, { who: `shell: ${command.who}`, what, network: 'this machine', ...more });
  if (options.version) await printVersion(command, settings);
  else if (name === 'mail') await testMail(command, settings);
  else if (name === 'backup') await backup(command, settings, { from, record });
  else if (name === 'restore') await restore(command, settings, record);
  else {
    // A mistyped command must open no database.
    const run = name && databaseCommands[name];
    if (!run) throw new WrongArguments(`there is no command "${name}"`);
    const store = await openExisting(settings, from);
    log(`database ${store.place} (settings from ${from})`);
    await run({ command, store, settings, record }).finally(store.close);
  }
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
