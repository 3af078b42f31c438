// The trail of what staff did. The database itself lets nobody change a line, or remove one that is not yet due: not
// the desk, and not a shell that was let in by mistake. Each line says until when it is kept, so that a term made
// shorter later cannot reach it.
import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tables } from './tables.ts';

const refusal = 'the audit table is only ever added to';
const tooSoon = 'a line of the audit table is kept until its day';

export async function auditTable(db: Kysely<Tables>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable('audit')
    .addColumn('id', isPostgres ? 'bigint' : 'integer', (c) =>
      isPostgres ? c.primaryKey().generatedAlwaysAsIdentity() : c.primaryKey().autoIncrement(),
    )
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addColumn('who', 'text', (c) => c.notNull())
    .addColumn('what', 'text', (c) => c.notNull())
    .addColumn('reference', 'text')
    .addColumn('about', 'text')
    .addColumn('network', 'text', (c) => c.notNull())
    .addColumn('keep_until', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('audit_by_time').on('audit').column('at').execute();
  await db.schema.createIndex('audit_by_end').on('audit').column('keep_until').execute();
  for (const statement of isPostgres ? postgresTriggers : sqliteTriggers)
    await sql.raw(statement).execute(db);
}

const sqliteTriggers = [
  `create trigger audit_no_update before update on audit begin select raise(abort, '${refusal}'); end`,
  // "insert or replace" would take a line away without a word to the trigger below.
  `create trigger audit_no_replace before insert on audit
     when exists (select 1 from audit where id = new.id)
     begin select raise(abort, '${refusal}'); end`,
  `create trigger audit_no_delete before delete on audit
     when old.keep_until >= unixepoch('subsec') * 1000
     begin select raise(abort, '${tooSoon}'); end`,
];

const postgresTriggers = [
  `create function audit_refuse() returns trigger language plpgsql as $$
     begin raise exception '${refusal}'; end $$`,
  `create function audit_keep() returns trigger language plpgsql as $$
     begin
       if old.keep_until >= extract(epoch from clock_timestamp()) * 1000 then raise exception '${tooSoon}'; end if;
       return old;
     end $$`,
  'create trigger audit_no_update before update on audit for each row execute function audit_refuse()',
  'create trigger audit_no_truncate before truncate on audit for each statement execute function audit_refuse()',
  'create trigger audit_no_delete before delete on audit for each row execute function audit_keep()',
];
