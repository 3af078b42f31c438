// Where the demo is kept: in the browser, the same for every tab, and nowhere else.

const DEMO = 'demo';

/** The kept text; undefined until it is asked for, or when another tab has changed it. */
let held: string | undefined;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function readAgain(): void {
  held = undefined;
  tell();
}

function onStorage({ key }: StorageEvent): void {
  // No key: everything was cleared.
  if (key === DEMO || key === null) readAgain();
}

/** A page that comes back by the Back button heard nothing in the meantime. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) readAgain();
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage);
    addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onPageShow);
  };
}

// Storage may be refused (private window) or full: then the demo lives as long as the page.
export function storedDemo(): string {
  if (held === undefined) {
    try {
      held = localStorage.getItem(DEMO) ?? '';
    } catch {
      held = '';
    }
  }
  return held;
}

/** A demo that starts over leaves nothing behind. */
export function storeDemo(text: string): void {
  held = text;
  try {
    if (text === '') localStorage.removeItem(DEMO);
    else localStorage.setItem(DEMO, text);
  } catch {}
  tell();
}
