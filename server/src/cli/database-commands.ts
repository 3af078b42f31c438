// Commands on the database that have no screen: a way back in, codes for everyone, deletion by hand, subscribers as CSV.
// Each change is a line in the audit log.

import type { Store } from '../db/open-store.ts';
import { toCsv } from '../inbox/csv.ts';
import { listSubscribers } from '../newsletter/subscribers.ts';
import { runRetention } from '../retention/retention.ts';
import type { Settings } from '../settings.ts';
import { readManifest } from '../site/read-manifest.ts';
import { createAudit } from '../staff/audit.ts';
import { removeCodes, setCodePolicy } from '../staff/log-in-codes.ts';
import { hashPassword, makePassword } from '../staff/password-hashing.ts';
import { endSessions } from '../staff/sessions.ts';
import { listStaff, setPassword } from '../staff/staff.ts';
import { createSubmissionContext } from '../submission-context.ts';
import { type Command, CommandError } from './command-line.ts';
import type { RecordAction } from './database.ts';

const policyText = {
  everyone: 'Everyone needs log-in codes.\n',
  owners: 'Owners need log-in codes.\n',
  nobody: 'Nobody needs log-in codes.\n',
};

interface Work {
  command: Command;
  store: Store;
  settings: Settings;
  record: RecordAction;
}

export const databaseCommands: Record<string, (work: Work) => Promise<void>> = {
  async 'reset-sign-in'({ command, store: { db }, settings, record }) {
    const { need, options, print, passwordCost } = command;
    const name = need('a name');
    const names = (await listStaff(db)).map((member) => member.name);
    if (!names.includes(name))
      throw new CommandError(`there is nobody called "${name}"; there are ${names.join(', ')}`);
    const { 'new-password': renew, 'remove-codes': codes } = options;
    if (!renew && !codes) throw new CommandError('reset-sign-in needs --new-password or --remove-codes');
    const password = makePassword();
    const hash = renew ? await hashPassword(password, passwordCost) : '';
    await db.transaction().execute(async (tx) => {
      if (codes) {
        if (!(await removeCodes(tx, name))) throw new CommandError(`${name} has no log-in codes`);
        await record(tx, 'code-removed', { about: name });
      }
      if (!renew) return;
      await setPassword(tx, { name, hash, now: Date.now() });
      await record(tx, 'password-changed', { about: name });
      await record(tx, 'log-ins-ended', { about: `${name}, ${await endSessions(tx, name)}` });
    });
    if (codes) await print(`${name} can log in without a code.\n`);
    if (renew)
      await print(`${name} can sign in at ${settings.serverUrl}/admin with the password ${password}\n`);
  },
  async 'require-codes'({ command: { need, print }, store: { db }, record }) {
    const policy = need('everyone, owners or nobody');
    if (policy !== 'everyone' && policy !== 'owners' && policy !== 'nobody')
      throw new CommandError('require-codes needs everyone, owners or nobody');
    await db.transaction().execute(async (tx) => {
      await setCodePolicy(tx, policy);
      await record(tx, 'code-requirement-changed', { about: policy });
    });
    await print(policyText[policy]);
  },
  async 'erase-expired'({ command: { options, print }, store, settings }) {
    // Erasing may free a place, and the email to the waiting list needs the site.
    const context = createSubmissionContext(await readManifest(settings.siteDir), settings);
    const audit = createAudit({ months: settings.auditMonths, clock: Date.now });
    const run = { audit, now: Date.now(), agreed: options.yes ?? false };
    const { erased, problem } = await runRetention(store, context, run);
    if (problem) throw new CommandError(`${problem.summary}. Fix: ${problem.fix}`);
    await print(`Erased ${erased} submissions after their retention period.\n`);
  },
  async subscribers({ command: { print }, store: { db }, settings, record }) {
    const subscribers = await listSubscribers(db);
    await record(db, 'exported', { about: `subscribers, ${subscribers.length}` });
    const link = `${settings.serverUrl}/newsletter/unsubscribe?token=`;
    const rows = subscribers.map(({ email, token }) => [email, link + token]);
    for await (const part of toCsv(['email', 'unsubscribe'], rows)) await print(String(part));
  },
};
