// Keeps the last few values that were made.
const MOST_KNOWN = 4;

/** Makes a value once, and keeps the last few. */
export function remember<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
  most = MOST_KNOWN,
): Promise<Value> {
  const value = known.get(key) ?? make();
  known.delete(key);
  known.set(key, value);
  value.catch(() => known.delete(key));
  for (const old of [...known.keys()].slice(0, -most)) known.delete(old);
  return value;
}
