// Counts visits: collects what visitors do for a second, and stores it with one write.
import type { FastifyBaseLogger } from 'fastify';
import { dayNumber } from '../kampala-days.ts';
import { explainFailure } from '../store/fault.ts';
import type { Store } from '../store/open-store.ts';
import { type Sighting, saltOf, storeSightings, visitorHash } from '../store/visits.ts';

const every = 1_000;
/** In one write, so that forms wait for a few milliseconds at most. */
const atOnce = 100;
/** In memory while the database does not answer; more are not counted. */
const mostWaiting = 20_000;

export interface VisitCounter {
  note(from: { ip: string; browser: string }, sighting: Omit<Sighting, 'visitor'>): Promise<void>;
  /** Somebody sent a form; of no effect for a visit that is not counted. */
  noteForm(from: { ip: string; browser: string }, form: string): Promise<void>;
  flush(): Promise<void>;
  close(): Promise<void>;
}

const unknown = { source: '', campaign: '', device: 'computer', country: '' } as const;

export function createVisitCounter(store: Store, clock: () => number, log: FastifyBaseLogger): VisitCounter {
  let waiting: (Sighting & { day: number })[] = [];
  let today: { day: number; salt: Promise<string> } | undefined;

  function saltOn(day: number): Promise<string> {
    if (today?.day !== day) {
      // A new salt deletes what is known of yesterday's visits, so those are stored first.
      const salt = store
        .prepare()
        .then(() => running.then(flush))
        .then(() => store.write((tx) => saltOf(tx, day)));
      today = { day, salt };
      salt.catch(() => {
        today = undefined;
      });
    }
    return today.salt;
  }

  async function flush(): Promise<void> {
    const sightings = waiting;
    waiting = [];
    for (const [day, seen] of Map.groupBy(sightings, (each) => each.day))
      for (let from = 0; from < seen.length; from += atOnce)
        await store.write((tx) => storeSightings(tx, day, seen.slice(from, from + atOnce)));
  }

  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = flush().catch((error: unknown) =>
      log.warn(explainFailure(store, error), 'could not count visits'),
    );
  }, every);
  timer.unref();

  const note: VisitCounter['note'] = async ({ ip, browser }, sighting) => {
    if (waiting.length >= mostWaiting) return;
    const day = dayNumber(clock());
    const visitor = visitorHash(await saltOn(day), ip, browser);
    waiting.push({ ...sighting, day, visitor });
  };
  return {
    note,
    noteForm: (from, form) => note(from, { ...unknown, did: `form ${form}` }),
    flush,
    async close() {
      clearInterval(timer);
      await running;
      await flush().catch(() => {});
    },
  };
}
