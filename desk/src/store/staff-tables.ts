// What named people need: their rights, their second step at log-in, and log-ins that end when nobody is there.
import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

export async function staffTables(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  // SQLite adds one column at a time.
  for (const right of ['is_owner', 'may_export', 'may_read_security'])
    await schema
      .alterTable('staff')
      .addColumn(right, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  await schema.alterTable('staff').addColumn('code_secret', 'text').execute();
  await schema.alterTable('staff').addColumn('code_pending', 'text').execute();
  await schema
    .alterTable('staff')
    .addColumn('code_step', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('recovery_codes')
    .addColumn('name', 'text', (c) => c.notNull().references('staff.name').onDelete('cascade'))
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_codes_once', ['name', 'code_hash'])
    .execute();
  await schema
    .alterTable('sessions')
    .addColumn('seen_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute();
  // Nobody loses what they could do until now; the first of them says from here on who may.
  await sql`update staff set may_export = 1, may_read_security = 1`.execute(db);
  await sql`update staff set is_owner = 1 where name =
    (select name from staff order by case when name = 'desk' then 0 else 1 end, created_at, name limit 1)`.execute(
    db,
  );
}
