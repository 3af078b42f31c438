// Hands what is typed to the preview, a moment after typing stops, and takes it back when it is saved, dropped or left.
// What is wrong is not handed on: the preview keeps what was right last.
import { useEffect, useState } from 'react';
import type { Problem, Saving } from '../messages.ts';
import { type Answer, ask } from './ask.ts';

/** What the preview shows of the form. */
export type Shows =
  | { what: 'saved' }
  | { what: 'typed'; page: string; path: string }
  /** What is typed is wrong, or nobody answers. */
  | { what: 'before'; problems: Problem[] };

/** A changed fact starts the whole preview anew, so it is not done between two digits. */
const STOPPED_MS = { entry: 500, fact: 1500 };

const SAVED: Shows = { what: 'saved' };

/** One after the other: what is taken back stays so. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<Given>(method: string, address: string, body?: string): Promise<Answer<Given>> {
  const answer = last.then(() => ask<Given>(method, address, body));
  last = answer;
  return answer;
}

const typedAt = (path: string) => `/typed?path=${encodeURIComponent(path)}`;

export function useTyped(saving: Saving, isChanged: boolean): Shows {
  const { path } = saving;
  const body = JSON.stringify(saving);
  const [shows, setShows] = useState<Shows>(SAVED);

  useEffect(() => {
    let isLast = true;
    const hand = async () => {
      const answer = await inTurn<{ page: string }>('PUT', '/typed', body);
      if (!isLast) return;
      if (answer.ok) setShows({ what: 'typed', page: answer.given.page, path });
      else setShows({ what: 'before', problems: answer.problems });
    };
    const wait = path.startsWith('facts/') ? STOPPED_MS.fact : STOPPED_MS.entry;
    const timer = isChanged ? setTimeout(() => void hand(), wait) : undefined;
    if (!isChanged) {
      void inTurn('DELETE', typedAt(path));
      setShows(SAVED);
    }
    return () => {
      isLast = false;
      clearTimeout(timer);
    };
  }, [body, path, isChanged]);

  useEffect(() => {
    // The window is closed: no turn to wait for.
    const leave = () => void fetch(typedAt(path), { method: 'DELETE', keepalive: true });
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      void inTurn('DELETE', typedAt(path));
    };
  }, [path]);

  return shows;
}
