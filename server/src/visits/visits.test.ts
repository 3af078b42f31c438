import { BEACON, VISITS_PATH } from '@tred/contract/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshStores } from '../db/test-stores.ts';
import { dayNumber, dayStart } from '../kampala-days.ts';
import { networkRules } from '../limits/rules.ts';
import { scheduleIssue } from '../newsletter/issues.ts';
import { createKeyedHash } from '../secret.ts';
import { contactValues } from '../submissions/test-submissions.ts';
import { makeTestServer, type TestServer } from '../test-server.ts';
import { createVisitCounter } from './visit-counter.ts';
import { readVisits } from './visit-counts.ts';
import { forgetSteps, mostNames } from './visit-steps.ts';

const chrome = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/138.0.0.0 Mobile Safari/537.36';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36';

const at = freshStores('sqlite');
let server: TestServer;
beforeEach(async () => {
  server = await makeTestServer({ store: at.store, limits: true });
});
afterEach(() => server.close());

type Fields = Partial<Record<keyof typeof BEACON, string>>;

const beacon = (fields: Fields, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
  server.app.inject({
    method: 'POST',
    url: VISITS_PATH,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': chrome, ...headers },
    payload: new URLSearchParams(
      Object.fromEntries(
        Object.entries({ ...fields, page: `https://tred.example${fields.page ?? '/contact'}` }).map(
          ([name, value]) => [BEACON[name as keyof typeof BEACON], value],
        ),
      ),
    ).toString(),
  });
const steps = () => at.store.db.selectFrom('visit_steps').selectAll().orderBy('step').execute();
const visitors = async () => new Set((await steps()).map(({ visitor }) => visitor));
const stored = async (from = dayNumber(server.time.now), to = from) => {
  await server.app.visits.flush();
  return readVisits(at.store.db, { from, to });
};

it('counts a page once in a visit, and where the visit came from', async () => {
  const words = '?utm_source=letter&utm_campaign=2026-12&subject=demo';
  await beacon({ page: `/contact${words}`, referrer: 'https://www.search.example/?q=secret' });
  await beacon({});
  await beacon({ page: '/' });
  await beacon({ referrer: 'https://www.search.example/?q=secret' }, { 'user-agent': desktop });
  const { total, lists } = await stored();
  expect(total).toEqual({ visits: 2, pages: 3, wrote: 0 });
  expect(lists.page.map(({ name, count }) => [name, count])).toEqual([
    ['/contact', 2],
    ['/', 1],
  ]);
  expect(lists.source.map(({ name }) => name)).toEqual(['letter', 'search.example']);
  expect(lists.campaign).toMatchObject([{ name: '2026-12', count: 1 }]);
});

it('takes a name from an address, and neither a link nor a sentence', async () => {
  for (const source of ['https://evil.example/log-in', 'your password ends today: write to us', 'a<b>'])
    await beacon(
      { page: `/?${new URLSearchParams({ utm_source: source, utm_campaign: source })}` },
      { 'user-agent': `${chrome} ${source}` },
    );
  const { total, lists } = await stored();
  expect(total.visits).toBe(3);
  expect([lists.source.map(({ name }) => name), lists.campaign]).toEqual([[''], []]);
});

it('says which pages and sources led to a form', async () => {
  const headers = { 'user-agent': chrome };
  await beacon({ page: '/', referrer: 'https://other.example/' });
  const send = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/forms/contact',
      remoteAddress: '192.0.2.1',
      headers,
      payload: contactValues(),
    });
  expect((await send()).statusCode).toBe(201);
  await beacon({});
  const { total, lists } = await stored();
  expect(total).toEqual({ visits: 1, pages: 2, wrote: 1 });
  expect(lists.form).toMatchObject([{ name: 'contact', count: 1 }]);
  expect(lists.source).toMatchObject([{ name: 'other.example', wrote: 1 }]);
  // The second page was read after the form.
  expect(Object.fromEntries(lists.page.map(({ name, wrote }) => [name, wrote]))).toEqual({
    '/': 1,
    '/contact': 0,
  });
});

