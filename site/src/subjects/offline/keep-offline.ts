// Whether pages are kept for when there is no network: switched on unless the visitor switched it off.

const OFFLINE_KEY = 'offline';

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};

/** Every page runs this; browsers without the means, and `npm run dev`, do without. */
export function keepOffline(): void {
  if (import.meta.env.PROD && 'serviceWorker' in navigator && isOn()) {
    // After the page: nothing of it waits for this.
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

export function remember(on: boolean): void {
  try {
    if (on) localStorage.removeItem(OFFLINE_KEY);
    else localStorage.setItem(OFFLINE_KEY, 'off');
  } catch {}
}

let vouched: string | undefined;

export async function register(): Promise<void> {
  // A worker's address counts as a script; the pages' policy takes it from this maker, which vouches for one file.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  vouched ??=
    trustedTypes?.createPolicy('offline', { createScriptURL: () => '/sw.js' }).createScriptURL('') ??
    '/sw.js';
  await navigator.serviceWorker.register(vouched, { updateViaCache: 'none' });
}
