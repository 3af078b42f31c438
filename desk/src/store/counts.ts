// How much came, day by day and form by form. Quarantine is not counted: it is not work yet.
import type { Status } from '@tred/contract/desk-api';
import { sql } from 'kysely';
import { dayLength, dayNumber, dayStart, kampalaOffset } from '../kampala-days.ts';
import { hiddenForms, type Sight } from './sight.ts';
import type { Db } from './tables.ts';

export interface DayCount {
  /** Since 1970, in Kampala. */
  day: number;
  count: number;
}

export interface FormCount {
  form: string;
  received: number;
  fresh: number;
  inProgress: number;
}

/** Whole numbers divide to whole numbers in both databases. */
const dayOfRow = sql<number>`(created_at + ${sql.lit(kampalaOffset)}) / ${sql.lit(dayLength)}`;

/** The last so many days, today among them, as someone may see them. */
interface Asked {
  days: number;
  now: number;
  sight: Sight;
}

function genuine(db: Db, sight: Sight) {
  const query = db.selectFrom('submissions').where('spam', 'is', null);
  const hidden = hiddenForms(sight);
  return hidden.length > 0 ? query.where('form', 'not in', hidden) : query;
}

/** None left out. */
export async function countByDay(db: Db, { days, now, sight }: Asked): Promise<DayCount[]> {
  const today = dayNumber(now);
  const rows = await genuine(db, sight)
    .where('created_at', '>=', dayStart(today - days + 1))
    .select((eb) => [dayOfRow.as('day'), eb.fn.countAll<number>().as('count')])
    .groupBy(dayOfRow)
    .execute();
  const counts = new Map(rows.map(({ day, count }) => [day, count]));
  return Array.from({ length: days }, (_, index) => {
    const day = today - days + 1 + index;
    return { day, count: counts.get(day) ?? 0 };
  });
}

/** What came in those days, and what is still to do however old it is; the busiest form first. */
export async function countByForm(db: Db, { days, now, sight }: Asked): Promise<FormCount[]> {
  const received = await genuine(db, sight)
    .where('created_at', '>=', dayStart(dayNumber(now) - days + 1))
    .select((eb) => ['form', eb.fn.countAll<number>().as('count')])
    .groupBy('form')
    .execute();
  const open = await genuine(db, sight)
    .where('status', '!=', 'done')
    .select((eb) => ['form', 'status', eb.fn.countAll<number>().as('count')])
    .groupBy(['form', 'status'])
    .execute();
  const stillOpen = (form: string, status: Status) =>
    open.find((row) => row.form === form && row.status === status)?.count ?? 0;
  const forms = [...new Set([...received, ...open].map(({ form }) => form))];
  return forms
    .map((form) => ({
      form,
      received: received.find((row) => row.form === form)?.count ?? 0,
      fresh: stillOpen(form, 'new'),
      inProgress: stillOpen(form, 'in-progress'),
    }))
    .sort((a, b) => b.received - a.received || a.form.localeCompare(b.form));
}
