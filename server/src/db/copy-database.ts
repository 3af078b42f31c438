// Copies all rows into an empty database and verifies each row before the commit.
import { sql } from 'kysely';
import { type Db, isPostgres, type Tables } from './tables.ts';

/** Tables with their key columns, referenced tables first. */
const keys: Record<Exclude<keyof Tables, 'limits' | 'visit_steps'>, readonly string[]> = {
  meta: ['key'],
  submissions: ['reference'],
  notes: ['id'],
  events: ['event'],
  event_places: ['event', 'email'],
  votes: ['request', 'voter'],
  vote_counts: ['request'],
  subscribers: ['email'],
  outbox: ['id'],
  staff: ['name'],
  recovery_codes: ['name', 'code_hash'],
  sessions: ['token_hash'],
  audit: ['id'],
  visit_counts: ['day', 'kind', 'name'],
  issues: ['id'],
};

type Row = Record<string, string | number | null>;
const batch = 200;

async function count(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

function read(db: Db, table: string, columns: readonly string[], from: number): Promise<Row[]> {
  const order = sql.join(columns.map((column) => sql.ref(column)));
  return sql<Row>`select * from ${sql.table(table)} order by ${order} limit ${sql.lit(batch)} offset ${sql.lit(from)}`
    .execute(db)
    .then(({ rows }) => rows);
}

async function insert(db: Db, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  // PostgreSQL numbers audit lines itself unless overridden.
  const overriding = sql.raw(table === 'audit' && isPostgres(db) ? 'overriding system value' : '');
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))}) ${overriding}
    values ${sql.join(values)}`.execute(db);
}

async function assertSame(
  db: Db,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  const nameOf = (row: Row) => JSON.stringify(columns.map((column) => row[column]));
  const keyTuples = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column] ?? null))})`);
  const found = await sql<Row>`select * from ${sql.table(table)}
    where (${sql.join(columns.map((column) => sql.ref(column)))}) in (${sql.raw(isPostgres(db) ? '' : 'values ')}${sql.join(keyTuples)})`.execute(
    db,
  );
  const there = new Map(found.rows.map((row) => [nameOf(row), row]));
  for (const row of rows) {
    const copy = there.get(nameOf(row));
    const differs = Object.keys(row).find((column) => copy?.[column] !== row[column]);
    if (!copy || differs)
      throw new Error(`${table} ${nameOf(row)} did not arrive as it was (${differs ?? 'it is missing'})`);
  }
}

/** All or nothing, between migrated databases. */
export const copyDatabase = (from: Db, to: Db): Promise<void> =>
  snapshot(from, (source) => to.transaction().execute((target) => copyRows(source, target)));

/** A consistent snapshot, also while servers write. */
export function snapshot<Value>(db: Db, work: (source: Db) => Promise<Value>): Promise<Value> {
  const transaction = db.transaction();
  return (isPostgres(db) ? transaction.setIsolationLevel('repeatable read') : transaction).execute(work);
}

export async function copyRows(source: Db, target: Db): Promise<void> {
  for (const [table, columns] of Object.entries(keys)) {
    const total = await count(source, table);
    for (let done = 0; done < total; done += batch) {
      const rows = await read(source, table, columns, done);
      await insert(target, table, rows);
      await assertSame(target, table, columns, rows);
    }
    const arrived = await count(target, table);
    if (arrived !== total) throw new Error(`${table} had ${total} rows, and ${arrived} arrived`);
  }
  if (isPostgres(target))
    await sql`select setval(pg_get_serial_sequence('audit', 'id'), (select coalesce(max(id), 0) + 1 from audit), false)`.execute(
      target,
    );
}
