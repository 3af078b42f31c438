// A desk that is killed while it sends a letter. By hand with more: LETTERS=2000 KILLS=20.
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startDesk, until } from '../faults/desk-process.ts';
import { startTestMailServer } from '../mail/test-mail-server.ts';
import { makeFixtureSite } from '../site/fixture-site.ts';
import {
  findSending,
  letterCounts,
  scheduleLetter,
  setLetterRate,
  startDueLetters,
} from '../store/letters.ts';
import { openStore } from '../store/open-store.ts';
import { confirmSubscription, subscribe } from '../store/subscribers.ts';

const letters = Number(process.env.LETTERS ?? 60);
const kills = Number(process.env.KILLS ?? 3);
/** The mail server knows the address, waits for the words, or has it all, which the desk does not know yet. */
const moments = ['RCPT', 'DATA', '.'];

it('nobody misses it, and nobody gets it twice', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'letters-'));
  const site = await makeFixtureSite();
  let heard = (_line: string) => {};
  const server = await startTestMailServer('', (line) => heard(line) as undefined);
  const store = openStore({ dataDir, databaseUrl: undefined });
  const { db } = store;
  await store.prepare();
  await db.transaction().execute(async (tx) => {
    for (let n = 1; n <= letters; n += 1) {
      const token = await subscribe(tx, { email: `reader${n}@b.example`, source: 'footer', now: n });
      await confirmSubscription(tx, token ?? '', n);
    }
  });
  await setLetterRate(db, 60_000);
  await scheduleLetter(db, { id: '2026-12', subject: 'x', html: 'x', text: 'x', startsAt: 1 });
  await startDueLetters(db, 1);
  await db.updateTable('letters').set({ state: 'paused' }).execute();
  const env = {
    DATA_DIR: dataDir,
    SITE_DIR: site.dir,
    SMTP_URL: server.url,
    SITE_URL: 'https://tred.example',
  };
  for (let kill = 0; kill < kills; kill += 1) {
    const { child } = await startDesk(env);
    const goal = (letters * (kill + 1)) / (kills + 1);
    const moment = moments[kill % moments.length] ?? '';
    heard = (line) => {
      if (server.emails.length >= goal && line.startsWith(moment)) child.kill('SIGKILL');
    };
    await db.updateTable('letters').set({ state: 'sending' }).execute();
    await once(child, 'close');
    await db.updateTable('letters').set({ state: 'paused' }).execute();
    // Time passes: the next desk may have the claims of this one.
    await db.updateTable('letter_recipients').set({ held_until: 0 }).where('held_until', '>', 0).execute();
  }
  heard = () => {};
  await db.updateTable('letters').set({ state: 'sending' }).execute();
  const last = await startDesk(env);
  await until(async () => (await findSending(db, '2026-12'))?.state === 'sent');
  await last.kill('SIGTERM');
  const got = server.emails.map((email) => /^To: (.*)$/m.exec(email)?.[1]);
  const { counts } = await letterCounts(db, '2026-12');
  const missing = letters - new Set(got).size;
  const doubled = got.length - new Set(got).size;
  if (process.env.KILLS) console.log({ letters, kills, missing, doubled, counts });
  expect({ missing, doubled }).toEqual({ missing: 0, doubled: 0 });
  expect(counts.sent + counts.unsure).toBe(letters);
  await store.close();
  await server.stop();
  await site.remove();
  await rm(dataDir, { recursive: true, force: true });
});
