// React hook for the cart: its valid lines, and a function to change them.
import { useMemo, useSyncExternalStore } from 'react';
import { createStoredText } from '~/lib/stored-text';
import { type CartLine, type Priced, readCart } from '../cart';

const CART = 'cart';

const storedText = createStoredText({
  key: CART,
  read: () => localStorage.getItem(CART),
  write: (text) => (text ? localStorage.setItem(CART, text) : localStorage.removeItem(CART)),
});

const { subscribe, get: storedCart } = storedText;
export const { set: storeCart } = storedText;

let open = false;

const isCartOpen = () => open;

export function showCart(shown: boolean): void {
  open = shown;
  storedText.notify();
}

const atBuild = () => '';
const shut = () => false;

export type Change = (lines: readonly CartLine[]) => readonly CartLine[];

export function useCart(products: readonly Priced[]) {
  const text = useSyncExternalStore(subscribe, storedCart, atBuild);
  const lines = useMemo(() => readCart(text, products), [text, products]);
  /** Reads storage first, because another tab may have changed it. */
  function change(next: Change) {
    const changed = next(readCart(storedCart(), products));
    storeCart(changed.length > 0 ? JSON.stringify(changed) : '');
  }
  return { lines, change };
}

export const useCartOpen = () => useSyncExternalStore(subscribe, isCartOpen, shut);
