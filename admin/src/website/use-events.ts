// The editor tells while the page is open: that pages changed, that somebody saved, and who has the same file open.
import { WEBSITE_API } from '@tred/contract/admin-api';
import { useEffect, useState } from 'react';

const AGAIN_MS = 5000;
/** Then something on the way keeps back what the editor tells. */
const LATE_MS = 3000;

export function useEvents(path: string) {
  /** Other numbers when pages changed, and when somebody saved or published; no `saves` until the editor has told it, or cannot. */
  const [{ turn, saves }, setNews] = useState<{ turn: number; saves?: number }>({ turn: 0 });
  /** Names of colleagues who have this file open. */
  const [others, setOthers] = useState<string[]>([]);
  useEffect(() => {
    const unknown = () => setNews((before) => ({ saves: 0, ...before }));
    const late = setTimeout(unknown, LATE_MS);
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
        setNews({ turn, saves });
      });
      source.addEventListener('others', ({ data }) => setOthers(JSON.parse(data)));
      // The editor ends because nobody used it: connecting would start it again.
      source.addEventListener('idle', close);
      source.onerror = () => {
        setOthers([]);
        unknown();
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
      clearTimeout(late);
      close();
      left.abort();
    };
  }, [path]);
  return { turn, saves, others };
}
