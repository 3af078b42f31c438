// Follows the publications: who publishes which files, and what became of them.
import { isRunning, type Publication } from '@tred/contract/editor-api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendRequest } from './send-request.ts';

const [OFTEN_MS, SELDOM_MS] = [1000, 5000];

/** `onEnded` is called when one has ended. */
export function usePublications(first: Publication[], onEnded: () => Promise<void>) {
  const [publications, setPublications] = useState(first);
  /** When their builds began. */
  const builds = useRef(new Map<string, number>());
  const running = publications.filter(isRunning).length;
  const look = useCallback(async () => {
    const response = await sendRequest<{ publications: Publication[] }>('GET', '/progress');
    if (!response.ok) return;
    const now = response.data.publications.map((each): Publication => {
      if (each.step === 'building') builds.current.set(each.id, each.at);
      // The desk needs a moment to take the new build.
      const isShown = response.builtAt >= (builds.current.get(each.id) ?? 0);
      return each.step === 'done' && !isShown ? { ...each, step: 'switching' } : each;
    });
    setPublications(now);
  }, []);
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), running > 0 ? OFTEN_MS : SELDOM_MS);
    return () => clearInterval(timer);
  }, [look, running]);
  const before = useRef(running);
  useEffect(() => {
    if (running < before.current) void onEnded();
    before.current = running;
  }, [running, onEnded]);
  return { publications, look };
}
