import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAudit } from '../staff/audit.ts';
import { listSubmissions } from '../submissions/submissions.ts';
import {
  acceptTest,
  addTestStaff,
  contactMessage,
  registration,
  subscription,
  testContext,
} from '../submissions/test-submissions.ts';
import { withReports } from '../submissions/visible-forms.ts';
import { copyDatabase } from './copy-database.ts';
import type { Store } from './open-store.ts';
import type { Tables } from './tables.ts';
import { databases, openTestStore, type TestDatabase } from './test-stores.ts';

let kinds: TestDatabase[];
let sqlite: Store;
let postgres: Store;
const audit = createAudit({ months: 12, clock: Date.now });
const line = { who: 'Sarah', what: 'log-in', network: 'this machine' } as const;

beforeEach(async () => {
  kinds = [await databases.sqlite(), await databases.postgres()];
  [sqlite, postgres] = (await Promise.all(kinds.map(openTestStore))) as [Store, Store];
});
afterEach(async () => {
  await Promise.all([sqlite.close(), postgres.close()]);
  await Promise.all(kinds.map((kind) => kind.remove()));
});

async function fill({ db, write }: Store, entries: number) {
  const context = testContext(2, 'smtp://localhost');
  for (let n = 0; n < entries; n += 1) {
    const message = `Ŋ – “${n}” \\ ' 😀\n\t${'x'.repeat(n)}`;
    const submission = contactMessage({ email: `g${n}@school.example`, message });
    const spam = n % 7 ? null : 'honeypot';
    await acceptTest({ write }, submission, { context, spam, keys: [`key-${n}`], now: n });
  }
  const others = [registration('a@b.example'), registration('c@d.example'), subscription('e@f.example')];
  for (const submission of others) await acceptTest({ write }, submission, { context, now: 5 });
  await addTestStaff(db, 'Sarah');
  await audit.record(db, line);
  await audit.record(db, line);
}

it('from SQLite to PostgreSQL and back, every row the same', async () => {
  await fill(sqlite, 250);
  const vote = { request: 'a', voter: 'b', reference: 'c', created_at: 1 };
  await sqlite.db.insertInto('votes').values(vote).execute();
  await copyDatabase(sqlite.db, postgres.db);
  const list = ({ db }: Store) => listSubmissions(db, { visibility: withReports }, { limit: 1000 });
  expect(await list(postgres)).toEqual(await list(sqlite));
  for (const table of ['event_places', 'subscribers', 'staff', 'votes', 'audit'] as const) {
    const rowsOf = ({ db }: Store) => db.selectFrom<keyof Tables>(table).selectAll().execute();
    expect(await rowsOf(postgres)).toEqual(await rowsOf(sqlite));
  }
  // The audit log continues its numbering.
  await audit.record(postgres.db, line);
  const ids = await postgres.db.selectFrom('audit').select('id').orderBy('id').execute();
  expect(ids.map(({ id }) => id)).toEqual([1, 2, 3]);
  await expect(postgres.db.deleteFrom('audit').execute()).rejects.toThrow();

  const back = await openTestStore(kinds[0] as TestDatabase);
  await copyDatabase(postgres.db, back.db);
  expect(await list(back)).toEqual(await list(sqlite));
  await back.close();
});

it('takes nothing over when one row does not arrive as it was', async () => {
  await fill(sqlite, 3);
  // A database that alters values; only reading back reveals it.
  await sql`create function shorten() returns trigger language plpgsql as $$ begin new.body = left(new.body, 20); return new; end $$`.execute(
    postgres.db,
  );
  await sql`create trigger shorten before insert on submissions for each row execute function shorten()`.execute(
    postgres.db,
  );
  await expect(copyDatabase(sqlite.db, postgres.db)).rejects.toThrow(
    /submissions \["TRD-.*"\] did not arrive as it was \(body\)/,
  );
  expect(await postgres.db.selectFrom('submissions').select('reference').execute()).toEqual([]);
});
