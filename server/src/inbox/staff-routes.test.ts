import type { Right } from '@tred/contract/rights';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freshStores } from '../db/test-stores.ts';
import { enqueue } from '../outbox/outbox.ts';
import {
  addTestStaff,
  contactMessage,
  testPassword as password,
  securityReport,
} from '../submissions/test-submissions.ts';
import {
  auditLines,
  makeTestServer,
  type SignedIn,
  signIn,
  type TestServer,
  trySignIn,
} from '../test-server.ts';

const at = freshStores('sqlite');
let server: TestServer;
let sarah: SignedIn;
beforeEach(async () => {
  server = await makeTestServer({ store: at.store });
  await addTestStaff(at.db, 'sarah');
  sarah = await signIn(server, 'sarah');
});
afterEach(() => server.close());

async function add(rights: readonly Right[], name = 'peter') {
  await addTestStaff(at.db, name, { rights });
  return signIn(server, name);
}
/** Changes of staff need one's own password. */
const change = (by: SignedIn, action: string, payload: object) =>
  by.post(`/staff/${action}`, { ownPassword: password, ...payload });
const statusOf = async (reply: Promise<{ statusCode: number }>) => (await reply).statusCode;

const changes: [string, object][] = [
  ['add', { name: 'eve', rights: ['owner'] }],
  ['rights', { name: 'peter', rights: ['owner'] }],
  ['password', { name: 'peter' }],
  ['remove-code', { name: 'peter' }],
  ['remove', { name: 'peter' }],
  ['require-codes', { required: false }],
];

describe('rights', () => {
  it('are enforced by the server, not by the page', async () => {
    const reference = await server.accept(contactMessage());
    const peter = await add([]);
    for (const [path, payload] of [
      ['/export', { format: 'csv' }],
      ['/events/export', { event: 'workshop' }],
      ['/person/export', { person: 'grace@school.example' }],
      ['/person/erase', { person: 'grace@school.example' }],
      ['/audit/export', {}],
    ] as const)
      expect([path, await statusOf(peter.post(path, payload))]).toEqual([path, 403]);
    for (const [action, payload] of [...changes, ['end-sessions', { name: 'sarah' }] as const])
      expect([action, await statusOf(change(peter, action, payload))]).toEqual([action, 403]);
    for (const path of ['/staff', '/audit', '/visits.csv?from=2026-11-01&to=2026-11-02'])
      expect([path, await statusOf(peter.get(path))]).toEqual([path, 403]);
    expect(await statusOf(peter.get(`/submissions/${reference}`))).toBe(200);
    const refused = (await auditLines(server)).slice(2);
    expect(refused).toHaveLength(15);
    expect(refused[0]).toBe('peter | right-refused | export, POST /api/admin/export');
  });

  it('hold from the next request on, when an owner changes them', async () => {
    const peter = await add([]);
    await change(sarah, 'rights', { name: 'peter', rights: ['export'] });
    expect(await statusOf(change(sarah, 'rights', { name: 'nobody', rights: [] }))).toBe(404);
    expect(await statusOf(peter.post('/export', { format: 'json' }))).toBe(200);
  });

  it('keep security reports from those who may not read them', async () => {
    const email = 'hunter@b.example';
    const reference = await server.accept(securityReport(email));
    const path = `/submissions/${reference}`;
    await enqueue(at.db, { to: email, reference, subject: 'Thanks', text: 'Hello' }, 1);
    const seenBy = async (browser: SignedIn) => {
      const { person } = (await browser.post('/person/export', { person: email })).json();
      return {
        isForm: browser.session.forms.some(({ id }: { id: string }) => id === 'security-report'),
        new: (await browser.get('/new')).json().count,
        found: (await browser.post('/submissions/search', { search: reference })).json().total,
        counted: (await browser.get('/visits?from=2026-11-01&to=2026-11-30')).json().forms.length,
        exported: (await browser.post('/export', { format: 'json' })).json().length,
        ofPerson: [person.submissions.length, person.mails.length],
        opened: await statusOf(browser.get(path)),
        answers: await statusOf(browser.get(`${path}/answers`)),
        changed: (
          await browser.post('/submissions/status', { changes: [{ reference, status: 'done' }] })
        ).json().before.length,
        marked: await statusOf(browser.patch(path, { status: 'new' })),
        spam: await statusOf(browser.patch(path, { spam: false })),
        noted: await statusOf(browser.post(`${path}/notes`, { text: 'x' })),
        erased: (await browser.post('/person/erase', { person: email })).json().erased,
      };
    };
    const nothing = { isForm: false, new: 0, found: 0, counted: 0, exported: 0, ofPerson: [0, 0], erased: 0 };
    const closed = { opened: 404, answers: 404, changed: 0, marked: 404, spam: 404, noted: 404 };
    expect(await seenBy(await add(['export']))).toEqual({ ...nothing, ...closed });

    const ruth = await add(['security', 'export'], 'ruth');
    // A list shows the severity only: reading a report is a line in the audit log.
    const { items } = (await ruth.post('/submissions/search', {})).json();
    expect(items).toMatchObject([{ reference, excerpt: 'Choice critical' }]);
    expect(JSON.stringify(items)).not.toMatch(/injection|quotation/);
    const all = { isForm: true, new: 1, found: 1, counted: 1, exported: 1, ofPerson: [1, 1], erased: 1 };
    const open = { opened: 200, answers: 200, changed: 1, marked: 200, spam: 200, noted: 201 };
    expect(await seenBy(ruth)).toEqual({ ...all, ...open });
    const readings = (await auditLines(server)).filter((line) => line.includes('security-report-read'));
    expect(readings.length).toBeGreaterThanOrEqual(2);
    expect(new Set(readings)).toEqual(new Set([`ruth | security-report-read | ${reference}`]));
  });
});

