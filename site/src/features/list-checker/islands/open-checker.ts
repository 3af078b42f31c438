// Starts the worker that checks lists, and sends it files.
import type { CheckReply, CheckRequest } from '../check.worker.ts';
import workerAddress from '../check.worker.ts?worker&url';
import type { Failure } from '../list.ts';

export type Checker = {
  check(request: CheckRequest): Promise<CheckReply | { refusal: Failure }>;
  close(): void;
};

/** Timeout, far longer than any list takes. */
const TIMEOUT_MS = 30_000;

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};

/** The content security policy allows a worker address only from this named Trusted Types policy. */
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const trustedUrl = trustedTypes
  ?.createPolicy('worker', { createScriptURL: () => workerAddress })
  .createScriptURL(workerAddress);

export function openChecker(): Checker {
  // The build makes a classic script; the dev server serves a module.
  const worker = new Worker(trustedUrl ?? workerAddress, {
    type: import.meta.env.DEV ? 'module' : 'classic',
  });
  return {
    check: (request) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => {
          worker.terminate();
          resolve({ refusal: 'too-slow' });
        }, TIMEOUT_MS);
        const finish = (reply: CheckReply | { refusal: Failure }) => {
          clearTimeout(timer);
          resolve(reply);
        };
        worker.onmessage = ({ data }: MessageEvent<CheckReply>) => finish(data);
        // The checker reports its own errors as messages, so this means that the script did not load.
        worker.onerror = () => finish({ refusal: 'not-loaded' });
        worker.postMessage(request);
      }),
    close: () => worker.terminate(),
  };
}
