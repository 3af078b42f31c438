import { campaignOf, ISSUES_FILE, issueFile } from '@tred/contract/newsletter';
import type { Right } from '@tred/contract/rights';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { freshStores } from './db/test-stores.ts';
import { personalRules } from './limits/rules.ts';
import type { OutgoingEmail } from './mail/mailer.ts';
import { scheduleIssue, startDueIssues } from './newsletter/issues.ts';
import { setRights } from './staff/staff.ts';
import { addTestStaff } from './submissions/test-submissions.ts';
import { makeTestServer, type SignedIn, signIn, type TestServer } from './test-server.ts';

const id = '2026-12';
const page = 'https://tred.example/newsletter/2026-12';
const issue = {
  subject: 'December',
  html: `<a href="${page}">a</a><a href="https://tred.example/contact?a=1&amp;b=2">b</a><a href="https://tred.example/gone">c</a><a href="https://tred.example/%zz">d</a>`,
  text: 'December',
  url: page,
  problems: ['A fact is empty.'],
};
const list = { issues: [{ id, title: 'December', date: '2026-12-01' }], news: [] };

const at = freshStores('sqlite');
let server: TestServer;
let mailed: OutgoingEmail[];
let person: SignedIn;

beforeEach(async () => {
  mailed = [];
  server = await makeTestServer({
    store: at.store,
    limits: true,
    files: {
      [issueFile(id).slice(1)]: JSON.stringify(issue),
      [ISSUES_FILE.slice(1)]: JSON.stringify(list),
    },
    mailer: async (email) => {
      if (email.to.startsWith('nobody')) throw new Error('550 nobody here');
      mailed.push(email);
    },
  });
  await addTestStaff(server.store.db, 'owner');
  await addTestStaff(server.store.db, 'apio');
  await signInWith(['publish']);
});
afterEach(() => server.close());

async function signInWith(rights: Right[]): Promise<void> {
  await setRights(server.store.db, 'apio', rights);
  person = await signIn(server, 'apio');
}
const get = (path: string) => person.get(`/newsletter${path}`);
const post = (path: string, payload: object) => person.post(`/newsletter${path}`, payload);
const statusOf = async (...request: Parameters<typeof post>) => (await post(...request)).statusCode;

it('shows an issue as it arrives, with what is wrong in it', async () => {
  const { issue: shown, published } = (await get(`/issue?id=${id}`)).json();
  expect(published).toBe(true);
  expect(shown.problems).toHaveLength(3);
  expect(shown.problems[1]).toContain('/gone');
  expect(shown.problems[2]).toContain('/%zz');
  const frame = await get(`/frame?id=${id}`);
  expect(frame.body).toBe(issue.html);
  expect(frame.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  expect((await get('/issue?id=2027-01')).statusCode).toBe(404);
});

it('sends a test, or the words of the mail server', async () => {
  expect(await statusOf('/test', { id, to: 'me@tred.example' })).toBe(200);
  expect(mailed).toMatchObject([{ to: 'me@tred.example', html: issue.html }]);
  const refused = await post('/test', { id, to: 'nobody@tred.example' });
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('550 nobody')]);
});

it('sends no more tests than a person needs', async () => {
  const { limit } = personalRules.testIssues;
  for (let sent = 0; sent < limit; sent += 1) await post('/test', { id, to: `${sent}@other.example` });
  const refused = await post('/test', { id, to: 'one-more@other.example' });
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(mailed).toHaveLength(limit);
});

it('sends once, at the chosen time, and only what was seen', async () => {
  const { version } = (await get(`/issue?id=${id}`)).json();
  const startsAt = server.time.now + 60_000;
  expect(await statusOf('/send', { id, version: 'another' })).toBe(409);
  expect(await statusOf('/send', { id, version, at: server.time.now - 1 })).toBe(409);
  expect(await statusOf('/send', { id, version, at: startsAt })).toBe(200);
  expect(await at.rows('issues')).toMatchObject([{ starts_at: startsAt, state: 'scheduled' }]);
  expect(await statusOf('/send', { id, version })).toBe(409);
  // It had not begun, so it may be sent another time.
  expect(await statusOf('/stop', { id })).toBe(200);
  expect(await statusOf('/send', { id, version })).toBe(200);
});

it('lists issues with their numbers', async () => {
  const { version } = (await get(`/issue?id=${id}`)).json();
  await post('/send', { id, version });
  const counted = { day: 1, kind: 'campaign' as const, name: campaignOf(id), count: 4, wrote: 0 };
  await server.store.db
    .insertInto('visit_counts')
    .values([counted, { ...counted, day: 2 }])
    .execute();
  const [listed] = (await get('')).json().issues;
  expect(listed).toMatchObject({ id, sending: { state: 'scheduled', visits: 8, unsubscribed: 0 } });
});

it('cannot be stopped twice', async () => {
  await scheduleIssue(at.db, { id, subject: '', html: '', text: '', startsAt: 1 });
  await startDueIssues(at.db, 1, 30);
  expect(await statusOf('/stop', { id })).toBe(200);
  expect(await at.rows('issues')).toMatchObject([{ state: 'stopped' }]);
  expect(await statusOf('/stop', { id })).toBe(409);
});

it('is for people who may publish', async () => {
  await signInWith(['edit', 'export', 'security']);
  expect((await get('')).statusCode).toBe(403);
  expect(await statusOf('/send', { id, version: '' })).toBe(403);
});
