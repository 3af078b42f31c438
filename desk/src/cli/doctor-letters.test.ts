import { expect, it } from 'vitest';
import { scheduleLetter } from '../store/letters.ts';
import { outboxRow } from '../store/outbox.ts';
import { freshStores } from '../store/test-stores.ts';
import { checkRefusals, checkSenderDomain, type TextResolver } from './doctor-letters.ts';

const settings = { smtpUrl: 'smtp://localhost', mailFrom: { name: '', address: 'website@tred.test' } };
const records = {
  'tred.test': 'v=spf1 include:mail.test -all',
  '_dmarc.tred.test': 'v=DMARC1; p=quarantine',
  's1._domainkey.tred.test': 'v=DKIM1; p=MIG',
};
const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
const dns =
  (known: Partial<Record<string, string>>): TextResolver =>
  (name) =>
    known[name] ? Promise.resolve([[known[name]]]) : failing('ENOTFOUND');

it('names the records that the sender’s domain lacks', async () => {
  expect(await checkSenderDomain(settings, dns(records))).toMatchObject([{ state: 'ok' }]);
  for (const [name, says] of [
    ['tred.test', /no SPF/],
    ['_dmarc.tred.test', /no DMARC/],
    ['s1._domainkey.tred.test', /no DKIM/],
  ] as const) {
    const [found] = await checkSenderDomain(settings, dns({ ...records, [name]: undefined }));
    expect(found).toMatchObject({ state: 'warn', summary: expect.stringMatching(says) });
  }
});

it('is no problem without DNS, or without a mail server', async () => {
  expect(await checkSenderDomain(settings, () => failing('ETIMEOUT'))).toMatchObject([{ state: 'ok' }]);
  expect(await checkSenderDomain({ ...settings, smtpUrl: undefined }, dns({}))).toEqual([]);
});

const at = freshStores('sqlite');

it('warns if the mail server refused many', async () => {
  const { db } = at.store;
  expect(await checkRefusals(at.store)).toEqual([]);
  await scheduleLetter(db, { id: '2026-12', subject: 'x', html: 'x', text: 'x', startsAt: 1 });
  await db.updateTable('letters').set({ state: 'sent' }).execute();
  for (let n = 0; n < 10; n += 1) {
    const row = outboxRow(
      { kind: 'letter', reference: '2026-12', to: `${n}@b.example`, subject: '', text: '' },
      1,
    );
    await db
      .insertInto('outbox')
      .values({ ...row, state: 'sent' })
      .execute();
  }
  expect(await checkRefusals(at.store)).toMatchObject([{ state: 'ok' }]);
  await db.updateTable('outbox').set({ state: 'failed' }).where('recipient', '<', '3').execute();
  expect(await checkRefusals(at.store)).toMatchObject([
    { state: 'warn', summary: expect.stringContaining('3 of 10') },
  ]);
});
