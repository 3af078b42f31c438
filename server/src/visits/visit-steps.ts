// Counts visits by their steps. A step is a row until its day ends: what is inserted is counted, on any number of servers.
import { randomBytes } from 'node:crypto';
import { campaignOf } from '@tred/contract/newsletter';
import { type VisitKind, visitKinds } from '@tred/contract/visits';
import { sql } from 'kysely';
import type { Store } from '../db/open-store.ts';
import type { Db, Tables } from '../db/tables.ts';

/** Names of one kind on one day; what visitors invent cannot fill the disk. */
export const mostNames = 500;
/** The most usual sources and campaigns of so many days have a count on the next day, whatever names come first. */
const usual = { days: 30, names: 200 };
/** A browser that does more on one day is a program. */
const mostInAVisit = 150;
/** Bytes of a row beside its name. */
const rowLength = 60;
/** Bytes of one day's steps; then nothing more is counted. Some 60,000 usual visits. */
const mostBytes = 32_000_000;
const OTHERS = 'others';
/** The first step of each visit. */
const VISIT = 'visit ';
export const saltKey = 'visit-salt';

/** One thing that a visitor did. */
export interface Sighting {
  /** `page /pricing`, `form contact`, `search nursery`, `download /documents/dpa.pdf`. */
  did: string;
  /** What a visit that begins with it also counts: `source radio`. Without it, no visit begins. */
  from?: readonly string[];
}

export type Step = Sighting & { visitor: string };

const isForm = (step: string) => step.startsWith('form ');

function split(step: string): { kind: VisitKind; name: string } {
  const space = step.indexOf(' ');
  return { kind: step.slice(0, space) as VisitKind, name: step.slice(space + 1) };
}

/** The salt of a day's hashes. The first server that asks on a new day makes it. */
export const openDay = ({ write }: Pick<Store, 'write'>, day: number): Promise<string> =>
  write(async (tx) => {
    const made = `${day} ${randomBytes(16).toString('base64url')}`;
    const { value } = await tx
      .insertInto('meta')
      .values({ key: saltKey, value: made })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          value: sql`case when meta.value like ${`${day} %`} then meta.value else ${made} end`,
        }),
      )
      .returning('value')
      .executeTakeFirstOrThrow();
    return value;
  });

/** Deletes what is known of the visits of earlier days. */
export async function forgetSteps(db: Db, today: number): Promise<void> {
  await db.deleteFrom('visit_steps').where('day', '<', today).execute();
  await db.deleteFrom('meta').where('key', '=', saltKey).where('value', 'not like', `${today} %`).execute();
}

/** Names of newsletters, and of sources and campaigns of the last days: a flood of new names does not hide them. */
export async function usualSteps(db: Db, day: number): Promise<string[]> {
  const rows = await db
    .selectFrom('visit_counts')
    .select(['kind', 'name'])
    .where('day', '>=', day - usual.days)
    .where('kind', 'in', ['source', 'campaign'])
    .groupBy(['kind', 'name'])
    .orderBy((eb) => eb.fn.sum('count'), 'desc')
    .limit(usual.names)
    .execute();
  return rows.map(({ kind, name }) => `${kind} ${name}`);
}

/** Replaces a name by `others` when its kind has enough of them. */
async function createShorten(tx: Db, day: number, known: readonly string[]) {
  const today = await tx.selectFrom('visit_counts').select(['kind', 'name']).where('day', '=', day).execute();
  const issues = await tx.selectFrom('issues').select('id').execute();
  const kept = new Set([...known, ...issues.map(({ id }) => `campaign ${campaignOf(id)}`)]);
  const sizes = new Map(visitKinds.map((kind) => [kind, 0]));
  for (const { kind, name } of today) {
    kept.add(`${kind} ${name}`);
    sizes.set(kind, (sizes.get(kind) ?? 0) + 1);
  }
  return (step: string): string => {
    if (kept.has(step)) return step;
    const { kind } = split(step);
    const size = sizes.get(kind) ?? 0;
    if (size >= mostNames) return `${kind} ${OTHERS}`;
    sizes.set(kind, size + 1);
    kept.add(step);
    return step;
  };
}

/** In a transaction. `known`: of `usualSteps`. */
export async function countSteps(
  tx: Db,
  day: number,
  steps: readonly Step[],
  { known, most = mostBytes }: { known: readonly string[]; most?: number },
): Promise<void> {
  if ((await bytesOf(tx, day)) >= most) return;
  const shorten = await createShorten(tx, day, known);
  const counts: Count[] = [];
  const add = (rows: readonly { step: string }[], more: { count: number; wrote: number }) =>
    counts.push(...rows.map(({ step }) => ({ day, ...split(step), ...more })));
  // Sorted, so that two servers seldom wait for each other.
  const inOrder = steps.toSorted((a, b) => (a.visitor < b.visitor ? -1 : a.visitor > b.visitor ? 1 : 0));
  for (const { visitor, did, from = [] } of inOrder) {
    const insert = (names: readonly string[]) =>
      insertNew(
        tx,
        names.map((step) => ({ visitor, day, step })),
      );
    const before = await tx.selectFrom('visit_steps').select('step').where('visitor', '=', visitor).execute();
    if (before.length >= mostInAVisit) continue;
    if (isForm(did)) {
      // With its first form, a visit, where it came from and the pages that it read led to a form.
      if (before.length === 0 || (await insert([did])).length === 0) continue;
      add([{ step: did }], { count: 1, wrote: 0 });
      if (!before.some(({ step }) => isForm(step))) add(before, { count: 0, wrote: 1 });
    } else {
      // Another server may have begun the visit a moment ago.
      const began = before.length === 0 && from.length > 0 ? await insert([VISIT]) : [];
      const sources = began.length > 0 ? from : [];
      const added = await insert([...new Set([...sources, did].map(shorten))]);
      add([...began, ...added], { count: 1, wrote: 0 });
    }
  }
  await addCounts(tx, counts);
}

async function bytesOf(db: Db, day: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('visit_counts')
    .select(sql<number | null>`sum(count * (length(name) + ${sql.lit(rowLength)}))`.as('bytes'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}

/** Returns what is new. */
const insertNew = (tx: Db, rows: readonly Tables['visit_steps'][]) =>
  tx
    .insertInto('visit_steps')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('step')
    .execute();

type Count = Tables['visit_counts'];

/** Rows of one statement: PostgreSQL and SQLite bound the number of values. */
const portion = 500;

/** Adds to what is stored, in one order on all servers. */
export async function addCounts(tx: Db, counts: readonly Count[]): Promise<void> {
  const sums = new Map<string, Count>();
  for (const { day, kind, name, count, wrote } of counts) {
    const key = `${day} ${kind} ${name}`;
    const { count: counted = 0, wrote: written = 0 } = sums.get(key) ?? {};
    sums.set(key, { day, kind, name, count: counted + count, wrote: written + wrote });
  }
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  for (let at = 0; at < rows.length; at += portion)
    await tx
      .insertInto('visit_counts')
      .values(rows.slice(at, at + portion))
      .onConflict((conflict) =>
        conflict.columns(['day', 'kind', 'name']).doUpdateSet((eb) => ({
          count: eb('visit_counts.count', '+', eb.ref('excluded.count')),
          wrote: eb('visit_counts.wrote', '+', eb.ref('excluded.wrote')),
        })),
      )
      .execute();
}