describe('people', () => {
  it('are added, given rights, another password and no more access by an owner', async () => {
    const name = 'Peter O.';
    const { json } = await change(sarah, 'add', { name: ` ${name} `, rights: ['export'] });
    const first = json().password;
    const peter = await signIn(server, name, { password: first });
    expect(peter.session).toMatchObject({ name, rights: ['export'], next: 'password' });
    // With a first password, only the password can be changed, and not to a common one.
    expect(await statusOf(peter.post('/submissions/search', {}))).toBe(403);
    const choose = (next: string) => statusOf(peter.post('/account/password', { password: first, next }));
    for (const next of ['qwertyqwerty', 'Tred-2026-Peter', '123456789012345', first])
      expect([next, await choose(next)]).toEqual([next, 422]);
    expect(await choose('a jacaranda beside the ferry')).toBe(200);
    expect((await peter.get('/session')).json()).toMatchObject({ next: '' });
    const addNamed = (name: string) => statusOf(change(sarah, 'add', { name, rights: [] }));
    for (const same of [name, 'peter o.']) expect(await addNamed(same)).toBe(409);
    for (const wrong of ['', '=1+1', 'shell: root', 'a\u202eb', '\u3164', 'a\0b', 'x'.repeat(61)])
      expect([wrong, await addNamed(wrong)]).toEqual([wrong, 400]);

    const fresh = (await change(sarah, 'password', { name })).json().password;
    expect(await statusOf(peter.get('/new'))).toBe(401);
    const again = await signIn(server, name, { password: fresh });
    await change(sarah, 'end-sessions', { name });
    expect(await statusOf(again.get('/new'))).toBe(401);
    const last = await signIn(server, name, { password: fresh });
    expect((await change(sarah, 'remove', { name })).json()).toEqual({});
    expect(await statusOf(last.get('/new'))).toBe(401);
    expect(await statusOf(trySignIn(server, { name, password: fresh }))).toBe(401);
    expect(await statusOf(change(sarah, 'remove', { name }))).toBe(404);
    expect(await statusOf(change(sarah, 'remove', { name: 'sarah' }))).toBe(409);
    // One's own are changed under Account.
    for (const action of ['password', 'remove-code'])
      expect(await statusOf(change(sarah, action, { name: 'sarah' }))).toBe(403);
    expect((await auditLines(server)).filter((line) => line.startsWith('sarah'))).toEqual([
      'sarah | log-in',
      'sarah | user-added | Peter O., export',
      'sarah | password-changed | Peter O.',
      'sarah | log-ins-ended | Peter O., 1',
      'sarah | user-removed | Peter O.',
    ]);
  });

  it('are changed with one’s own password only', async () => {
    await add([]);
    for (const [action, payload] of changes)
      for (const [ownPassword, status] of [
        ['wrong', 403],
        ['', 400],
      ] as const)
        expect([action, await statusOf(change(sarah, action, { ...payload, ownPassword }))]).toEqual([
          action,
          status,
        ]);
    expect((await sarah.get('/staff')).json().staff).toHaveLength(2);
  });

  it('change their own password, which ends their other sessions, and sign out everywhere', async () => {
    const elsewhere = await signIn(server, 'sarah');
    const next = 'another good password';
    const changeOwn = (password: string, next: string) => sarah.post('/account/password', { password, next });
    expect(await statusOf(changeOwn('wrong', next))).toBe(403);
    expect(await statusOf(changeOwn(password, 'too short'))).toBe(400);
    expect((await elsewhere.get('/account')).json().sessions).toHaveLength(2);
    expect((await changeOwn(password, next)).json()).toEqual({});
    expect(await statusOf(elsewhere.get('/new'))).toBe(401);
    expect((await sarah.get('/account')).json().sessions).toMatchObject([{ here: true }]);
    expect(await statusOf(trySignIn(server, { name: 'sarah' }))).toBe(401);
    const third = await signIn(server, 'sarah', { password: next });
    expect((await third.post('/account/end-sessions')).headers['set-cookie']).toContain('Max-Age=0');
    for (const browser of [sarah, third]) expect(await statusOf(browser.get('/new'))).toBe(401);
    expect((await auditLines(server)).slice(2)).toEqual([
      'sarah | log-in-failed | wrong password, while logged in',
      'sarah | password-changed | sarah',
      'sarah | log-in-failed | wrong password',
      'sarah | log-in',
      'sarah | log-ins-ended | sarah, 2',
    ]);
  });
});