it.each([
  ['Do Not Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
  ['a program', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['no browser', { 'user-agent': '' }],
  ['staff', { cookie: '__Host-admin=token' }],
  ['another site', { origin: 'https://other.example' }],
])('does not count %s', async (_, headers) => {
  expect((await beacon({}, headers)).statusCode).toBe(204);
  expect((await stored()).total.visits).toBe(0);
});

it('counts only pages and files of the site, and no words that may be somebody’s', async () => {
  await beacon({ page: '/nowhere' });
  await beacon({ page: '/admin' });
  await beacon({ download: '/nowhere.pdf' });
  await beacon({ nothingFound: 'nakato@school.example' });
  await beacon({ nothingFound: '0772 123 456' });
  expect((await stored()).total.visits).toBe(0);
  await beacon({ nothingFound: '  Baby\u0000 Class ' });
  const { lists } = await stored();
  expect(lists.search.map(({ name }) => name)).toEqual(['baby class']);
});

it('keeps no address, and knows nothing of a visit on the next day', async () => {
  await beacon({});
  await stored();
  const before = await steps();
  expect(before.map(({ step }) => step)).toEqual(['page /contact', 'source ', 'visit ']);
  expect(JSON.stringify(before)).not.toMatch(/192|Mozilla/);
  const salts = () =>
    at.store.db.selectFrom('meta').select('value').where('key', '=', 'visit-salt').execute();
  const salt = await salts();
  server.time.now = dayStart(dayNumber(server.time.now) + 1);
  await beacon({});
  const { periods, total } = await stored(dayNumber(server.time.now) - 1, dayNumber(server.time.now));
  expect(total.visits).toBe(2);
  expect(periods.map(({ visits }) => visits)).toEqual([1, 1]);
  await forgetSteps(at.store.db, dayNumber(server.time.now));
  const known = await visitors();
  expect(known.size).toBe(1);
  expect(known).not.toContain(before[0]?.visitor);
  expect(await salts()).not.toEqual(salt);
});

it('counts a visit over midnight once on each day, also what was seen in the last second', async () => {
  server.time.now = dayStart(dayNumber(server.time.now) + 1) - 2_000;
  await beacon({ page: '/' });
  await server.app.visits.flush();
  server.time.now += 1_900;
  await beacon({ page: '/contact' });
  server.time.now += 200;
  await beacon({ page: '/features/requests' });
  const { periods } = await stored(dayNumber(server.time.now) - 1, dayNumber(server.time.now));
  expect(periods).toMatchObject([
    { visits: 1, pages: 2 },
    { visits: 1, pages: 1 },
  ]);
});

it('a flood from one network counts no further than its limit', async () => {
  const { limit } = networkRules.visits;
  for (let sent = 0; sent < limit + 20; sent += 1) await beacon({}, { 'user-agent': `${chrome} ${sent}` });
  await beacon({}, {}, '198.51.100.7');
  expect((await stored()).total.visits).toBe(limit + 1);
});

it('a server that starts again, or could not write for a while, counts nothing twice and loses nothing', async () => {
  const { store } = at;
  await beacon({ page: '/' });
  const write = vi.spyOn(store, 'write').mockRejectedValueOnce(new Error('locked'));
  await expect(server.app.visits.flush()).rejects.toThrow('locked');
  write.mockRestore();
  await beacon({});
  await server.close();
  server = await makeTestServer({ store, limits: true });
  await beacon({ page: '/' });
  await beacon({ page: '/features/requests' });
  expect((await stored()).total).toMatchObject({ visits: 1, pages: 3 });
  expect((await visitors()).size).toBe(1);
});

it('long texts fill no more than the limit, also after a restart', async () => {
  const { store } = at;
  const now = server.time.now;
  const most = 200_000;
  const send = async (first: number) => {
    const counter = createVisitCounter({
      ...{ store, most, clock: () => now, log: server.app.log },
      keyedHash: createKeyedHash('a secret for tests'),
    });
    const words = 'ж'.repeat(80);
    for (let n = first; n < first + 1000; n += 1)
      await counter.note(
        { ip: '192.0.2.1', browser: `${n}` },
        { did: `search ${n} ${words}`, from: [`source ${n} ${words}`, `campaign ${n} ${words}`] },
      );
    await counter.close();
    return steps();
  };
  const stored = await send(0);
  const length = stored.map(({ step }) => step).join('').length;
  expect(length).toBeGreaterThan(most / 4);
  expect(length).toBeLessThan(most);
  expect(await send(1000)).toEqual(stored);
});

it('two servers count a visit together: each step once, whoever saw it first', async () => {
  const note = async (counter: ReturnType<typeof createVisitCounter>, did: string) =>
    counter.note(
      { ip: '192.0.2.1', browser: 'x' },
      { did, ...(!did.startsWith('form') && { from: ['source a'] }) },
    );
  const counters = [1, 2].map(() =>
    createVisitCounter({
      ...{ store: at.store, clock: () => server.time.now, log: server.app.log },
      keyedHash: createKeyedHash('a secret for tests'),
    }),
  );
  for (const did of ['page /', 'page /contact', 'form contact', 'form order', 'page /'])
    for (const counter of counters) {
      await note(counter, did);
      await counter.flush();
    }
  const { total, lists } = await stored();
  expect(total).toEqual({ visits: 1, pages: 2, wrote: 1 });
  expect(lists.form.map(({ name, count }) => [name, count])).toEqual([
    ['contact', 1],
    ['order', 1],
  ]);
  expect(lists.source).toMatchObject([{ name: 'a', count: 1, wrote: 1 }]);
  for (const counter of counters) await counter.close();
});

it('a visit keeps no name that its count leaves out', async () => {
  const names = Array.from({ length: mostNames }, (_, n) => ({
    ...{ day: dayNumber(server.time.now), kind: 'search' as const, count: 1, wrote: 0 },
    name: `${n}`,
  }));
  await at.store.db.insertInto('visit_counts').values(names).execute();
  await beacon({ nothingFound: 'one more word' });
  await stored();
  const known = (await steps()).map(({ step }) => step);
  expect(known).toContain('search others');
  expect(known.join()).not.toContain('word');
});

it('counts issues of the newsletter and names of earlier days after a flood of new names', async () => {
  const day = dayNumber(server.time.now);
  const { db } = at.store;
  const earlier = { day: day - 3, kind: 'source' as const, count: 9, wrote: 0, name: 'google.com' };
  const flood = (kind: 'source' | 'campaign') =>
    Array.from({ length: mostNames }, (_, n) => ({ day, kind, count: 1, wrote: 0, name: `${kind} ${n}` }));
  await db
    .insertInto('visit_counts')
    .values([earlier, ...flood('source')])
    .execute();
  await db.insertInto('visit_counts').values(flood('campaign')).execute();
  await beacon({ page: '/?utm_source=google.com&utm_campaign=newsletter-2026-11' });
  await scheduleIssue(db, { id: '2026-12', subject: '', html: '', text: '', startsAt: 1 });
  await beacon({ page: '/?utm_source=x&utm_campaign=newsletter-2026-12' }, { 'user-agent': desktop });
  await stored();
  const rows = await db.selectFrom('visit_counts').select('name').where('day', '=', day).execute();
  const names = rows.map(({ name }) => name);
  expect(names).toContain('google.com');
  expect(names).toContain('newsletter-2026-12');
  expect(names).not.toContain('newsletter-2026-11');
});

it('names that visitors invent stay few, and every visit of a flood is stored', async () => {
  await server.close();
  server = await makeTestServer({ store: at.store, limits: false });
  const visits = mostNames + 50;
  for (let sent = 0; sent < visits; sent += 1)
    await beacon({ page: `/?utm_source=radio ${sent}` }, { 'user-agent': `${chrome} ${sent}` });
  const { lists, total } = await stored();
  expect(total.visits).toBe(visits);
  expect(lists.page).toMatchObject([{ name: '/', count: visits }]);
  const sources = await at.store.db
    .selectFrom('visit_counts')
    .select('name')
    .where('kind', '=', 'source')
    .execute();
  expect(sources).toHaveLength(mostNames + 1);
  await server.app.close();
  expect((await visitors()).size).toBe(visits);
});
