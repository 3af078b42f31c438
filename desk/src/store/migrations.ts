// Database migrations: each step runs once, even if several desks start together.
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration';
import { isPostgres, type Tables } from './tables.ts';

export class DatabaseTooNew extends Error {}

/** Append only: steps run in the order of their names. */
const migrations = {
  '001-first-tables': { up: firstTables },
  '002-limits': { up: limitsTable },
  '003-held-places': { up: placeConfirmation },
  '004-audit': { up: auditTable },
  '005-staff': { up: staffTables },
  '006-accounts': { up: accountColumns },
  '007-replied-place': {
    up: (db: Kysely<Tables>) =>
      db.schema.alterTable('submissions').renameColumn('told', 'replied_place').execute(),
  },
  '008-account-limits': { up: limitsInSqlite },
  '009-covering-indexes': { up: coveringIndexes },
  '010-website': { up: websiteRights },
  '011-visits': { up: visitTables },
  '012-answers': { up: answerColumns },
  '013-letters': { up: letterTables },
};

/** Applied steps that this desk does not know: a newer desk applied them. */
export const unknownSteps = (names: readonly string[]): string[] =>
  names.filter((name) => !Object.hasOwn(migrations, name));

export const pendingSteps = (names: readonly string[]): string[] =>
  Object.keys(migrations).filter((name) => !names.includes(name));

export async function appliedSteps(db: Kysely<Tables>): Promise<string[]> {
  const run = await db
    .withTables<{ [DEFAULT_MIGRATION_TABLE]: { name: string } }>()
    .selectFrom(DEFAULT_MIGRATION_TABLE)
    .select('name')
    .execute();
  return run.map(({ name }) => name);
}

export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const [newer] = unknownSteps(await appliedSteps(db).catch(() => []));
  if (newer) throw new DatabaseTooNew(`the database (${newer}) is newer than this desk: update the desk`);
  throw error;
}

/** Up to 1.1.0 the number of steps was in `meta`; such a database already has these tables. */
async function isFromBefore(db: Kysely<Tables>): Promise<boolean> {
  const version = await db.selectFrom('meta').select('value').where('key', '=', 'version').executeTakeFirst();
  return version !== undefined;
}

