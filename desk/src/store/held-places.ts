// What holding a place until its mail is confirmed, and writing to one mailbox only so often, need to remember.
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export async function heldPlaces(db: Kysely<Tables>): Promise<void> {
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
