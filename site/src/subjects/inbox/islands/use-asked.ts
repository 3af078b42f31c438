// What the desk has for an address of its own, asked for when a view opens.
import { useEffect, useState } from 'react';
import { call } from './api';

type ReplySchema<Reply> = Parameters<typeof call<Reply>>[2];

/** Undefined until it has come; a new path asks anew. The schema has to be the same one each time. */
export function useAsked<Reply>(
  path: string,
  expected: ReplySchema<Reply>,
  onTrouble: (error: unknown) => void,
): Reply | undefined {
  const [answer, setAnswer] = useState<{ path: string; reply: Reply }>();
  useEffect(() => {
    let current = true;
    call('GET', path, expected).then(
      (reply) => current && setAnswer({ path, reply }),
      (error) => current && onTrouble(error),
    );
    return () => {
      current = false;
    };
  }, [path, expected, onTrouble]);
  return answer?.path === path ? answer.reply : undefined;
}
