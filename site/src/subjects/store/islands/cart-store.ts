// Where the cart is kept: in the browser, the same for every tab, and whether it is open on this page.
// Two islands share it, so it lives outside of both.
import { keptText } from '~/lib/kept-text';

const CART = 'cart';

const kept = keptText({
  key: CART,
  read: () => localStorage.getItem(CART),
  write: (text) => (text ? localStorage.setItem(CART, text) : localStorage.removeItem(CART)),
});

export const { subscribe, get: storedCart, set: storeCart } = kept;

let open = false;

export const isCartOpen = () => open;

export function showCart(shown: boolean): void {
  open = shown;
  kept.tell();
}
