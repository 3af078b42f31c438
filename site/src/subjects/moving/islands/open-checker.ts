// Starts the worker that checks lists, which brings the reader along, and asks it.
import type { CheckReply, CheckRequest } from '../check.worker.ts';
import CheckWorker from '../check.worker.ts?worker';
import type { Failure } from '../checker-words.ts';

export type Checker = {
  check(request: CheckRequest): Promise<CheckReply | { refusal: Failure }>;
  close(): void;
};

/** Far longer than any list takes: whatever is still running then was meant to. */
const LONGEST_MS = 30_000;

export function openChecker(): Checker {
  const worker = new CheckWorker();
  return {
    check: (request) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          worker.terminate();
          resolve({ refusal: 'too-slow' });
        }, LONGEST_MS);
        const answer = (reply: CheckReply | { refusal: Failure }) => {
          clearTimeout(timer);
          resolve(reply);
        };
        worker.onmessage = ({ data }: MessageEvent<CheckReply>) => answer(data);
        // What the checker itself throws is answered as a message: this is a script that did not come.
        worker.onerror = () => answer({ refusal: 'not-loaded' });
        worker.postMessage(request);
      }),
    close: () => worker.terminate(),
  };
}
