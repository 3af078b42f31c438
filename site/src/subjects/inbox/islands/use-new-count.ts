// How many new entries there are, kept up to date while someone looks.
import { newCountReply } from '@tred/contract/desk-api';
import { useCallback, useEffect, useState } from 'react';
import { call } from './api';

const every = 15_000;

export function useNewCount(onTrouble: (error: unknown) => void) {
  const [count, setCount] = useState<number>();

  const look = useCallback(() => {
    if (document.visibilityState === 'hidden') return;
    call('GET', '/new', newCountReply).then((reply) => setCount(reply.count), onTrouble);
  }, [onTrouble]);

  useEffect(() => {
    look();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);

  return { fresh: count, lookAgain: look };
}
