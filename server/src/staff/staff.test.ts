import { randomBytes, scryptSync } from 'node:crypto';
import type { Right } from '@tred/contract/rights';
import { Secret, TOTP } from 'otpauth';
import decodeQr from 'qr/decode.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { databaseKinds, freshStores } from '../db/test-stores.ts';
import { createEncryption } from '../secret.ts';
import { addTestStaff, cheap, testPassword } from '../submissions/test-submissions.ts';
import {
  adaptCodePolicy,
  beginSetUp,
  codePolicy,
  codeState,
  confirmSetUp,
  makeRecoveryCodes,
  makeSecret,
  qrCodeOf,
  removeCodes,
  setCodePolicy,
  setUpLink,
  timeStepOf,
  useAppCode,
  useRecoveryCode,
} from './log-in-codes.ts';
import {
  endSessions,
  findSession,
  keepAlive,
  listSessions,
  sessionLength,
  startSession,
} from './sessions.ts';
import {
  checkPassword,
  findCredentials,
  LastOwner,
  listStaff,
  removeStaff,
  setPassword,
  setRights,
} from './staff.ts';

const now = Date.UTC(2026, 10, 15);
const minute = 60_000;
const encryption = createEncryption('a secret for tests, of no other use');
const codeAt = (secret: string, at: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

describe.each(databaseKinds)('on %s', (kind) => {
  const at = freshStores(kind);

  const change = (name: string, rights: readonly Right[]) =>
    at.store.write((tx) => setRights(tx, name, rights));
  const remove = (name: string) => at.store.write((tx) => removeStaff(tx, name));
  const check = async (name: string, password: string) =>
    checkPassword(at.db, { name, password, cost: cheap }, await findCredentials(at.db, name));

  it('hashes a password again at the next log-in when its parameters are old', async () => {
    // N = 16, r = 8, p = 1, as in the previous release.
    const salt = randomBytes(16);
    const key = scryptSync(testPassword, salt, 32, { N: 16, r: 8, p: 1 });
    const old = ['scrypt', 16, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$');
    await addTestStaff(at.db, 'sarah');
    await setPassword(at.db, { name: 'sarah', hash: old, now });
    expect(await check('sarah', 'wrong')).toBe(false);
    expect((await findCredentials(at.db, 'sarah'))?.password).toBe(old);
    expect(await check('sarah', testPassword)).toBe(true);
    expect((await findCredentials(at.db, 'sarah'))?.password).toMatch(/^scrypt\$16\$8\$2\$/);
    expect(await check('sarah', testPassword)).toBe(true);
  });

  it('always keeps an owner, also when two take the right from each other at once', async () => {
    await addTestStaff(at.db, 'sarah');
    await expect(change('sarah', ['export'])).rejects.toThrow(LastOwner);
    await expect(remove('sarah')).rejects.toThrow(LastOwner);
    await addTestStaff(at.db, 'peter');
    const both = await Promise.allSettled([change('sarah', []), change('peter', [])]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const owners = (await listStaff(at.db)).filter(({ rights }) => rights.includes('owner'));
    expect(owners).toHaveLength(1);
  });

  it('ends the sessions and deletes the codes of a removed person', async () => {
    await addTestStaff(at.db, 'sarah');
    await addTestStaff(at.db, 'peter', { rights: [] });
    const token = await startSession(at.db, 'peter', now);
    await at.store.write((tx) => makeRecoveryCodes(tx, 'peter'));
    expect(await remove('peter')).toBe(true);
    expect(await findSession(at.db, token, now)).toBeUndefined();
    expect(await at.rows('recovery_codes')).toEqual([]);
    expect(await remove('peter')).toBe(false);
  });

  it('knows who is there, lists their log-ins and ends them', async () => {
    await addTestStaff(at.db, 'sarah');
    const [one, two] = [await startSession(at.db, 'sarah', now), await startSession(at.db, 'sarah', now + 1)];
    const present = await findSession(at.db, one, now);
    expect(present).toMatchObject({ name: 'sarah', mustChangePassword: false, seenAt: now });
    if (present) await keepAlive(at.db, one, present, now + minute);
    expect(await listSessions(at.db, 'sarah', one, now + minute)).toEqual([
      { startedAt: now + 1, seenAt: now + 1, here: false },
      { startedAt: now, seenAt: now + minute, here: true },
    ]);
    expect(await endSessions(at.db, 'sarah', one)).toBe(1);
    expect(await findSession(at.db, two, now)).toBeUndefined();
    expect(await findSession(at.db, one, now)).toBeDefined();
    expect(await findSession(at.db, one, now + sessionLength)).toBeUndefined();
    expect(await endSessions(at.db, 'sarah')).toBe(1);
    expect(await findSession(at.db, one, now)).toBeUndefined();
  });

  describe('codes', () => {
    let secret: string;
    beforeEach(async () => {
      await addTestStaff(at.db, 'sarah');
      secret = await beginSetUp(at.db, encryption, 'sarah');
    });
    const confirm = (code = codeAt(secret, now)) =>
      at.store.write((tx) => confirmSetUp(tx, encryption, { name: 'sarah', code, now }));
    const use = (code: string, time: number, key = encryption) =>
      useAppCode(at.db, key, { name: 'sarah', code, now: time });
    const state = () => codeState(at.db, 'sarah');

    it('are required only after the first valid code, and are never stored as plain text', async () => {
      expect(await confirm('000000')).toBeUndefined();
      expect(await state()).toEqual({ hasCode: false, recoveryLeft: 0, required: true });
      const codes = (await confirm()) ?? [];
      expect(new Set(codes).size).toBe(10);
      expect(await state()).toEqual({ hasCode: true, recoveryLeft: 10, required: true });
      const rows = JSON.stringify([await at.rows('staff'), await at.rows('recovery_codes')]);
      for (const code of [secret, ...codes]) expect(rows).not.toContain(code);
    });

    it('work once, in their order, also when two come at once', async () => {
      await confirm();
      // The set-up code is used.
      expect(await use(codeAt(secret, now), now)).toBe(false);
      const next = codeAt(secret, now + minute);
      // Works only with the secret of the server.
      expect(await use(next, now + minute, createEncryption('another secret'))).toBe(false);
      const both = await Promise.all([use(next, now + minute), use(` ${next} `, now + minute)]);
      expect(both.sort()).toEqual([false, true]);
      // Older than the last used code, though within the accepted time.
      expect(await use(codeAt(secret, now + minute / 2), now + minute)).toBe(false);
      expect(await use(codeAt(secret, now + 2 * minute), now + 2 * minute)).toBe(true);
      expect(await use('', now + 3 * minute)).toBe(false);
    });

    it('can be replaced by a recovery code, once, as people type them', async () => {
      const [first = '', second = ''] = (await confirm()) ?? [];
      const recover = (code: string, name = 'sarah') => useRecoveryCode(at.db, name, code);
      expect(await recover(first.toUpperCase().replaceAll('-', ' '))).toBe(true);
      expect(await recover(first)).toBe(false);
      expect(await state()).toMatchObject({ recoveryLeft: 9 });
      expect(await recover(second, 'peter')).toBe(false);
      await at.store.write((tx) => makeRecoveryCodes(tx, 'sarah'));
      expect(await recover(second)).toBe(false);
      expect(await state()).toMatchObject({ recoveryLeft: 10 });
    });

    it('are required of owners when the site has a public address, unless somebody chose', async () => {
      const policyAfter = async (isPublic: boolean) => {
        await adaptCodePolicy(at.db, isPublic);
        return codePolicy(at.db);
      };
      expect([await policyAfter(false), await policyAfter(true)]).toEqual(['nobody', 'owners']);
      await setCodePolicy(at.db, 'nobody');
      expect(await policyAfter(true)).toBe('nobody');
      await setCodePolicy(at.db, 'everyone');
      expect(await policyAfter(false)).toBe('everyone');
    });

    it('can be removed from one user, who must set them up again if they are required', async () => {
      const token = await startSession(at.db, 'sarah', now);
      const mustSetUp = async () => (await findSession(at.db, token, now))?.mustSetUpCode;
      expect(await mustSetUp()).toBe(true);
      await confirm();
      expect(await mustSetUp()).toBe(false);
      const remove = () => at.store.write((tx) => removeCodes(tx, 'sarah'));
      expect([await remove(), await remove()]).toEqual([true, false]);
      expect(await mustSetUp()).toBe(true);
      expect(await state()).toMatchObject({ hasCode: false, recoveryLeft: 0 });
      await setCodePolicy(at.db, 'nobody');
      expect(await mustSetUp()).toBe(false);
    });
  });
});

// RFC 6238, appendix B: the ASCII text "12345678901234567890".
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

it('takes a code in its half minute, the one before and the one after, and no other', () => {
  const at = (seconds: number, code = '287082') => timeStepOf(secret, code, seconds * 1000);
  expect([at(0), at(30), at(59), at(89), at(119)]).toEqual([1, 1, 1, 1, undefined]);
  expect(at(20_000_000_000, '353130')).toBe(666_666_666);
  for (const code of ['', '28708', 'letter']) expect(at(59, code)).toBeUndefined();
});

it('makes a new secret each time, and a picture that a phone reads', () => {
  const [one, two] = [makeSecret(), makeSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(two).not.toBe(one);
  const link = setUpLink(one, { issuer: 'Tred', name: 'Sarah N.' });
  expect(link).toMatch(/^otpauth:\/\/totp\/Tred:Sarah%20N\.\?/);
  expect(new URL(link).searchParams.get('secret')).toBe(one);

  const { size, path } = qrCodeOf(link);
  const scale = 4;
  const data = new Uint8Array((size * scale) ** 2 * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < scale; dx++) {
        const at = ((Number(y) * scale + dy) * size * scale + Number(x) * scale + dx) * 4;
        data.fill(0, at, at + 3);
      }
  expect(decodeQr({ width: size * scale, height: size * scale, data })).toBe(link);
});
