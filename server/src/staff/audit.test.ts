import type { AuditAction } from '@tred/contract/audit-api';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { databaseKinds, freshStores } from '../db/test-stores.ts';
import { createAudit, eachAuditLine, listAudit } from './audit.ts';

describe.each(databaseKinds)('on %s', (kind) => {
  const at = freshStores(kind);

  /** The triggers use the real clock. */
  const record = (reference: string) =>
    createAudit({ months: 12, clock: Date.now }).record(at.db, {
      who: 'sarah',
      what: 'status-changed',
      reference,
      about: 'done',
      network: 'this machine',
    });
  const references = async () =>
    (await listAudit(at.db, { limit: 9, offset: 0 })).lines.map((line) => line.reference);
  const refused = (statement: string) =>
    expect(sql.raw(statement).execute(at.db), statement).rejects.toThrow(/audit table/);

  it('lists the newest first, by pages, and hands all out, oldest first', async () => {
    for (const reference of ['a', 'b', 'c']) await record(reference);
    const page = await listAudit(at.db, { limit: 2, offset: 0 });
    const newest = { reference: 'c', who: 'sarah', about: 'done' };
    expect(page).toMatchObject({ total: 3, lines: [newest, { reference: 'b' }] });
    expect((await listAudit(at.db, { limit: 2, offset: 2 })).lines).toMatchObject([{ reference: 'a' }]);
    const all: unknown[] = [];
    for await (const line of eachAuditLine(at.db)) all.push(line.reference);
    expect(all).toEqual(['a', 'b', 'c']);
  });

  it('shows an action of an earlier version under its name of today', async () => {
    const line = { at: 0, who: 'sarah', reference: null, about: null, network: '', keep_until: 0 };
    const what = 'letter-started' as AuditAction;
    await at.db
      .insertInto('audit')
      .values({ ...line, what })
      .execute();
    expect((await listAudit(at.db, { limit: 9, offset: 0 })).lines[0]?.what).toBe('newsletter-started');
    for await (const line of eachAuditLine(at.db)) expect(line.what).toBe('newsletter-started');
  });

  it('lets no line be changed, replaced, or removed early', async () => {
    await record('a');
    const { id } = await at.db.selectFrom('audit').select('id').executeTakeFirstOrThrow();
    await refused("update audit set who = 'nobody'");
    await refused('update audit set keep_until = 0');
    await refused('delete from audit');
    if (kind === 'postgres') await refused('truncate audit');
    else
      await refused(
        `insert or replace into audit values (${id}, 1, 'nobody', 'log-in', null, null, 'this machine', 1)`,
      );
    expect(await references()).toEqual(['a']);
  });
});
