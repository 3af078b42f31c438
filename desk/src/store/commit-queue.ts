// Writes that wait at the same moment share one transaction: one wait for the disk instead of one for each.
import type { Db } from './tables.ts';

type Work<Value> = (tx: Db) => Promise<Value>;

interface Job {
  work: Work<unknown>;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

const largestBatch = 100;
const point = 'job';

/** Runs the jobs one after the other; returns what to tell each, once it is true. */
async function runBatch(db: Db, batch: readonly Job[]): Promise<(() => void)[]> {
  const tx = await db.startTransaction().execute();
  try {
    const news: (() => void)[] = [];
    for (const { work, resolve, reject } of batch) {
      const inner = await tx.savepoint(point).execute();
      try {
        const value = await work(inner);
        news.push(() => resolve(value));
      } catch (error) {
        // Only this job is undone. Where even that fails (a full disk undoes everything), all of them fail, and for
        // the reason that this one did.
        await inner
          .rollbackToSavepoint(point)
          .execute()
          .catch(() => {
            throw error;
          });
        news.push(() => reject(error));
      }
      await inner.releaseSavepoint(point).execute();
    }
    await tx.commit().execute();
    return news;
  } catch (error) {
    await tx
      .rollback()
      .execute()
      .catch(() => {});
    throw error;
  }
}

/** Each piece of work is kept whole or not at all, and answered only after it is on disk. */
export function createCommitQueue(db: Db): <Value>(work: Work<Value>) => Promise<Value> {
  const waiting: Job[] = [];
  let running = false;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, largestBatch);
      try {
        for (const tell of await runBatch(db, batch)) tell();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running = false;
  }

  return <Value>(work: Work<Value>) =>
    new Promise<Value>((resolve, reject) => {
      waiting.push({ work, resolve: resolve as Job['resolve'], reject });
      if (running) return;
      running = true;
      // After the other requests of this turn have been read, so that they share the first transaction too.
      setImmediate(run);
    });
}
