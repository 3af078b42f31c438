// Lets a few through at once and a few wait; whoever comes then is told at once, instead of waiting for long.

export class TooBusy extends Error {}

export interface Turnstile {
  /** Rejects with TooBusy when too many wait already. `ahead` goes before all others, and is never sent away. */
  pass<Value>(work: () => Promise<Value>, ahead: boolean): Promise<Value>;
}

export function createTurnstile({ atOnce, waiting }: { atOnce: number; waiting: number }): Turnstile {
  const line: (() => void)[] = [];
  let inside = 0;
  return {
    async pass(work, ahead) {
      if (inside >= atOnce) {
        if (line.length >= waiting && !ahead) throw new TooBusy();
        // Whoever leaves hands the place on, so that nobody slips in between.
        await new Promise<void>((go) => (ahead ? line.unshift(go) : line.push(go)));
      } else inside += 1;
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next) next();
        else inside -= 1;
      }
    },
  };
}
