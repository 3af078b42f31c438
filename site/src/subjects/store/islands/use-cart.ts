// The cart for an island: its lines as they hold today, and a way to change them.
import { useMemo, useSyncExternalStore } from 'react';
import { type CartLine, type Priced, readCart } from '../cart';
import { isCartOpen, storeCart, storedCart, subscribe } from './cart-store';

const atBuild = () => '';
const shut = () => false;

export type Change = (lines: readonly CartLine[]) => readonly CartLine[];

export function useCart(products: readonly Priced[]) {
  const text = useSyncExternalStore(subscribe, storedCart, atBuild);
  const lines = useMemo(() => readCart(text, products), [text, products]);
  /** Starts from what is stored, not from what was last drawn: another tab may have been quicker. */
  function change(next: Change) {
    const changed = next(readCart(storedCart(), products));
    storeCart(changed.length > 0 ? JSON.stringify(changed) : '');
  }
  return { lines, change };
}

export const useCartOpen = () => useSyncExternalStore(subscribe, isCartOpen, shut);
