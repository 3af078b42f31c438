// Counts visits in memory, and stores what is new once a second.
import type { VisitKind } from '@tred/contract/visits';
import type { FastifyBaseLogger } from 'fastify';
import { explainFailure } from '../db/fault.ts';
import type { Store } from '../db/open-store.ts';
import type { Tables } from '../db/tables.ts';
import { dayNumber } from '../kampala-days.ts';
import { repeat } from '../repeat.ts';
import type { KeyedHash } from '../secret.ts';
import { isOfLetter, mostNames, openDay, storeVisits, type VisitDay, visitLength } from './visit-counts.ts';

const every = 1_000;
/** Visits of one write, so that forms wait for a few milliseconds at most; a flood is stored later. */
const atOnce = 200;
/** A browser that does more on one day is a program. */
const mostInAVisit = 150;
/** Characters of one day's visits, at most 32 MB of memory; then nothing more is counted. Some 60,000 usual visits. */
const mostTextOfDay = 16_000_000;
const OTHERS = 'others';

/** One thing that a visitor did. */
export interface Sighting {
  /** `page /pricing`, `form contact`, `search nursery`, `download /documents/dpa.pdf`. */
  did: string;
  /** How a visit that begins with it is counted: `source radio`, `device phone`. Without it, no visit begins. */
  from?: readonly string[];
}

export interface VisitCounter {
  note(visitor: { ip: string; browser: string }, sighting: Sighting): Promise<void>;
  flush(): Promise<void>;
  close(): Promise<void>;
}

const isForm = (did: string) => did.startsWith('form ');

function split(step: string): { kind: VisitKind; name: string } {
  const space = step.indexOf(' ');
  return { kind: step.slice(0, space) as VisitKind, name: step.slice(space + 1) };
}

interface VisitCounterOptions {
  store: Store;
  clock(): number;
  keyedHash: KeyedHash;
  log: FastifyBaseLogger;
  mostText?: number;
}

export function createVisitCounter({
  store,
  clock,
  keyedHash,
  log,
  mostText = mostTextOfDay,
}: VisitCounterOptions): VisitCounter {
  let counts = new Map<string, Tables['visit_counts']>();
  const changed = new Map<string, Tables['visits']>();
  let today: { day: number; opened: Promise<VisitDay> } | undefined;

  function open(day: number): Promise<VisitDay> {
    if (today?.day !== day) {
      changed.clear();
      const opened = store.prepare().then(() => openDay(store, day, mostText));
      today = { day, opened };
      opened.catch(() => {
        today = undefined;
      });
    }
    return today.opened;
  }

  function add({ day, kind, name, count, wrote }: Tables['visit_counts']): void {
    const key = `${day} ${kind} ${name}`;
    const sum = counts.get(key);
    counts.set(key, { day, kind, name, count: count + (sum?.count ?? 0), wrote: wrote + (sum?.wrote ?? 0) });
  }

  async function note({ ip, browser }: { ip: string; browser: string }, sighting: Sighting) {
    const { from = [] } = sighting;
    const day = dayNumber(clock());
    const opened = await open(day);
    const { salt, visits, names } = opened;
    for (const step of from) {
      const { kind, name } = split(step);
      // What others invent must not hide our own campaigns.
      if (kind === 'campaign' && !names.get(kind)?.has(name) && (await isOfLetter(store.db, name)))
        names.get(kind)?.add(name);
    }
    const visitor = keyedHash(`visit ${salt}\n${ip}\n${browser}`).slice(0, 16);
    const known = visits.get(visitor);
    const before: string[] = JSON.parse(known ?? '[]');
    if (opened.text >= mostText || before.length >= mostInAVisit) return;
    const isNew = known === undefined;
    if (isNew && from.length === 0) return;

    const shorten = (step: string): string => {
      const { kind, name } = split(step);
      const counted = names.get(kind);
      if (counted && counted.size < mostNames) counted.add(name);
      return counted?.has(name) ? step : `${kind} ${OTHERS}`;
    };
    const did = shorten(sighting.did);
    if (before.includes(did)) return;
    const addOne = (step: string, one: { count?: number; wrote?: number }) =>
      add({ day, ...split(step), count: 0, wrote: 0, ...one });
    // With its first form, a visit, where it came from and the pages that it read wrote.
    if (isForm(did) && !before.some(isForm)) for (const each of before) addOne(each, { wrote: 1 });
    const now = isNew ? [...from.map(shorten), did] : [did];
    for (const each of now) addOne(each, { count: 1 });
    const all = JSON.stringify([...before, ...now]);
    visits.set(visitor, all);
    opened.text += visitLength(all) - (isNew ? 0 : visitLength(known));
    changed.set(visitor, { visitor, day, did: all });
  }

  async function flush(): Promise<void> {
    const visits = [...changed.values()].slice(0, atOnce);
    const batch = [...counts.values()];
    if (visits.length + batch.length === 0) return;
    counts = new Map();
    for (const { visitor } of visits) changed.delete(visitor);
    try {
      await store.write((tx) => storeVisits(tx, visits, batch));
    } catch (error) {
      // The next write has them too. A visit that changed meanwhile is there already.
      for (const each of batch) add(each);
      for (const each of visits) if (!changed.has(each.visitor)) changed.set(each.visitor, each);
      throw error;
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
      do await flush().catch(() => changed.clear());
      while (changed.size > 0);
    },
  };
}
