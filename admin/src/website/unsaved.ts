// Text that was typed and not saved, kept in this browser: for each person, file and tab.
import type { Version } from '@tred/contract/merge';

export type Typed = Version & { name?: string };
/** Words that are not saved, and the version that they change. */
type Kept = { version: string; typed: Typed; base: Typed; at?: number };

export type Unsaved = ReturnType<typeof unsavedIn>;

const stored = {
  read: (key: string) => localStorage.getItem(`website:${key}`),
  write: (key: string, text: string) => localStorage.setItem(`website:${key}`, text),
  remove: (key: string) => localStorage.removeItem(`website:${key}`),
  keys: () =>
    Object.keys(localStorage).flatMap((key) =>
      key.startsWith('website:') ? [key.slice('website:'.length)] : [],
    ),
};

/** Of this tab. The name of a new file is `new:` and its type. */
export function unsavedIn(who: string) {
  const tab = String(crypto.getRandomValues(new Uint32Array(4)));
  let isHeld = false;
  const keyOf = (file: string, of = tab) => JSON.stringify([who, file, of]);
  const readKey = (key: string): Kept | undefined => JSON.parse(stored.read(key) ?? 'null') ?? undefined;
  return {
    read: (file: string) => readKey(keyOf(file)),
    keep: (file: string, kept: Kept) =>
      stored.write(keyOf(file), JSON.stringify({ ...kept, at: Date.now() })),
    forget: (file: string) => stored.remove(keyOf(file)),
    /** Takes over the newest text for this file that a closed tab has left, unless this tab has one. */
    async takeLeft(file: string): Promise<void> {
      const open = 'locks' in navigator ? await openTabs() : [];
      if (readKey(keyOf(file))) return;
      const ofAnyTab = keyOf(file, '').slice(0, -'"]'.length);
      const [newest] = stored
        .keys()
        // The second is of an earlier version of this page.
        .filter((key) => key.startsWith(ofAnyTab) || key === file)
        .filter((key) => !open.some((name) => key === keyOf(file, name)))
        .sort((one, other) => (readKey(other)?.at ?? 0) - (readKey(one)?.at ?? 0));
      if (newest === undefined) return;
      const text = stored.read(newest) ?? '';
      stored.remove(newest);
      stored.write(keyOf(file), text);
    },
  };

  /** Each holds a lock with its name. */
  async function openTabs(): Promise<string[]> {
    if (!isHeld) void navigator.locks.request(tab, () => new Promise(() => {}));
    isHeld = true;
    const { held = [] } = await navigator.locks.query();
    return held.map(({ name = '' }) => name);
  }
}
