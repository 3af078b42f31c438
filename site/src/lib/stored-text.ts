// A text in browser storage, shared by islands and tabs. Without storage (private window, or full) it lives in memory.

/** The key is repeated at each storage call, for the check of storage keys. */
type StorageAccess = {
  key: string;
  read: () => string | null;
  /** Removes the key for an empty text. */
  write: (text: string) => void;
};

export function createStoredText({ key: own, read, write }: StorageAccess) {
  /** Cache; undefined until read, or after a change in another tab. */
  let cachedText: string | undefined;
  const listeners = new Set<() => void>();

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function readAgain(): void {
    cachedText = undefined;
    notify();
  }

  function onStorage({ key }: StorageEvent): void {
    // No key: storage was cleared.
    if (key === own || key === null) readAgain();
  }

  /** A page restored from the back/forward cache missed storage events. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) readAgain();
  }

  return {
    notify,
    subscribe(listener: () => void): () => void {
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
    },
    get(): string {
      if (cachedText === undefined) {
        try {
          cachedText = read() ?? '';
        } catch {
          cachedText = '';
        }
      }
      return cachedText;
    },
    set(text: string): void {
      cachedText = text;
      try {
        write(text);
      } catch {}
      notify();
    },
  };
}
