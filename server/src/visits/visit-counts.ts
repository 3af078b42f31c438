// Counts of visits by day. The steps of one visit are known until its day ends, and then deleted with the salt of its hash.
import { randomBytes } from 'node:crypto';
import { campaignOf } from '@tred/contract/letters';
import { type VisitKind, type Visits, visitKinds } from '@tred/contract/visits';
import { sql } from 'kysely';
import type { Store } from '../db/open-store.ts';
import type { Db, Tables } from '../db/tables.ts';
import { dayName, dayNumber, monthsBefore } from '../kampala-days.ts';

/** Names of one kind on one day; what visitors invent cannot fill the disk. */
export const mostNames = 500;
/** Rows of one statement: PostgreSQL and SQLite bound the number of values. */
const portion = 500;
/** The most usual sources and campaigns of so many days have a count on the next day, whatever names come first. */
const usual = { days: 30, names: 200 };
/** Characters for the map entry of a visit, beside its steps. */
const entryLength = 100;
const monthsByDay = 13;
export const saltKey = 'visit-salt';

type Count = Tables['visit_counts'];

/** The data of a day. */
export interface VisitDay {
  salt: string;
  /** The steps of each visit, as in its row: less than half of the memory of an array. */
  visits: Map<string, string>;
  /** The length of `visits`, which is in memory. */
  text: number;
  /** Which names of each kind have a count. */
  names: Map<VisitKind, Set<string>>;
}

export const visitLength = (did: string): number => did.length + entryLength;

/** The first server that asks on a new day makes its salt, and deletes what was known of the visits before. */
export async function openDay(
  { db, write }: Pick<Store, 'db' | 'write'>,
  day: number,
  mostText: number,
): Promise<VisitDay> {
  const salt = await write((tx) => openSalt(tx, day));
  const visits = new Map<string, string>();
  let text = 0;
  // In portions, which forms can pass.
  for (let last = ''; text < mostText; ) {
    const rows = await db
      .selectFrom('visits')
      .select(['visitor', 'did'])
      .where('day', '=', day)
      .where('visitor', '>', last)
      .orderBy('visitor')
      .limit(portion)
      .execute();
    for (const { visitor, did } of rows) {
      visits.set(visitor, did);
      text += visitLength(did);
      last = visitor;
    }
    if (rows.length < portion) break;
  }
  const counted = db.selectFrom('visit_counts').select(['kind', 'name']);
  const names = await counted.where('day', '=', day).execute();
  const usualNames = await counted
    .where('day', '>=', day - usual.days)
    .where('kind', 'in', ['source', 'campaign'])
    .groupBy(['kind', 'name'])
    .orderBy((eb) => eb.fn.sum('count'), 'desc')
    .limit(usual.names)
    .execute();
  const byKind = Map.groupBy([...names, ...usualNames], ({ kind }) => kind);
  return {
    salt,
    visits,
    text,
    names: new Map(visitKinds.map((kind) => [kind, new Set(byKind.get(kind)?.map(({ name }) => name))])),
  };
}

async function openSalt(db: Db, day: number): Promise<string> {
  const made = `${day} ${randomBytes(16).toString('base64url')}`;
  const { value: salt } = await db
    .insertInto('meta')
    .values({ key: saltKey, value: made })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        value: sql`case when meta.value like ${`${day} %`} then meta.value else ${made} end`,
      }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  if (salt === made) await forgetVisits(db, day);
  return salt;
}

/** Whether a campaign is of a newsletter that was sent or scheduled. */
export async function isOfLetter(db: Db, campaign: string): Promise<boolean> {
  const id = campaign.slice(campaignOf('').length);
  if (campaignOf(id) !== campaign) return false;
  return (await db.selectFrom('letters').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Deletes what is known of the visits of other days. */
export async function forgetVisits(db: Db, today: number): Promise<void> {
  await db.deleteFrom('visits').where('day', '!=', today).execute();
  await db.deleteFrom('meta').where('key', '=', saltKey).where('value', 'not like', `${today} %`).execute();
}

export async function storeVisits(
  db: Db,
  visits: readonly Tables['visits'][],
  counts: readonly Count[],
): Promise<void> {
  await inPortions(visits, (values) =>
    db
      .insertInto('visits')
      .values(values)
      .onConflict((conflict) => conflict.column('visitor').doUpdateSet({ did: sql.ref('excluded.did') }))
      .execute(),
  );
  await inPortions(counts, (values) => addCounts(db, values));
}

function summed(counts: readonly Count[]): Count[] {
  const sums = new Map<string, Count>();
  for (const { day, kind, name, count, wrote } of counts) {
    const key = `${day} ${kind} ${name}`;
    const sum = sums.get(key) ?? { day, kind, name, count: 0, wrote: 0 };
    sum.count += count;
    sum.wrote += wrote;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

const addCounts = (db: Db, counts: readonly Count[]) =>
  db
    .insertInto('visit_counts')
    .values(counts)
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind', 'name']).doUpdateSet((eb) => ({
        count: eb('visit_counts.count', '+', eb.ref('excluded.count')),
        wrote: eb('visit_counts.wrote', '+', eb.ref('excluded.wrote')),
      })),
    )
    .execute();

