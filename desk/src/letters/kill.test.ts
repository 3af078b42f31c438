// A desk that is killed while it sends a letter. By hand with more: LETTERS=2000 KILLS=20.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startDesk, until } from '../faults/desk-process.ts';
import { startTestMailServer } from '../mail/test-mail-server.ts';
import { makeFixtureSite } from '../site/fixture-site.ts';
import { findSending, letterCounts, scheduleLetter, setLetterRate } from '../store/letters.ts';
import { openStore } from '../store/open-store.ts';
import { confirmSubscription, subscribe } from '../store/subscribers.ts';

const letters = Number(process.env.LETTERS ?? 60);
const kills = Number(process.env.KILLS ?? 3);

it('nobody misses it, and nobody gets it twice', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'letters-'));
  const site = await makeFixtureSite();
  const server = await startTestMailServer();
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
  const env = {
    DATA_DIR: dataDir,
    SITE_DIR: site.dir,
    SMTP_URL: server.url,
    SITE_URL: 'https://tred.example',
  };
  for (let kill = 1; kill <= kills; kill += 1) {
    const desk = await startDesk(env);
    const goal = (letters * kill) / (kills + 1);
    while (server.emails.length < goal) await new Promise((resolve) => setImmediate(resolve));
    await desk.kill('SIGKILL');
    // Time passes: the next desk may have the claims of this one.
    await db.updateTable('letter_recipients').set({ held_until: 0 }).where('held_until', '>', 0).execute();
  }
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
