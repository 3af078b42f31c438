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

  it('gives each row the day of its end by the terms of that moment, and keeps the numbers of newsletters', async () => {
    const settings = await database.settings();
    const old = openStore(settings);
    await migrate(old.db, '019-no-paused-letters');
    const insert = (table: string, rows: Record<string, string | number | null>[]) =>
      old.db
        .insertInto(table as 'meta')
        .values(rows as never)
        .execute();
    const at = Date.UTC(2026, 0, 15);
    const day = 24 * 60 * 60_000;
    const entry = (reference: string, more: object = {}) => ({
      ...{ reference, form: 'contact', status: 'new', spam: null, spam_at: null, email: 'a@b.example' },
      ...{ body: '{"position":""}', search: '', body_hash: '', created_at: at, updated_at: at, ...more },
    });
    const terms = { forms: 24, jobApplications: 6, spam: 20, unconfirmedSubscription: 10, mailCopies: 5 };
    await insert('meta', [{ key: 'retention-terms', value: JSON.stringify(terms) }]);
    await insert('submissions', [
      entry('message'),
      entry('application', { body: '{"position":"engineer"}' }),
      entry('spam', { spam: 'staff', spam_at: at + day }),
      entry('reader', { form: 'newsletter', email: 'reader@b.example' }),
      entry('nobody', { form: 'newsletter', email: 'nobody@b.example' }),
    ]);
    const subscriber = { source: '', created_at: at, asked_at: at + day };
    await insert('subscribers', [
      { ...subscriber, email: 'reader@b.example', token: '1', confirmed_at: at },
      { ...subscriber, email: 'nobody@b.example', token: '2', confirmed_at: null },
    ]);
    const email = {
      subject: '',
      text: '',
      headers: '{}',
      state: 'sent',
      attempts: 1,
      next_at: 0,
      held_until: 0,
    };
    const emails = Object.entries({ answer: null, staff: null, visitor: 'received contact', letter: null });
    await insert('outbox', [
      ...emails.map(([kind, purpose]) => ({
        ...email,
        id: kind,
        kind,
        purpose,
        recipient: 'a',
        created_at: at,
      })),
      {
        ...email,
        id: 'place',
        kind: 'visitor',
        purpose: 'place x confirmed',
        recipient: 'a',
        created_at: at,
      },
      { ...email, id: 'gone', kind: 'letter', purpose: null, recipient: '', created_at: at },
      {
        ...email,
        id: 'refused',
        kind: 'letter',
        purpose: null,
        recipient: 'b',
        created_at: at,
        state: 'failed',
      },
      {
        ...email,
        id: 'waits',
        kind: 'letter',
        purpose: null,
        recipient: 'c',
        created_at: at,
        state: 'waiting',
      },
    ]);
    await sql`update outbox set reference = 'issue' where kind = 'letter'`.execute(old.db);
    const issue = {
      id: 'issue',
      subject: '',
      html: '',
      text: '',
      state: 'sending',
      starts_at: at,
      next_at: at,
    };
    await insert('letters', [issue]);
    await insert('votes', [
      { request: 'a', voter: 'x', reference: 'r1', created_at: at },
      { request: 'a', voter: 'r2', reference: 'r2', created_at: 1 },
    ]);
    await old.close();

    const { db, close } = await openStore(settings)
      .prepare()
      .then(() => openStore(settings));
    const entries = await db.selectFrom('submissions').select(['reference', 'keep_until']).execute();
    expect(Object.fromEntries(entries.map((row) => [row.reference, row.keep_until]))).toEqual({
      message: Date.UTC(2028, 0, 15),
      application: Date.UTC(2026, 6, 15),
      spam: at + 21 * day,
      reader: null,
      nobody: at + 10 * day,
    });
    const readers = await db.selectFrom('subscribers').select('keep_until').orderBy('token').execute();
    expect(readers).toEqual([{ keep_until: null }, { keep_until: at + 11 * day }]);
    const rows = await db
      .selectFrom('outbox')
      .select(['id', 'priority', 'keep_until'])
      .orderBy('id')
      .execute();
    const keep_until = at + 5 * day;
    expect(rows).toEqual([
      { id: 'answer', priority: priorities.answer, keep_until: null },
      { id: 'letter', priority: priorities.newsletter, keep_until },
      { id: 'place', priority: priorities.confirmation, keep_until },
      { id: 'refused', priority: priorities.newsletter, keep_until },
      { id: 'staff', priority: priorities.staff, keep_until },
      { id: 'visitor', priority: priorities.receipt, keep_until },
      { id: 'waits', priority: priorities.newsletter, keep_until },
    ]);
    expect(await listIssues(db)).toMatchObject([{ sent: 2, unsure: 0, refused: 1 }]);
    expect(await countVotes(db)).toEqual({ a: 2 });
    expect(await db.selectFrom('votes').select('keep_until').execute()).toEqual([
      { keep_until: Date.UTC(2028, 0, 15) },
    ]);
    await close();
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
      await subscribe(store.db, { email, source: '', now: 1, keepDays: 30 });
      const issue = { kind: 'newsletter', to: email, subject: '', text: '' } as const;
      const letter = { kind: 'letter' as 'newsletter', state: 'failed', last_error: error ?? null } as const;
      const row = { ...outboxRow(issue, 1), ...letter };
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
