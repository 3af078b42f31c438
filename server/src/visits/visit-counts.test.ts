import { describe, expect, it } from 'vitest';
import { databaseKinds, freshStores } from '../db/test-stores.ts';
import { dayLength, dayName, dayNumber } from '../kampala-days.ts';
import { joinOldDays } from './visit-counts.ts';
import { openDay } from './visit-steps.ts';

const now = Date.UTC(2026, 10, 15, 9);
const day = dayNumber(now);

describe.each(databaseKinds)('visits in %s', (kind) => {
  const at = freshStores(kind);

  it('two servers have one salt for a day, and another on the next', async () => {
    const salt = await openDay(at.store, day);
    expect(await openDay(at.store, day)).toBe(salt);
    expect(await openDay(at.store, day + 1)).not.toBe(salt);
  });

  it('after thirteen months the days of a month are one', async () => {
    const dayOf = (text: string) => Date.parse(text) / dayLength;
    const counts = ['2025-09-01', '2025-09-02', '2025-09-30', '2025-10-01', '2026-11-14'].map((day) => ({
      ...{ day: dayOf(day), kind: 'page' as const, name: '/', count: 2, wrote: 1 },
    }));
    await at.db.insertInto('visit_counts').values(counts).execute();
    await joinOldDays(at.db, now);
    await joinOldDays(at.db, now);
    const rows = await at.db.selectFrom('visit_counts').selectAll().orderBy('day').execute();
    expect(rows.map(({ day, count, wrote }) => [dayName(day), count, wrote])).toEqual([
      ['2025-09-01', 6, 3],
      ['2025-10-01', 2, 1],
      ['2026-11-14', 2, 1],
    ]);
  });
});
