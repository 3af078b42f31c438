// Reads counts of visits by day, and joins those of old months.
import { type VisitKind, type Visits, visitKinds } from '@tred/contract/visits';
import type { Db, Tables } from '../db/tables.ts';
import { dayName, dayNumber, monthsBefore } from '../kampala-days.ts';
import { addCounts } from './visit-steps.ts';

const monthsByDay = 13;

type Count = Tables['visit_counts'];

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
  await addCounts(db, months);
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
