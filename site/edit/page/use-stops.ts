// Hears when the preview has stopped by itself, as with a fact that it cannot start with.
import { useEffect, useState } from 'react';

/** How often it has; `look` is done each time. */
export function useStops(look: () => Promise<void>): number {
  const [stops, setStops] = useState(0);
  useEffect(() => {
    // A browser has six lines to one server: one that nobody waits at is given back.
    const left = new AbortController();
    const stopped = () =>
      fetch('/stops', { signal: left.signal }).then(
        ({ ok }) => ok,
        () => false,
      );
    const wait = async () => {
      while (await stopped()) {
        await look();
        setStops((before) => before + 1);
      }
    };
    void wait();
    return () => left.abort();
  }, [look]);
  return stops;
}