async function inPortions<Item>(
  items: readonly Item[],
  work: (some: Item[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += portion) await work(items.slice(from, from + portion));
}

export async function joinOldDays(db: Db, now: number): Promise<void> {
  const oldest = dayName(dayNumber(monthsBefore(now, monthsByDay))).slice(0, 7);
  const rows = await db
    .selectFrom('visit_counts')
    .selectAll()
    .where('day', '<', firstDayOf(oldest))
    .execute();
  const joined = rows.filter(({ day }) => day !== firstDayOf(dayName(day).slice(0, 7)));
  if (joined.length === 0) return;
  const days = [...new Set(joined.map(({ day }) => day))];
  await db.deleteFrom('visit_counts').where('day', 'in', days).execute();
  const months = joined.map((row) => ({ ...row, day: firstDayOf(dayName(row.day).slice(0, 7)) }));
  await inPortions(summed(months), (values) => addCounts(db, values));
}

const firstDayOf = (month: string) => dayNumber(Date.parse(`${month}-01T00:00:00+03:00`));

/** Longer periods are shown by month. */
const mostDays = 62;
const mostRows = 200;

export interface Period {
  /** Days since 1970, both included. */
  from: number;
  to: number;
}

/** A period, beside one of the same length before it. */
export async function readVisits(db: Db, { from, to }: Period): Promise<Visits> {
  const days = to - from + 1;
  const [now, before] = [await sums(db, { from, to }), await sums(db, { from: from - days, to: from - 1 })];
  const byDay = await db
    .selectFrom('visit_counts')
    .select((eb) => ['day', 'kind', eb.fn.sum<number>('count').as('count')])
    .where('kind', 'in', ['visit', 'page'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['day', 'kind'])
    .execute();
  const nameOf = (day: number) => dayName(day).slice(0, days > mostDays ? 7 : 10);
  const names = new Set(Array.from({ length: days }, (_, index) => nameOf(from + index)));
  const sumOf = (name: string, kind: VisitKind) =>
    total(byDay.filter((row) => row.kind === kind && nameOf(row.day) === name)).count;
  const earlier = new Map(before.map(({ kind, name, count }) => [`${kind} ${name}`, Number(count)]));
  const listOf = (kind: VisitKind) =>
    now
      .filter((row) => row.kind === kind)
      .map(({ name, count, wrote }) => ({
        name,
        count: Number(count),
        wrote: Number(wrote),
        before: earlier.get(`${kind} ${name}`) ?? 0,
      }))
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
      .slice(0, mostRows);
  return {
    periods: [...names].map((name) => ({ name, visits: sumOf(name, 'visit'), pages: sumOf(name, 'page') })),
    total: totalsOf(now),
    before: totalsOf(before),
    days,
    lists: Object.fromEntries(visitKinds.map((kind) => [kind, listOf(kind)])) as Visits['lists'],
  };
}

const sums = (db: Db, { from, to }: Period) =>
  db
    .selectFrom('visit_counts')
    .select((eb) => [
      'kind',
      'name',
      eb.fn.sum<number>('count').as('count'),
      eb.fn.sum<number>('wrote').as('wrote'),
    ])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['kind', 'name'])
    .execute();

const total = (rows: readonly { count: number; wrote?: number }[]) => ({
  count: rows.reduce((sum, { count }) => sum + Number(count), 0),
  wrote: rows.reduce((sum, { wrote = 0 }) => sum + Number(wrote), 0),
});

function totalsOf(rows: readonly Pick<Count, 'kind' | 'count' | 'wrote'>[]) {
  const of = (kind: VisitKind) => total(rows.filter((row) => row.kind === kind));
  return { visits: of('visit').count, pages: of('page').count, wrote: of('visit').wrote };
}
