// Counts visits in memory, and stores what is new once a second.
import type { VisitKind } from '@tred/contract/visits';
import type { FastifyBaseLogger } from 'fastify';
import { dayNumber } from '../kampala-days.ts';
import { repeat } from '../repeat.ts';
import { explainFailure } from '../store/fault.ts';
import type { Store } from '../store/open-store.ts';
import type { Tables } from '../store/tables.ts';
import { mostNames, openDay, storeVisits, type VisitDay, visitorHash } from '../store/visits.ts';

const every = 1_000;
/** Visits of one write, so that forms wait for a few milliseconds at most; a flood is stored later. */
const atOnce = 200;
/** A browser that does more on one day is a program. */
const mostInAVisit = 150;
/** On one day, some 50 MB of memory and of disk; programs that change their name cannot fill them. */
const mostVisits = 200_000;
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

export function createVisitCounter(store: Store, clock: () => number, log: FastifyBaseLogger): VisitCounter {
  let counts = new Map<string, Tables['visit_counts']>();
  const changed = new Map<string, Tables['visits']>();
  let today: { day: number; opened: Promise<VisitDay> } | undefined;

  function open(day: number): Promise<VisitDay> {
    if (today?.day !== day) {
      changed.clear();
      const opened = store.prepare().then(() => store.write((tx) => openDay(tx, day)));
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

  async function note({ ip, browser }: { ip: string; browser: string }, { did, from = [] }: Sighting) {
    const day = dayNumber(clock());
    const { salt, visits, names } = await open(day);
    const visitor = visitorHash(salt, ip, browser);
    const before: string[] = JSON.parse(visits.get(visitor) ?? '[]');
    if (before.includes(did) || before.length >= mostInAVisit) return;
    const isNew = before.length === 0;
    if (isNew && (from.length === 0 || visits.size >= mostVisits)) return;

    const addOne = (each: string, one: { count?: number; wrote?: number }) => {
      const space = each.indexOf(' ');
      const kind = each.slice(0, space) as VisitKind;
      const name = each.slice(space + 1);
      const known = names.get(kind);
      if (known && known.size < mostNames) known.add(name);
      add({ day, kind, name: known?.has(name) ? name : OTHERS, count: 0, wrote: 0, ...one });
    };
    // With its first form, a visit, where it came from and the pages that it read wrote.
    if (isForm(did) && !before.some(isForm)) for (const each of before) addOne(each, { wrote: 1 });
    const now = isNew ? [...from, did] : [did];
    for (const each of now) addOne(each, { count: 1 });
    const all = JSON.stringify([...before, ...now]);
    visits.set(visitor, all);
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
