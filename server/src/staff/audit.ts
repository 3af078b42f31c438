// The audit log of staff actions: append, read, and erase after its retention.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AuditAction, renamedActions } from '@tred/contract/audit-api';
import { type Selectable, sql } from 'kysely';
import { countRows, type Db, isPostgres, type Tables } from '../db/tables.ts';
import { monthsBefore } from '../kampala-days.ts';

export interface NewAuditLine {
  who: string;
  what: AuditAction;
  reference?: string | undefined;
  /** An account, a status or a count. Never a visitor's words: the log outlives them. */
  about?: string | undefined;
  network: string;
}

export interface Audit {
  months: number;
  record(db: Db, entry: NewAuditLine): Promise<void>;
}

export function createAudit({ months, clock }: { months: number; clock: () => number }): Audit {
  return {
    months,
    async record(db, { who, what, reference = null, about = null, network }) {
      const at = clock();
      const keep_until = monthsBefore(at, -months);
      await db.insertInto('audit').values({ at, who, what, reference, about, network, keep_until }).execute();
    },
  };
}

const columns = ['id', 'at', 'who', 'what', 'reference', 'about', 'network'] as const;

export type AuditLine = Pick<Selectable<Tables['audit']>, (typeof columns)[number]>;

const withNameOfToday = (line: AuditLine): AuditLine => ({
  ...line,
  what: renamedActions[line.what] ?? line.what,
});

export async function listAudit(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; lines: AuditLine[] }> {
  const total = await countRows(db.selectFrom('audit'));
  const lines = await db
    .selectFrom('audit')
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, lines: lines.map(withNameOfToday) };
}

/** All lines, oldest first, in batches. */
export async function* eachAuditLine(db: Db): AsyncGenerator<AuditLine> {
  let after = 0;
  for (;;) {
    const lines = await db
      .selectFrom('audit')
      .select(columns)
      .where('id', '>', after)
      .orderBy('id')
      .limit(100)
      .execute();
    yield* lines.map(withNameOfToday);
    const last = lines.at(-1);
    if (!last) return;
    after = last.id;
    // Lets other requests in.
    await nextTurn();
  }
}

/** Uses the database's clock, as its triggers do. */
export async function eraseOldLines(db: Db): Promise<void> {
  const now = isPostgres(db)
    ? sql<number>`extract(epoch from clock_timestamp()) * 1000`
    : sql<number>`unixepoch('subsec') * 1000`;
  await db.deleteFrom('audit').where('keep_until', '<', now).execute();
}