it('the audit log tells who did what to which submission, and no address or word of a visitor', async () => {
  // The next day in Kampala.
  server.time.now = Date.UTC(2026, 10, 15, 21);
  sarah = await signIn(server, 'sarah');
  const reference = await server.accept(contactMessage({ message: 'Very private' }));
  await sarah.patch(`/submissions/${reference}`, { status: 'in-progress' });
  await sarah.patch(`/submissions/${reference}`, { spam: true });
  await sarah.post('/export', { format: 'csv', form: 'contact', search: 'grace' });
  await sarah.get('/visits.csv?from=2026-11-01&to=2026-11-02');
  await sarah.post('/export', { format: 'json' });
  const exported = await sarah.post('/person/export', { person: 'grace@school.example' });
  expect(exported.json().person.submissions).toHaveLength(1);
  const erased = await sarah.post('/person/erase', { person: 'Grace@school.example' });
  expect(erased.json()).toEqual({ erased: 1 });
  expect((await auditLines(server)).slice(1)).toEqual([
    'sarah | log-in',
    `sarah | status-changed | ${reference} | in-progress`,
    `sarah | spam-marked | ${reference} | spam`,
    'sarah | exported | csv, contact, by words',
    'sarah | exported | csv, visits of 2026-11-01 to 2026-11-02',
    'sarah | exported | json, all forms, with security reports',
    `sarah | person-exported | ${reference}`,
    `sarah | person-erased | ${reference}`,
  ]);
  const page = (await sarah.get('/audit?page=0')).json();
  expect(page).toMatchObject({ total: 9, months: 12 });
  expect(page.lines[0]).toMatchObject({ what: 'person-erased', network: 'this machine' });
  expect(JSON.stringify(page)).not.toMatch(/grace|private/i);
  const csv = await sarah.post('/audit/export', {});
  expect(csv.headers['content-disposition']).toBe('attachment; filename="tred-audit-2026-11-16.csv"');
  expect(csv.body.split('\r\n')[2]).toMatch(
    /^"\d+","2026-11-15T21:00:00.000Z","sarah","log-in","","","this machine"$/,
  );
});
