// Collects what visitors do, and counts it once a second.
import type { FastifyBaseLogger } from 'fastify';
import { explainFailure } from '../db/fault.ts';
import type { Store } from '../db/open-store.ts';
import { dayNumber } from '../kampala-days.ts';
import { repeat } from '../repeat.ts';
import type { KeyedHash } from '../secret.ts';
import { countSteps, openDay, type Sighting, type Step, usualSteps } from './visit-steps.ts';

const every = 1_000;
/** Steps of one write, so that forms wait for a few milliseconds at most. */
const atOnce = 50;
/** Steps in memory; more than these are not counted. */
const mostWaiting = 20_000;

export interface VisitCounter {
  note(visitor: { ip: string; browser: string }, sighting: Sighting): Promise<void>;
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface VisitCounterOptions {
  store: Store;
  clock(): number;
  keyedHash: KeyedHash;
  log: FastifyBaseLogger;
  /** Bytes of one day's steps. */
  most?: number;
}

interface Day {
  day: number;
  salt: string;
  known: readonly string[];
}

export function createVisitCounter({
  store,
  clock,
  keyedHash,
  log,
  ...bound
}: VisitCounterOptions): VisitCounter {
  let waiting: (Step & { today: Day })[] = [];
  let last: { day: number; opened: Promise<Day> } | undefined;

  async function open(day: number): Promise<Day> {
    await store.prepare();
    return { day, salt: await openDay(store, day), known: await usualSteps(store.db, day) };
  }

  async function note({ ip, browser }: { ip: string; browser: string }, sighting: Sighting) {
    const day = dayNumber(clock());
    if (last?.day !== day) {
      last = { day, opened: open(day) };
      last.opened.catch(() => {
        last = undefined;
      });
    }
    const today = await last.opened;
    const visitor = keyedHash(`visit ${today.salt}\n${ip}\n${browser}`).slice(0, 16);
    if (waiting.length < mostWaiting) waiting.push({ ...sighting, visitor, today });
  }

  async function flush(): Promise<void> {
    while (waiting[0]) {
      const { today } = waiting[0];
      const steps = waiting.slice(0, atOnce).filter((step) => step.today === today);
      await store.write((tx) => countSteps(tx, today.day, steps, { known: today.known, ...bound }));
      const counted = new Set(steps);
      waiting = waiting.filter((step) => !counted.has(step));
    }
  }

  const stop = repeat(
    () => flush().catch((error) => log.warn(explainFailure(store, error), 'could not count visits')),
    every,
  );

  return {
    note,
    flush,
    async close() {
      await stop();
      await flush().catch(() => {});
    },
  };
}
