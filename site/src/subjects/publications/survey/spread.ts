// Ways to spread answers over institutions by chance and yet meet a total exactly.

type Chance = () => number;

/** So many of the pool, the heavier ones more often. */
export function pick<T>(
  pool: readonly T[],
  count: number,
  weight: (item: T) => number,
  chance: Chance,
): Set<T> {
  if (count > pool.length) throw new Error(`${count} cannot be picked from ${pool.length}.`);
  const drawn = pool.map((item) => ({ item, key: chance() ** (1 / weight(item)) }));
  drawn.sort((a, b) => b.key - a.key);
  return new Set(drawn.slice(0, count).map(({ item }) => item));
}

type Range = { mean: number; low: number; high: number; digits: number };

/** A value for each of the pool within the range, around what each leans to, with exactly this mean (rounded). */
export function spread<T>(
  pool: readonly T[],
  { mean, low, high, digits }: Range,
  lean: (item: T) => number,
  chance: Chance,
): number[] {
  const scale = 10 ** digits;
  const within = (value: number) => Math.min(high * scale, Math.max(low * scale, value));
  const width = Math.min(mean - low, high - mean) / mean;
  const values = pool.map((item) =>
    within(Math.round(mean * scale * lean(item) * (1 + (chance() + chance() - 1) * width))),
  );
  let off = Math.round(mean * scale * pool.length) - values.reduce((sum, value) => sum + value, 0);
  for (let place = 0, still = 0; off !== 0; place = (place + 1) % values.length) {
    const old = values[place] ?? 0;
    const moved = within(old + Math.sign(off));
    still = moved === old ? still + 1 : 0;
    if (still > values.length) throw new Error(`A mean of ${mean} cannot be met between ${low} and ${high}.`);
    off -= moved - old;
    values[place] = moved;
  }
  return values.map((value) => value / scale);
}
