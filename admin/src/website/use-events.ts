// The editor tells while the page is open: that pages changed, and who has the same file open.
import { WEBSITE_API } from '@tred/contract/admin-api';
import { useEffect, useState } from 'react';

const AGAIN_MS = 5000;
/** Then something on the way keeps back what the editor tells. */
const LATE_MS = 3000;

export function useEvents(path: string) {
  /** Another number when pages changed. */
  const [turn, setTurn] = useState(0);
  /** Another number when somebody saved or published; undefined until the editor has told it, or cannot. */
  const [saves, setSaves] = useState<number>();
  /** Names of colleagues who have this file open. */
  const [others, setOthers] = useState<string[]>([]);
  useEffect(() => {
    const late = setTimeout(() => setSaves((before) => before ?? 0), LATE_MS);
    return () => clearTimeout(late);
  }, []);
  useEffect(() => {
    let events: EventSource | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const close = () => {
      clearTimeout(again);
      events?.close();
      events = undefined;
      setOthers([]);
    };
    const open = () => {
      if (document.hidden) return close();
      if (events && events.readyState !== EventSource.CLOSED) return;
      const source = new EventSource(`${WEBSITE_API}/events?${new URLSearchParams({ path })}`);
      events = source;
      source.addEventListener('news', ({ data }) => {
        const [turn, saves] = JSON.parse(data);
        setTurn(turn);
        setSaves(saves);
      });
      source.addEventListener('others', ({ data }) => setOthers(JSON.parse(data)));
      // The editor ends because nobody used it: connecting would start it again.
      source.addEventListener('idle', close);
      source.onerror = () => {
        setOthers([]);
        setSaves((before) => before ?? 0);
        // The browser connects again by itself, unless the reply was an error.
        if (source.readyState === EventSource.CLOSED) again = setTimeout(open, AGAIN_MS);
      };
    };
    open();
    const left = new AbortController();
    // A person is back.
    for (const sign of ['focus', 'pointerdown', 'keydown']) addEventListener(sign, open, left);
    document.addEventListener('visibilitychange', open, left);
    return () => {
      close();
      left.abort();
    };
  }, [path]);
  return { turn, saves, others };
}
