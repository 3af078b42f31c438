// Commands for staff and their rights. They need no password, because the shell has the database; each change is a line
// in the audit log.
import { type Right, rights } from '@tred/contract/rights';
import { newName } from '../inbox/passwords.ts';
import { hashPassword, makePassword } from '../password-hashing.ts';
import type { AuditEntry } from '../store/audit.ts';
import { codePolicy, removeCodes, setCodePolicy } from '../store/log-in-codes.ts';
import { endSessions } from '../store/sessions.ts';
import {
  addStaff,
  hasStaff,
  LastOwner,
  listStaff,
  removeStaff,
  setPassword,
  setRights,
} from '../store/staff.ts';
import type { Db } from '../store/tables.ts';
import { type Command, CommandError } from './command-line.ts';

export type RecordAction = (
  db: Db,
  what: AuditEntry['what'],
  more?: Pick<AuditEntry, 'reference' | 'about'>,
) => Promise<void>;

const policyText = {
  everyone: 'Everyone needs log-in codes.\n',
  owners: 'Owners need log-in codes.\n',
  nobody: 'Nobody needs log-in codes.\n',
};

function readRights(list: string): Right[] {
  const named = list === 'none' ? [] : list.split(',');
  const wrong = named.find((name) => !rights.some((right) => right === name));
  if (wrong !== undefined)
    throw new CommandError(
      `--rights takes ${rights.join(', ')} with commas between, or none: not "${wrong}"`,
    );
  return rights.filter((right) => named.includes(right));
}

export function userCommands(
  { options, need, print, passwordCost }: Command,
  { db, deskUrl, record }: { db: Db; deskUrl: string; record: RecordAction },
): Record<string, () => Promise<void>> {
  const requestedRights = options.rights === undefined ? undefined : readRights(options.rights);

  async function change(work: (tx: Db) => Promise<void>): Promise<void> {
    try {
      await db.transaction().execute(work);
    } catch (cause) {
      if (cause instanceof LastOwner)
        throw new CommandError(`${cause.message}: make another person owner first`);
      throw cause;
    }
  }

  async function existing(): Promise<string> {
    const name = need('a name');
    if ((await listStaff(db)).some((member) => member.name === name)) return name;
    throw new CommandError(`there is nobody called "${name}"; tred-desk users lists everyone`);
  }

  const tellPassword = (name: string, password: string) =>
    print(`${name} can log in at ${deskUrl}/desk with the password ${password}\n`);

  return {
    async users() {
      for (const { name, rights: ownRights, hasCode } of await listStaff(db)) {
        const about = [
          ownRights.join(', ') || 'no further right',
          hasCode ? 'log-in codes' : 'no log-in codes',
        ];
        await print(`${name.padEnd(20)}  ${about.join('; ')}\n`);
      }
      await print(policyText[await codePolicy(db)]);
    },
    async 'add-user'() {
      const name = need('a name');
      if (!newName.safeParse(name).success)
        throw new CommandError('a name has letters, digits, spaces and . @ _ - only, at most 60 of them');
      const password = makePassword();
      const hash = await hashPassword(password, passwordCost);
      await change(async (tx) => {
        // The first user must be able to add others.
        const newRights = (await hasStaff(tx)) ? (requestedRights ?? []) : [...rights];
        if (!(await addStaff(tx, { name, hash, rights: newRights, now: Date.now() })))
          throw new CommandError(`${name} exists already; tred-desk change-user changes rights and password`);
        await record(tx, 'user-added', { about: [name, ...newRights].join(', ') });
      });
      await tellPassword(name, password);
    },
    async 'change-user'() {
      const name = await existing();
      const { 'new-password': renew, 'log-out': logOut, 'remove-codes': codes } = options;
      if (!requestedRights && !renew && !logOut && !codes)
        throw new CommandError(
          'change-user needs --rights LIST, --new-password, --log-out or --remove-codes',
        );
      const password = makePassword();
      const hash = renew ? await hashPassword(password, passwordCost) : '';
      await change(async (tx) => {
        if (requestedRights) {
          await setRights(tx, name, requestedRights);
          await record(tx, 'rights-changed', { about: `${name}: ${requestedRights.join(', ') || 'none'}` });
        }
        if (renew) {
          await setPassword(tx, { name, hash, now: Date.now() });
          await record(tx, 'password-changed', { about: name });
        }
        if (codes) {
          if (!(await removeCodes(tx, name))) throw new CommandError(`${name} has no log-in codes`);
          await record(tx, 'code-removed', { about: name });
        }
        if (renew || logOut)
          await record(tx, 'log-ins-ended', { about: `${name}, ${await endSessions(tx, name)}` });
      });
      if (requestedRights) await print(`${name}: ${requestedRights.join(', ') || 'no further right'}\n`);
      if (codes) await print(`${name} can log in without a code.\n`);
      if (renew) await tellPassword(name, password);
      if (logOut) await print(`${name} is logged out everywhere.\n`);
    },
    async 'remove-user'() {
      const name = await existing();
      await change(async (tx) => {
        await removeStaff(tx, name);
        await record(tx, 'user-removed', { about: name });
      });
      await print(`${name} can no longer log in.\n`);
    },
    async 'require-codes'() {
      const policy = need('everyone, owners or nobody');
      if (policy !== 'everyone' && policy !== 'owners' && policy !== 'nobody')
        throw new CommandError('require-codes needs everyone, owners or nobody');
      await change(async (tx) => {
        await setCodePolicy(tx, policy);
        await record(tx, 'code-requirement-changed', { about: policy });
      });
      await print(policyText[policy]);
    },
  };
}