async function firstTables(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .createTable('meta')
    .ifNotExists()
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();
  if (await isFromBefore(db)) return;

  await db.schema
    .createTable('submissions')
    .addColumn('reference', 'text', (c) => c.primaryKey())
    .addColumn('form', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull())
    .addColumn('spam', 'text')
    .addColumn('email', 'text')
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('search', 'text', (c) => c.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('body_hash', 'text', (c) => c.notNull())
    .addColumn('place', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('submissions_once', ['form', 'idempotency_key'])
    .execute();
  await db.schema.createIndex('submissions_by_time').on('submissions').column('created_at').execute();
  await db.schema.createIndex('submissions_by_email').on('submissions').column('email').execute();
  await db.schema
    .createIndex('submissions_by_status')
    .on('submissions')
    .columns(['status', 'created_at'])
    .execute();

  await db.schema
    .createTable('notes')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text', (c) =>
      c.notNull().references('submissions.reference').onDelete('cascade'),
    )
    .addColumn('author', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('notes_by_reference').on('notes').column('reference').execute();

  await db.schema
    .createTable('events')
    .addColumn('event', 'text', (c) => c.primaryKey())
    .addColumn('taken', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('event_places')
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('place', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('event_places_once', ['event', 'email'])
    .execute();

  await db.schema
    .createTable('votes')
    .addColumn('request', 'text', (c) => c.notNull())
    .addColumn('voter', 'text', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('votes_once', ['request', 'voter'])
    .execute();

  await db.schema
    .createTable('subscribers')
    .addColumn('email', 'text', (c) => c.primaryKey())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('confirmed_at', 'bigint')
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('reference', 'text')
    .addColumn('recipient', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('headers', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_at', 'bigint', (c) => c.notNull())
    .addColumn('held_until', 'bigint', (c) => c.notNull())
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .execute();
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'next_at']).execute();
  await db.schema.createIndex('outbox_by_reference').on('outbox').column('reference').execute();
  await db.schema.createIndex('outbox_by_recipient').on('outbox').column('recipient').execute();

  await db.schema
    .createTable('staff')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('password', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull().references('staff.name').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
}

const createLimits = (db: Kysely<Tables>) =>
  db.schema
    .createTable('limits')
    .addColumn('key', 'varchar(255)', (c) => c.primaryKey())
    .addColumn('points', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('expire', 'bigint')
    .execute();

async function limitsTable(db: Kysely<Tables>): Promise<void> {
  if (!isPostgres(db)) return;
  await createLimits(db);
  // Unlogged: counts need not survive a crash.
  await sql`alter table limits set unlogged`.execute(db);
}

async function limitsInSqlite(db: Kysely<Tables>): Promise<void> {
  if (!isPostgres(db)) await createLimits(db);
}

/** The inbox counts without reading the rows, which are large. */
async function coveringIndexes({ schema }: Kysely<Tables>): Promise<void> {
  for (const index of ['submissions_by_time', 'submissions_by_status'])
    await schema.dropIndex(index).execute();
  const createIndex = (name: string, columns: (keyof Tables['submissions'])[]) =>
    schema.createIndex(name).on('submissions').columns(columns).execute();
  await createIndex('submissions_by_time', ['created_at', 'reference', 'form', 'spam']);
  await createIndex('submissions_by_status', ['status', 'created_at', 'form', 'spam']);
}

async function placeConfirmation(db: Kysely<Tables>): Promise<void> {
  // SQLite adds one column at a time.
  const { schema } = db;
  await schema.alterTable('submissions').addColumn('told', 'text').execute();
  await schema.alterTable('outbox').addColumn('purpose', 'text').execute();
  await schema.alterTable('outbox').addColumn('mailbox', 'text').execute();
  await schema.createIndex('outbox_by_mailbox').on('outbox').columns(['mailbox', 'purpose']).execute();
  await schema.createIndex('outbox_by_sent').on('outbox').column('sent_at').execute();
  await schema.alterTable('event_places').addColumn('token', 'text').execute();
  await schema.alterTable('event_places').addColumn('held_until', 'bigint').execute();
  await schema.alterTable('event_places').addColumn('verified_at', 'bigint').execute();
  await schema.createIndex('event_places_by_token').on('event_places').column('token').execute();
}

const refusal = 'the audit table is only ever added to';
const tooSoon = 'a line of the audit table is kept until its day';

async function auditTable(db: Kysely<Tables>): Promise<void> {
  const postgres = isPostgres(db);
  await db.schema
    .createTable('audit')
    .addColumn('id', postgres ? 'bigint' : 'integer', (c) =>
      postgres ? c.primaryKey().generatedAlwaysAsIdentity() : c.primaryKey().autoIncrement(),
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
  for (const statement of postgres ? postgresTriggers : sqliteTriggers) await sql.raw(statement).execute(db);
}

const sqliteTriggers = [
  `create trigger audit_no_update before update on audit begin select raise(abort, '${refusal}'); end`,
  // "insert or replace" would delete a line without firing the trigger below.
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

async function staffTables(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
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
  await sql`update staff set may_export = 1, may_read_security = 1`.execute(db);
  await sql`update staff set is_owner = 1 where name =
    (select name from staff order by case when name = 'desk' then 0 else 1 end, created_at, name limit 1)`.execute(
    db,
  );
}

async function accountColumns(db: Kysely<Tables>): Promise<void> {
  for (const [column, type] of [
    ['password_at', 'bigint'],
    ['must_change', 'integer'],
  ] as const)
    await db.schema
      .alterTable('staff')
      .addColumn(column, type, (c) => c.notNull().defaultTo(0))
      .execute();
  await db.schema.alterTable('submissions').addColumn('spam_at', 'bigint').execute();
  // A submission was marked at its last change at the latest.
  await sql`update submissions set spam_at = updated_at where spam is not null`.execute(db);
  await db.deleteFrom('meta').where('key', '=', 'vote-secret').execute();
}

async function websiteRights(db: Kysely<Tables>): Promise<void> {
  for (const right of ['may_edit', 'may_publish'])
    await db.schema
      .alterTable('staff')
      .addColumn(right, 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
  await sql`update staff set may_edit = 1, may_publish = 1 where is_owner = 1`.execute(db);
}

async function visitTables({ schema }: Kysely<Tables>): Promise<void> {
  let visits = schema
    .createTable('visits')
    .addColumn('visitor', 'text', (c) => c.primaryKey())
    .addColumn('day', 'integer', (c) => c.notNull());
  for (const column of ['source', 'campaign', 'device', 'country', 'did'] as const)
    visits = visits.addColumn(column, 'text', (c) => c.notNull());
  await visits.execute();
  await schema
    .createTable('visit_counts')
    .addColumn('day', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addColumn('wrote', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('visit_counts_once', ['day', 'kind', 'name'])
    .execute();
}

async function answerColumns(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('outbox')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('visitor'))
    .execute();
  for (const column of ['html', 'author'])
    await schema.alterTable('outbox').addColumn(column, 'text').execute();
  for (const column of ['report_to', 'report_token'])
    await schema.alterTable('staff').addColumn(column, 'text').execute();
  await db.updateTable('outbox').set({ kind: 'staff' }).where('purpose', 'is', null).execute();
}

async function letterTables({ schema }: Kysely<Tables>): Promise<void> {
  let letters = schema.createTable('letters').addColumn('id', 'text', (c) => c.primaryKey());
  for (const column of ['subject', 'html', 'text', 'state'])
    letters = letters.addColumn(column, 'text', (c) => c.notNull());
  for (const column of ['starts_at', 'next_at'])
    letters = letters.addColumn(column, 'bigint', (c) => c.notNull());
  await letters.addColumn('error', 'text').execute();
  await schema
    .createTable('letter_recipients')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('letter', 'text', (c) => c.notNull())
    .addColumn('email', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull())
    .addColumn('next_at', 'bigint', (c) => c.notNull())
    .addColumn('held_until', 'bigint', (c) => c.notNull())
    .addColumn('error', 'text')
    .addColumn('unsubscribed', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint')
    .addUniqueConstraint('letter_recipients_once', ['letter', 'email'])
    .execute();
  const index = (name: string, columns: (keyof Tables['letter_recipients'])[]) =>
    schema.createIndex(name).on('letter_recipients').columns(columns).execute();
  await index('letter_recipients_due', ['letter', 'state', 'next_at']);
  await index('letter_recipients_by_email', ['email']);
}
