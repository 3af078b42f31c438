// Counts of visits by day. What one visit did is known until its day ends, and then deleted with the salt of its hash.
import { hash, randomBytes } from 'node:crypto';
import { type VisitKind, type Visits, visitKinds } from '@tred/contract/visits';
import { sql } from 'kysely';
import { dayName, dayNumber, monthsBefore } from '../kampala-days.ts';
import { readMeta } from './meta.ts';
import { countRows, type Db, type Tables } from './tables.ts';

/** A browser that does more on one day is a program. */
const mostInAVisit = 150;
/** Names of one kind on one day; what visitors invent cannot fill the disk. */
const mostNames = 500;
const OTHERS = 'others';
/** On one day, some 40 MB; programs that change their name cannot fill the disk. */
const mostVisits = 200_000;
/** Rows of one statement: PostgreSQL and SQLite bound the number of values. */
const portion = 500;
const monthsByDay = 13;
const saltKey = 'visit-salt';

/** The salt of this day. The first desk that asks on a new day makes it, and deletes what was known of the visits before. */
export async function saltOf(db: Db, day: number): Promise<string> {
  const made = `${day} ${randomBytes(16).toString('base64url')}`;
  const { value } = await db
    .insertInto('meta')
    .values({ key: saltKey, value: made })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        value: sql`case when meta.value like ${`${day} %`} then meta.value else ${made} end`,
      }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  if (value === made) await forgetVisits(db, day);
  return value;
}

export const visitorHash = (salt: string, ip: string, browser: string): string =>
  hash('sha256', `${salt}\n${ip}\n${browser}`, 'base64url').slice(0, 16);

/** Deletes what is known of the visits of other days. */
export async function forgetVisits(db: Db, today: number): Promise<void> {
  await db.deleteFrom('visits').where('day', '!=', today).execute();
  await db.deleteFrom('meta').where('key', '=', saltKey).where('value', 'not like', `${today} %`).execute();
}

/** One thing that a visitor did. `visitor` is a hash that is of use on one day only. */
export interface Sighting {
  visitor: string;
  source: string;
  campaign: string;
  device: 'phone' | 'computer';
  country: string;
  /** `page /pricing`, `form contact`, `search nursery`, `download /documents/dpa.pdf`. */
  did: string;
}

type Visit = Tables['visits'];
type Count = Tables['visit_counts'];

/** Sightings of a day whose visits are deleted are not counted, because nobody knows whether they were. */
export async function storeSightings(
  db: Db,
  day: number,
  sightings: readonly Sighting[],
  most = mostVisits,
): Promise<void> {
  if (!(await readMeta(db, saltKey))?.startsWith(`${day} `)) return;
  const byVisitor = Map.groupBy(sightings, ({ visitor }) => visitor);
  const known = await inPortions([...byVisitor.keys()], (visitors) =>
    db.selectFrom('visits').selectAll().where('visitor', 'in', visitors).where('day', '=', day).execute(),
  );
  const visits = new Map(known.map((visit) => [visit.visitor, visit]));
  const fresh = [...byVisitor.keys()].filter((visitor) => !visits.has(visitor));
  if (fresh.length > 0) {
    const room = Math.max(0, most - (await countRows(db.selectFrom('visits'))));
    for (const visitor of fresh.slice(room)) byVisitor.delete(visitor);
  }
  const counts: Count[] = [];
  const add: Add = (kind, name, { count = 0, wrote = 0 }) => counts.push({ day, kind, name, count, wrote });
  const changed = [...byVisitor].flatMap(([visitor, seen]) => {
    const before = visits.get(visitor);
    const visit = countVisit(add, before ?? newVisit(add, day, seen), seen);
    return visit && visit.did !== before?.did ? [visit] : [];
  });
  await inPortions(changed, (values) =>
    db
      .insertInto('visits')
      .values(values)
      .onConflict((conflict) => conflict.column('visitor').doUpdateSet({ did: sql.ref('excluded.did') }))
      .execute(),
  );
  const named = await withKnownNames(db, day, summed(counts));
  await inPortions(named, (values) => addCounts(db, values));
}

type Add = (kind: VisitKind, name: string, more: Partial<Pick<Count, 'count' | 'wrote'>>) => void;

/** A visit begins with a page; a form of somebody who is not counted begins none. */
function newVisit(add: Add, day: number, seen: readonly Sighting[]): Visit | undefined {
  const [first] = seen.filter(({ did }) => !did.startsWith('form '));
  if (!first) return undefined;
  const { visitor, source, campaign, device, country } = first;
  for (const [kind, name] of facetsOf({ source, campaign, device, country })) add(kind, name, { count: 1 });
  return { visitor, day, source, campaign, device, country, did: '[]' };
}

const facetsOf = ({
  source,
  campaign,
  device,
  country,
}: Pick<Visit, 'source' | 'campaign' | 'device' | 'country'>) =>
  (
    [
      ['visit', ''],
      ['source', source],
      ['campaign', campaign],
      ['device', device],
      ['country', country],
    ] as const
  ).filter(([kind, name]) => name || kind === 'visit' || kind === 'source');

function countVisit(add: Add, visit: Visit | undefined, seen: readonly Sighting[]): Visit | undefined {
  if (!visit) return undefined;
  const did: string[] = JSON.parse(visit.did);
  for (const { did: now } of seen) {
    if (did.includes(now) || did.length >= mostInAVisit) continue;
    const [kind, name] = partsOf(now);
    add(kind, name, { count: 1 });
    // Its first form: the visit, where it came from, and the pages that it read wrote.
    if (kind === 'form' && !did.some((each) => each.startsWith('form '))) {
      for (const [facet, of] of facetsOf(visit)) add(facet, of, { wrote: 1 });
      for (const page of did.filter((each) => each.startsWith('page '))) add(...partsOf(page), { wrote: 1 });
    }
    did.push(now);
  }
  return { ...visit, did: JSON.stringify(did) };
}

function partsOf(did: string): [VisitKind, string] {
  const space = did.indexOf(' ');
  return [did.slice(0, space) as VisitKind, did.slice(space + 1)];
}

/** New names beyond the limit of their kind become one name. */
async function withKnownNames(db: Db, day: number, counts: Count[]): Promise<Count[]> {
  const today = await db
    .selectFrom('visit_counts')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('names')])
    .where('day', '=', day)
    .groupBy('kind')
    .execute();
  const full = today.filter(({ names }) => names + counts.length > mostNames).map(({ kind }) => kind);
  if (full.length === 0) return counts;
  const rows = await db
    .selectFrom('visit_counts')
    .select(['kind', 'name'])
    .where('day', '=', day)
    .where('kind', 'in', full)
    .execute();
  const known = new Set(rows.map(({ kind, name }) => `${kind} ${name}`));
  return summed(
    counts.map((count) =>
      full.includes(count.kind) && !known.has(`${count.kind} ${count.name}`)
        ? { ...count, name: OTHERS }
        : count,
    ),
  );
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

async function inPortions<Item, Row>(
  items: readonly Item[],
  work: (some: Item[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < items.length; from += portion)
    rows.push(...(await work(items.slice(from, from + portion))));
  return rows;
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
