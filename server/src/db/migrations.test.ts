import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listIssues } from '../newsletter/issues.ts';
import { subscribe } from '../newsletter/subscribers.ts';
import { outboxRow, priorities } from '../outbox/outbox.ts';
import { listStaff } from '../staff/staff.ts';
import { acceptSubmission } from '../submissions/accept.ts';
import { findSubmission } from '../submissions/submissions.ts';
import { contactMessage, contactValues, testContext } from '../submissions/test-submissions.ts';
import { countVotes } from '../submissions/votes.ts';
import { migrate } from './migrations.ts';
import { openStore, type Store, type StoreSettings } from './open-store.ts';
import { databaseKinds, databases, openTestStore, type TestDatabase } from './test-stores.ts';

async function startElsewhere(settings: StoreSettings): Promise<void> {
  const store = openStore(settings);
  await store.prepare();
  await store.close();
}

async function run({ db }: Store, file: string): Promise<void> {
  const statements = readFileSync(new URL(file, import.meta.url), 'utf8').split(/;\n/);
  for (const statement of statements.filter(Boolean)) await sql.raw(statement).execute(db);
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

  it('is safe when five servers start at once, and when one starts again', async () => {
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
    await run(old, 'test-database-1.1.0.sql');
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

  it('gives each row the day of its end by the terms of that moment, and keeps the numbers of newsletters', async () => {
    const settings = await database.settings();
    const old = openStore(settings);
    await migrate(old.db, '019-no-paused-letters');
    await run(old, 'test-database-019.sql');
    await old.close();

    const store = openStore(settings);
    await store.prepare();
    const { db } = store;
    const [at, day] = [Date.UTC(2026, 0, 15), 24 * 60 * 60_000];
    const submissions = await db.selectFrom('submissions').select(['reference', 'keep_until']).execute();
    expect(Object.fromEntries(submissions.map((row) => [row.reference, row.keep_until]))).toEqual({
      message: Date.UTC(2028, 0, 15),
      application: Date.UTC(2026, 6, 15),
      spam: at + 21 * day,
      reader: null,
      nobody: at + 10 * day,
    });
    const readers = await db.selectFrom('subscribers').select('keep_until').orderBy('token').execute();
    expect(readers).toEqual([{ keep_until: null }, { keep_until: at + 11 * day }]);
    const outbox = db.selectFrom('outbox').select(['id', 'kind', 'priority', 'keep_until']).orderBy('id');
    const keep_until = at + 5 * day;
    const newsletter = { kind: 'newsletter', priority: priorities.newsletter, keep_until };
    expect(await outbox.execute()).toEqual([
      { id: 'answer', kind: 'answer', priority: priorities.answer, keep_until: null },
      { id: 'letter', ...newsletter },
      { id: 'place', kind: 'visitor', priority: priorities.confirmation, keep_until },
      { id: 'refused', ...newsletter },
      { id: 'staff', kind: 'staff', priority: priorities.staff, keep_until },
      { id: 'visitor', kind: 'visitor', priority: priorities.receipt, keep_until },
      { id: 'waits', ...newsletter },
    ]);
    expect(await listIssues(db)).toMatchObject([{ sent: 2, unsure: 0, refused: 1 }]);
    expect(await countVotes(db)).toEqual({ a: 2 });
    expect(await db.selectFrom('votes').select('keep_until').execute()).toEqual([
      { keep_until: Date.UTC(2028, 0, 15) },
    ]);
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
    for (const [to, last_error] of Object.entries(refusals)) {
      await subscribe(store.db, { email: to, source: '', now: 1, keepDays: 30 });
      const row = outboxRow({ kind: 'newsletter', to, subject: '', text: '' }, 1);
      const letter = { kind: 'letter' as 'newsletter', state: 'failed' } as const;
      if (last_error)
        await store.db
          .insertInto('outbox')
          .values({ ...row, ...letter, last_error })
          .execute();
    }
    await store.db.updateTable('subscribers').set({ refused_at: 1 }).execute();
    await run(store, 'migrations/016-refused-subscribers.sql');
    const marked = store.db.selectFrom('subscribers').select('email').where('refused_at', 'is not', null);
    expect((await marked.orderBy('email').execute()).map(({ email }) => email)).toEqual([
      'gone-too@b.example',
      'gone@b.example',
    ]);
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
