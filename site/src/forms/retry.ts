// Sends a form again by itself when the server was not reached: three times within a minute, and when the network returns.
import type { FormReply } from '@tred/contract/reply';

const DELAYS_MS = [5_000, 15_000, 30_000];

/** Whether a try is worth repeating: nobody answered, or the server could not store it. */
export const isUnreached = (reply: FormReply) => 'error' in reply && reply.error === 'unavailable';

export const triesAgain = (tries: number) => tries <= DELAYS_MS.length;

/** Runs `again` once, after this many tries. Returns a function that cancels it. */
export function retryLater(tries: number, again: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    removeEventListener('online', run);
  };
  const run = () => {
    cancel();
    again();
  };
  const timer = triesAgain(tries) ? setTimeout(run, DELAYS_MS[tries - 1]) : undefined;
  addEventListener('online', run);
  return cancel;
}
