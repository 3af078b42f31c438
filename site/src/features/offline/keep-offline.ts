// Registers the service worker unless the visitor switched offline reading off.

export const OFFLINE_KEY = 'offline';

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};

/** Runs on every page; does nothing in `npm run dev` or in browsers without service workers. */
export function keepOffline(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator && isOn()) {
    // Waits until the page has loaded.
    addEventListener('load', () => void register().catch(() => undefined));
  }
}

export function isOn(): boolean {
  try {
    return localStorage.getItem(OFFLINE_KEY) !== 'off';
  } catch {
    return false;
  }
}

let trustedUrl: string | undefined;

export async function register(): Promise<void> {
  // The content security policy allows this address only from this named Trusted Types policy.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedUrl ??=
    trustedTypes?.createPolicy('offline', { createScriptURL: () => '/sw.js' }).createScriptURL('') ??
    '/sw.js';
  await navigator.serviceWorker.register(trustedUrl, { updateViaCache: 'none' });
}
