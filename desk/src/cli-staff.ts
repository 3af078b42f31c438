// People and their rights from a shell, and the trail of what was done. Whoever has a shell here has the database: the
// commands ask for no password, but leave the same lines in the trail as the inbox does.
import { userInfo } from 'node:os';
import { type Right, rights } from '@tred/contract/rights';
import { auditToCsv } from './inbox/audit-csv.ts';
import { newName } from './inbox/new-name.ts';
import { hashPassword, makePassword, usualCost } from './inbox/passwords.ts';
import { type Audit, type AuditEntry, eachAuditLine } from './store/audit.ts';
import { areCodesRequired, removeCodes, requireCodes } from './store/log-in-codes.ts';
import type { Store } from './store/open-store.ts';
import { endSessions } from './store/sessions.ts';
import {
  addStaff,
  isAnyoneThere,
  LastOwner,
  listStaff,
  removeStaff,
  setPassword,
  setRights,
} from './store/staff.ts';
import type { Db } from './store/tables.ts';

/** A command that cannot be done, with the line that says why. */
export class Refusal extends Error {}

export interface Shell {
  store: Store;
  deskUrl: string;
  options: Partial<Record<Right, boolean>>;
  /** The command's argument; refuses without one. */
  need(what: string): string;
  print(text: string): Promise<void>;
  record(db: Db, what: AuditEntry['what'], more?: Pick<AuditEntry, 'reference' | 'about'>): Promise<void>;
}

export const recordFromShell = (audit: Audit): Shell['record'] => {
  const who = `shell: ${userInfo().username}`;
  return (db, what, more) => audit.record(db, { who, what, network: 'this machine', ...more });
};

export function staffCommands(shell: Shell): Record<string, () => Promise<void>> {
  const { store, options, need, print, record } = shell;
  const { db } = store;
  const given = rights.filter((right) => options[right]);

  /** In a transaction with its line in the trail. */
  async function change(work: (tx: Db) => Promise<void>): Promise<void> {
    try {
      await db.transaction().execute(work);
    } catch (cause) {
      if (cause instanceof LastOwner) throw new Refusal(`${cause.message}: make someone else one first`);
      throw cause;
    }
  }

  async function someone(): Promise<string> {
    const name = need('a name');
    if ((await listStaff(db)).some((member) => member.name === name)) return name;
    throw new Refusal(`there is nobody called "${name}"; try list-users`);
  }

  async function addUser(): Promise<void> {
    const name = need('a name');
    const password = makePassword();
    const hash = await hashPassword(password, usualCost);
    await change(async (tx) => {
      if (await setPassword(tx, name, hash)) {
        if (given.length > 0) throw new Refusal(`${name} is there already; use set-rights`);
        await endSessions(tx, name);
        return record(tx, 'password-changed', { about: name });
      }
      if (!newName.safeParse(name).success)
        throw new Refusal('a name has letters, digits, spaces and . @ _ - only, at most 60 of them');
      // Someone has to be able to let the others in.
      const first = !(await isAnyoneThere(tx));
      const chosen = first ? [...rights] : given;
      await addStaff(tx, { name, hash, rights: chosen, now: Date.now() });
      return record(tx, 'user-added', { about: [name, ...chosen].join(', ') });
    });
    await print(`${name} can log in at ${shell.deskUrl}/desk with the password ${password}\n`);
  }

  return {
    'add-user': addUser,
    async 'list-users'() {
      for (const { name, rights: held, hasCode } of await listStaff(db)) {
        const about = [held.join(', ') || 'no further right', hasCode ? 'log-in codes' : 'no log-in codes'];
        await print(`${name.padEnd(20)}  ${about.join('; ')}\n`);
      }
      if (await areCodesRequired(db)) await print('Everyone needs log-in codes.\n');
    },
    async 'set-rights'() {
      const name = await someone();
      const about = `${name}: ${given.join(', ') || 'none'}`;
      await change(async (tx) => {
        await setRights(tx, name, given);
        await record(tx, 'rights-changed', { about });
      });
      await print(`${about}\n`);
    },
    async 'remove-user'() {
      const name = await someone();
      await change(async (tx) => {
        await removeStaff(tx, name);
        await record(tx, 'user-removed', { about: name });
      });
      await print(`${name} can no longer log in.\n`);
    },
    async 'end-log-ins'() {
      const name = await someone();
      await change(async (tx) => {
        const ended = await endSessions(tx, name);
        await record(tx, 'log-ins-ended', { about: `${name}, ${ended}` });
      });
      await print(`${name} is logged out everywhere.\n`);
    },
    async 'remove-code'() {
      const name = await someone();
      await change(async (tx) => {
        if (!(await removeCodes(tx, name))) throw new Refusal(`${name} has no log-in codes`);
        await record(tx, 'code-removed', { about: name });
      });
      await print(`${name} can log in without a code.\n`);
    },
    async 'require-codes'() {
      const wanted = need('on or off');
      if (wanted !== 'on' && wanted !== 'off') throw new Refusal('require-codes needs on or off');
      await change(async (tx) => {
        await requireCodes(tx, wanted === 'on');
        await record(tx, 'code-requirement-changed', { about: wanted });
      });
      await print(
        wanted === 'on' ? 'Everyone needs log-in codes.\n' : 'Log-in codes are everyone’s own choice.\n',
      );
    },
    async audit() {
      await record(db, 'audit-exported');
      for await (const part of auditToCsv(eachAuditLine(db))) await print(String(part));
    },
  };
}
