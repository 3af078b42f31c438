// Where the cart is kept: in the browser, the same for every tab, and whether it is open on this page.
// Two islands share it, so it lives outside of both.

const CART = 'cart';

/** The cart as text; undefined until it is asked for, or when another tab has changed it. */
let held: string | undefined;
let open = false;
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
  if (key === CART || key === null) readAgain();
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

// Storage may be refused (private window) or full: then the cart lives as long as the page.
export function storedCart(): string {
  if (held === undefined) {
    try {
      held = localStorage.getItem(CART) ?? '';
    } catch {
      held = '';
    }
  }
  return held;
}

/** An empty cart leaves nothing behind. */
export function storeCart(text: string): void {
  held = text;
  try {
    if (text === '') localStorage.removeItem(CART);
    else localStorage.setItem(CART, text);
  } catch {}
  tell();
}

export const isCartOpen = () => open;

export function showCart(shown: boolean): void {
  open = shown;
  tell();
}
