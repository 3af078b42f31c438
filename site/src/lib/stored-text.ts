// A text that islands keep in the browser and share: the same for every tab, heard of by all who listen. Where storage is
// refused (private window) or full, it lives as long as the page.

/** The key stands beside each use of the storage, where the check of what a browser keeps can read it. */
type StorageAccess = {
  key: string;
  read: () => string | null;
  /** An empty text leaves nothing behind. */
  write: (text: string) => void;
};

export function createStoredText({ key: own, read, write }: StorageAccess) {
  /** Undefined until it is asked for, or when another tab has changed it. */
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
    // No key: everything was cleared.
    if (key === own || key === null) readAgain();
  }

  /** A page that comes back by the Back button heard nothing in the meantime. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) readAgain();
  }

  return {
    tell: notify,
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
