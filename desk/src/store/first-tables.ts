// The tables a desk began with.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Up to 1.1.0 the desk kept the count of its steps itself, in `meta`: such a database has these tables already. */
async function isFromBefore(db: Kysely<Tables>): Promise<boolean> {
  const version = await db.selectFrom('meta').select('value').where('key', '=', 'version').executeTakeFirst();
  return version !== undefined;
}

export async function firstTables(db: Kysely<Tables>): Promise<void> {
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
