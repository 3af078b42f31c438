// Where desks that share a PostgreSQL count together. A desk with a database of its own counts in memory.
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tables } from './tables.ts';

export async function limitsTable(db: Kysely<Tables>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  await db.schema
    .createTable('limits')
    .addColumn('key', 'varchar(255)', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();
  // Counts need not survive a crash, so no count waits for the disk.
  await sql`alter table limits set unlogged`.execute(db);
}
