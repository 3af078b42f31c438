// The store's two islands share one cart: what is added in one shows in the other, is kept, and heard in other tabs.
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cartWords, productWords } from '~/content/pages/store';
import type { StoreProduct } from '../cart';
import { CartMenu } from './CartMenu';
import { Checkout } from './Checkout';
import { Products } from './Products';
import { showCart, storeCart } from './use-cart';

const product = (id: string, name: string, price: number): StoreProduct => ({
  id,
  name,
  price,
  description: 'Made in Jinja.',
  shown: { ugx: `UGX ${price}`, usd: '$1' },
  shape: 'cap',
  colours: [
    { name: 'Cream', dye: 'cream' },
    { name: 'Charcoal', dye: 'charcoal' },
  ],
  sizes: ['M', 'L'],
});
const products = [product('cap', 'Dev Cap', 30_000), product('sleeve', 'Laptop Sleeve', 35_000)];
const rates = { kampala: 5000, elsewhere: 15_000, freeAbove: 50_000 };
const note = { collector: 'Tred', purpose: 'to send', kept: 'a year', email: 'a@b.example', policyHref: '/' };
const surroundings = { brand: 'Tred', ways: [] } as never;

const store = () =>
  render(
    <>
      <CartMenu words={cartWords} products={products} rates={rates} surroundings={surroundings} note={note} />
      <Products
        words={productWords}
        id="products"
        title="Six things"
        products={products}
        sheetHref="#order"
      />
    </>,
  );
const opener = () => screen.getByRole('button', { name: /^Cart, / });
const cart = () => within(screen.getByRole('dialog', { name: 'Cart' }));
const addTo = (name: string) => screen.getByRole('button', { name: `Add to Cart: ${name}` });

// jsdom has the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
beforeEach(() => {
  storeCart('');
  showCart(false);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('removes a line, keeps the focus inside, and leaves nothing stored', async () => {
  const user = userEvent.setup();
  store();
  await user.click(addTo('Laptop Sleeve'));
  await user.click(cart().getByRole('button', { name: /^Remove.*Laptop Sleeve/ }));
  expect(cart().getByText('Your cart is empty.')).toBeTruthy();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  expect(localStorage.getItem('cart')).toBeNull();
});

it('keeps the cart for the page where storage is refused', async () => {
  const user = userEvent.setup();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  store();
  await user.click(addTo('Dev Cap'));
  expect(opener().textContent).toContain('1 item');
});

it('a phone number is typed once: the one that pays is the same until another is typed', async () => {
  const none = () => {};
  const shown = {
    words: cartWords.checkout,
    priceWords: cartWords.lines.price,
    lines: [],
    products,
    rates,
    note,
  };
  render(<Checkout {...shown} surroundings={surroundings} onBack={none} onSent={none} onDone={none} />);
  const phone = screen.getByRole('textbox', { name: /^Phone/ });
  const paying = screen.getByRole<HTMLInputElement>('textbox', { name: /^Mobile money number/ });
  await userEvent.type(phone, '0772 123456');
  await userEvent.tab();
  expect(paying.value).toBe('0772 123456');
  await userEvent.clear(paying);
  await userEvent.type(paying, '0752 111222');
  await userEvent.type(phone, '7');
  await userEvent.tab();
  expect(paying.value).toBe('0752 111222');
});

it('opens and shuts in a browser that knows no dialogs', async () => {
  const { showModal, close } = HTMLDialogElement.prototype;
  Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined });
  try {
    store();
    await userEvent.click(opener());
    expect(cart().getByRole('heading', { name: 'Cart' })).toBeTruthy();
    await userEvent.click(cart().getByRole('button', { name: cartWords.close }));
    expect(document.querySelector('dialog')?.hasAttribute('open')).toBe(false);
  } finally {
    Object.assign(HTMLDialogElement.prototype, { showModal, close });
  }
});
