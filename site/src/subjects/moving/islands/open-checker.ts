// Starts the worker that checks lists, which brings the reader along, and asks it.
import type { CheckReply, CheckRequest } from '../check.worker.ts';
import workerAddress from '../check.worker.ts?worker&url';
import type { Failure } from '../list.ts';

export type Checker = {
  check(request: CheckRequest): Promise<CheckReply | { refusal: Failure }>;
  close(): void;
};

/** Far longer than any list takes: whatever is still running then was meant to. */
const LONGEST_MS = 30_000;

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};

/**
 * A worker's address counts as a script, which this page's policy takes only from the maker it names, and this one vouches
 * for one file. Browsers without trusted types take the address as it is.
 */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const vouched = trustedTypes
  ?.createPolicy('worker', { createScriptURL: () => workerAddress })
  .createScriptURL(workerAddress);

export function openChecker(): Checker {
  // Built it is a plain script; while developing, a module.
  const worker = new Worker(vouched ?? workerAddress, { type: import.meta.env.DEV ? 'module' : 'classic' });
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
