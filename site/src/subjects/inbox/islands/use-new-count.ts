// How many new entries there are, kept up to date while someone looks.
import { newCountReply } from '@tred/contract/desk-api';
import { useEffect, useState } from 'react';
import { call } from './api';

const every = 15_000;

export function useNewCount(onTrouble: (error: unknown) => void): number | undefined {
  const [count, setCount] = useState<number>();

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      call('GET', '/new', newCountReply).then((reply) => setCount(reply.count), onTrouble);
    };
    look();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [onTrouble]);

  useEffect(() => {
    const { title } = document;
    const bare = title.replace(/^\(\d+\) /, '');
    document.title = count ? `(${count}) ${bare}` : bare;
  }, [count]);

  return count;
}
