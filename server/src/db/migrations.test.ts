import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscribe } from '../newsletter/subscribers.ts';
import { outboxRow } from '../outbox/outbox.ts';
import { listStaff } from '../staff/staff.ts';
import { acceptSubmission } from '../submissions/accept.ts';
import { findSubmission } from '../submissions/submissions.ts';
import { contactMessage, contactValues, testContext } from '../submissions/test-submissions.ts';
import { openStore, type Store, type StoreSettings } from './open-store.ts';
import { databaseKinds, databases, openTestStore, type TestDatabase } from './test-stores.ts';

async function startElsewhere(settings: StoreSettings): Promise<void> {
  const store = openStore(settings);
  await store.prepare();
  await store.close();
}

async function tablesOf({ db }: Store) {
  const tables = await db.introspection.getTables();
  return tables
    .map(({ name, columns }) => [
      name,
      columns.map((column) => [column.name, column.dataType, column.isNullable]),
    ])
    .sort();
}

describe.each(databaseKinds)('on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await databases[kind]();
  });
  afterAll(() => database.remove());

  it('is safe when five desks start at once, and when one starts again', async () => {
    const settings = await database.settings();
    await Promise.all(Array.from({ length: 5 }, () => startElsewhere(settings)));
    const again = openStore(settings);
    await again.prepare();
    expect(await again.db.selectFrom('submissions').selectAll().execute()).toEqual([]);
    await again.close();
  });

  it('refuses a database that a newer server has changed', async () => {
    const settings = await database.settings();
    const newer = openStore(settings);
    await newer.prepare();
    const step = { name: '999-from-the-future', timestamp: '2030-01-01' };
    await sql`insert into kysely_migration values (${step.name}, ${step.timestamp})`.execute(newer.db);
    await expect(openStore(settings).prepare()).rejects.toThrow('newer than this server');
    await newer.close();
  });

  it('migrates a database of 1.1.0, which stored the count itself, with all its data', async () => {
    const settings = await database.settings();
    const old = openStore(settings);
    const statements = readFileSync(new URL('test-database-1.1.0.sql', import.meta.url), 'utf8').split(/;\n/);
    for (const statement of statements.filter(Boolean)) await sql.raw(statement).execute(old.db);
    await old.close();

    await Promise.all(Array.from({ length: 3 }, () => startElsewhere(settings)));
    const store = openStore(settings);
    await store.prepare();
    // The form of 1.1.0 had fewer fields.
    const { firstName, lastName, email, company, subject, message, privacy } = contactValues();
    const values = { firstName, lastName, email, company, subject, message, privacy };
    expect(await findSubmission(store.db, 'TRD-4F7K2-M9QXD')).toMatchObject({
      status: 'in-progress',
      values,
      notes: [{ author: 'Sarah', text: 'Called back' }],
    });
    // An open page repeats its request.
    const again = { submission: contactMessage(), spam: null, keys: ['a-key-of-the-page'], now: 3000 };
    expect(await acceptSubmission(store, testContext(), again)).toMatchObject({
      outcome: 'repeat',
      reference: 'TRD-4F7K2-M9QXD',
    });
    // Users keep their rights; the first user becomes owner.
    expect(await listStaff(store.db)).toMatchObject([
      { name: 'Sarah', rights: ['export', 'security'], hasCode: false },
      { name: 'desk', rights: ['owner', 'export', 'security', 'edit', 'publish'], hasCode: false },
    ]);
    expect(await tablesOf(store)).toEqual(await tablesOf(await openTestStore(database)));
    await store.close();
  });

  it('takes back marks of subscribers whose address was not the reason of a refusal', async () => {
    const store = await openTestStore(database);
    const refusals = {
      'gone@b.example': '550 5.1.1 no such user',
      'gone-too@b.example': '550-5.1.10 no such user',
      'policy@b.example': '550 5.7.26 unauthenticated',
      'sender@b.example': '550 5.1.8 sender rejected',
      'host@b.example': '554 mail from 195.1.2.3 refused',
      'forgotten@b.example': undefined,
    };
    for (const [email, error] of Object.entries(refusals)) {
      await subscribe(store.db, { email, source: '', now: 1 });
      const letter = { kind: 'letter', to: email, subject: '', text: '' } as const;
      const row = { ...outboxRow(letter, 1), state: 'failed', last_error: error ?? null } as const;
      if (error) await store.db.insertInto('outbox').values(row).execute();
    }
    await store.db.updateTable('subscribers').set({ refused_at: 1 }).execute();
    const step = new URL('migrations/016-refused-subscribers.sql', import.meta.url);
    await sql.raw(readFileSync(step, 'utf8')).execute(store.db);
    const marked = store.db.selectFrom('subscribers').select('email').where('refused_at', 'is not', null);
    const emails = (await marked.execute()).map(({ email }) => email);
    expect(emails.sort()).toEqual(['gone-too@b.example', 'gone@b.example']);
    await store.close();
  });

  it('puts a commit on disk before it returns', async () => {
    const store = openStore(await database.settings());
    const setting =
      kind === 'sqlite'
        ? sql<{ level: number | string }>`select synchronous as level from pragma_synchronous`
        : sql<{ level: number | string }>`select current_setting('synchronous_commit') as level`;
    const { rows } = await setting.execute(store.db);
    // SQLite's 2 is FULL.
    expect(rows[0]?.level).toBe(kind === 'sqlite' ? 2 : 'on');
    await store.close();
  });
});
