// Copies all rows of a SQLite database into an empty PostgreSQL.
import { sql } from 'kysely';
import { countRows, type Db, type Tables } from './tables.ts';

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

/** In a transaction of the target, which has the same tables. */
export async function copyRows(source: Db, target: Db): Promise<void> {
  for (const [name, columns] of Object.entries(keys)) {
    const table = sql.table(name);
    const order = sql.join(columns.map((column) => sql.ref(column)));
    let copied = 0;
    for (let rows: Row[] = []; copied === 0 || rows.length === batch; copied += rows.length) {
      ({ rows } =
        await sql<Row>`select * from ${table} order by ${order} limit ${batch} offset ${copied}`.execute(
          source,
        ));
      if (rows.length === 0) break;
      const names = Object.keys(rows[0] ?? {});
      const values = rows.map((row) => sql`(${sql.join(names.map((column) => row[column] ?? null))})`);
      // PostgreSQL numbers audit lines itself unless overridden.
      const overriding = sql.raw(name === 'audit' ? 'overriding system value' : '');
      await sql`insert into ${table} (${sql.join(names.map((column) => sql.ref(column)))}) ${overriding}
        values ${sql.join(values)}`.execute(target);
    }
    const arrived = await countRows(target.selectFrom(name as keyof Tables));
    if (arrived !== copied) throw new Error(`${name} had ${copied} rows, and ${arrived} arrived`);
  }
  await sql`select setval(pg_get_serial_sequence('audit', 'id'), (select coalesce(max(id), 0) + 1 from audit), false)`.execute(
    target,
  );
}
