import { describe, expect, it } from 'vitest';
import { dayLength, dayName, dayNumber } from '../kampala-days.ts';
import { databaseKinds, freshStores } from './test-stores.ts';
import { joinOldDays, readVisits, saltOf, storeSightings } from './visits.ts';

const now = Date.UTC(2026, 10, 15, 9);
const day = dayNumber(now);

describe.each(databaseKinds)('visits in %s', (kind) => {
  const at = freshStores(kind);

  it('two desks have one salt for a day, and another on the next', async () => {
    const { db } = at.store;
    const first = await saltOf(db, day);
    expect(await saltOf(db, day)).toBe(first);
    expect(await saltOf(db, day + 1)).not.toBe(first);
  });

  it('names that visitors invent stay few', async () => {
    const from = (start: number) =>
      Array.from({ length: 400 }, (_, index) => ({
        visitor: `${start + index}`,
        source: `host-${start + index}.example`,
        campaign: '',
        device: 'phone' as const,
        country: '',
        did: 'page /',
      }));
    await saltOf(at.db, day);
    for (const start of [0, 400, 800]) await storeSightings(at.db, day, from(start));
    const names = await at.db
      .selectFrom('visit_counts')
      .select('name')
      .where('kind', '=', 'source')
      .execute();
    expect(names.length).toBeLessThanOrEqual(501);
    const { lists, total } = await readVisits(at.db, { from: day, to: day });
    expect(total.visits).toBe(1200);
    expect(lists.page).toMatchObject([{ name: '/', count: 1200 }]);
  });

  it('counts no more visits on a day than the disk has room for', async () => {
    const { db } = at.store;
    await saltOf(db, day);
    const seen = (visitor: string, did: string) =>
      ({ visitor, source: '', campaign: '', device: 'phone', country: '', did }) as const;
    const store = (did: string) =>
      storeSightings(
        db,
        day,
        ['a', 'b', 'c'].map((visitor) => seen(visitor, did)),
        2,
      );
    await store('page /');
    await store('page /contact');
    const { total } = await readVisits(db, { from: day, to: day });
    expect(total).toMatchObject({ visits: 2, pages: 4 });
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
