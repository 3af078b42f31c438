import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createKeyedHash } from '../secret.ts';
import { createAudit, eachAuditLine, listAudit, networkClass } from './audit.ts';
import { databaseKinds, freshStores } from './test-stores.ts';

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

const keyedHash = createKeyedHash('a secret for tests, of no other use');

it.each([
  ['127.0.0.1', 'this machine'],
  ['::1', 'this machine'],
  ['::ffff:127.0.0.1', 'this machine'],
  ['192.168.1.7', 'private network'],
  ['100.64.3.2', 'private network'],
  ['fd00::1', 'private network'],
  ['not an address', 'unknown'],
])('%s is %s', (ip, network) => {
  expect(networkClass(ip, keyedHash)).toBe(network);
});

it('tells public networks apart by a tag that only our key can make, never by an address', () => {
  const here = networkClass('102.85.1.2', keyedHash);
  expect(here).toMatch(/^public [\w-]{6}$/);
  expect(networkClass('102.85.1.250', keyedHash)).toBe(here);
  expect(networkClass('102.85.2.2', keyedHash)).not.toBe(here);
  expect(networkClass('102.85.1.2', createKeyedHash('another'))).not.toBe(here);
  const six = networkClass('2c0f:6d00:1:2::9', keyedHash);
  expect(networkClass('2c0f:6d00:1:3::9', keyedHash)).toBe(six);
  expect(networkClass('2c0f:6d00:2:2::9', keyedHash)).not.toBe(six);
});
