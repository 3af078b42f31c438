// One call of `tred-desk`: what was typed, and where its answer goes.
import { parseArgs } from 'node:util';
import { Refusal } from '../cli-staff.ts';

export const help = `tred-desk COMMAND    (in the checkout also: npm run desk -- COMMAND)

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

/** What was typed is not understood: the list of what would be follows. */
export class Misunderstanding extends Refusal {}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: known });
  } catch (error) {
    // Its second sentence is about words that begin with a dash, which none of ours do.
    const [said] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new Misunderstanding(said ?? '');
  }
}

export interface Surroundings {
  args: string[];
  env: NodeJS.ProcessEnv;
  /** What was asked for. */
  print(text: string): Promise<void>;
  /** What is said beside it, so that a CSV stays a CSV. */
  tell(line: string): void;
}

export interface Call extends Surroundings {
  options: ReturnType<typeof parse>['values'];
  command: string | undefined;
  argument: string | undefined;
  second: string | undefined;
  /** The command's argument; refuses without one. */
  need(what: string): string;
}

export function readCall(surroundings: Surroundings): Call {
  const { values: options, positionals } = parse(surroundings.args);
  const [command, argument, second] = positionals;
  return {
    ...surroundings,
    options,
    command,
    argument,
    second,
    need(what) {
      if (!argument) throw new Refusal(`${command} needs ${what}`);
      return argument;
    },
  };
}

/** As the help has it, so that a database is opened for nothing else. */
export const isCommand = (name: string) => new RegExp(`^  ${name.replace(/\W/g, '\\$&')} `, 'm').test(help);
