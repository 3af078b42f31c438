// The command line of `tred-server`: arguments, settings and output.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { errorCode, errorMessage } from '../error-text.ts';

export const help = `tred-server COMMAND

  --settings FILE        where the settings are; otherwise SERVER_SETTINGS, /etc/tred/server.env or the environment
  --version              of the server, its Node and the build it serves

  erase-expired          erases what is past its retention, as the server does by itself; --yes although the clock has
                         moved by more than two days, or more than a tenth would go
  reset-sign-in NAME     --new-password, which it prints, or --remove-codes (for a lost phone)
  require-codes WHO      who needs log-in codes: everyone, owners (as at first) or nobody
  mail test [EMAIL]      sends an email now, to EMAIL or MAIL_TO, and prints the mail server's answer
  subscribers            confirmed newsletter addresses with their unsubscribe links, as CSV
  backup FOLDER|FILE     copies the SQLite database while the server runs; in a FOLDER under the date, and deletes
                         backups that are older than 35 days
  restore FILE           puts a backup back while the server does not run, or into an empty PostgreSQL
  doctor                 checks database, disk, passwords, backups, deletion, mail, site, editor and server, a line for
                         each; --mail [EMAIL] sends what is wrong, if anything is, to EMAIL or MAIL_TO
`;

const known = {
  settings: { type: 'string' },
  version: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  'new-password': { type: 'boolean' },
  'remove-codes': { type: 'boolean' },
  yes: { type: 'boolean' },
  mail: { type: 'boolean' },
} as const;

export class CommandError extends Error {}

export class WrongArguments extends CommandError {}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: known });
  } catch (error) {
    const [message] = errorMessage(error).split('. ');
    throw new WrongArguments(message ?? '');
  }
}

export interface CommandContext {
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The shell user, for the audit log. */
  who: string;
  passwordCost: number;
  print(text: string): Promise<void>;
  /** Writes to stderr, so that a CSV stays a CSV. */
  log(line: string): void;
  /** As root: continues as the owner of this folder. */
  becomeOwnerOf?(folder: string): void;
}

export interface Command extends CommandContext {
  options: ReturnType<typeof parse>['values'];
  name: string | undefined;
  argument: string | undefined;
  second: string | undefined;
  need(what: string): string;
}

export function parseCommand(context: CommandContext): Command {
  const { values: options, positionals } = parse(context.args);
  const [name, argument, second] = positionals;
  return {
    ...context,
    options,
    name,
    argument,
    second,
    need(what) {
      if (!argument) throw new CommandError(`${name} needs ${what}`);
      return argument;
    },
  };
}

/** The second is its name in earlier versions. */
const usualFiles = ['/etc/tred/server.env', '/etc/tred/desk.env'];

/** Parses like systemd: a comment starts its line, quotes around a value are removed. */
function parseSettingsFile(text: string): Record<string, string> {
  const pairs = text.split('\n').flatMap((line) => {
    const [, name, value = ''] = /^([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line.trim()) ?? [];
    const [, , unquoted = value] = /^(["'])(.*)\1$/.exec(value) ?? [];
    return name === undefined ? [] : [[name, unquoted]];
  });
  return Object.fromEntries(pairs);
}

export interface LoadedSettings {
  env: NodeJS.ProcessEnv;
  from: string;
  file: string | undefined;
  names: string[];
}

export function findSettings(named: string | undefined, env: NodeJS.ProcessEnv): LoadedSettings {
  const chosen = named ?? env.SERVER_SETTINGS ?? env.DESK_SETTINGS;
  const file = chosen ?? usualFiles.find((path) => existsSync(path));
  const environment = { env, from: 'the environment', file: undefined, names: [] };
  if (!file) return environment;
  try {
    const values = parseSettingsFile(readFileSync(file, 'utf8'));
    return { env: { ...values, ...env }, from: file, file, names: Object.keys(values) };
  } catch (error) {
    const code = errorCode(error);
    // A unit passes its settings in the environment, and its user may not read the file.
    if (!chosen && (env.DATA_DIR || env.DATABASE_URL)) return environment;
    if (code === 'EACCES') throw new CommandError(`${file} may not be read by this user: run this as root`);
    throw new CommandError(`${file} cannot be read (${code || error})`);
  }
}
