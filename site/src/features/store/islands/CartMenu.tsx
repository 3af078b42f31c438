// The cart: a header button with the number of pieces, and a dialog with the lines and the order form.
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { counted } from '~/lib/format-text';
import { type CartLine, piecesIn, type StoreProduct, type StoreRates } from '../cart';
import type { CartWords } from '../words';
import { CartLines } from './CartLines';
import css from './CartMenu.module.css';
import { showCart, useCart, useCartOpen } from './use-cart';

/** The order form loads on checkout, because most visitors never order. */
type CheckoutModule = typeof import('./Checkout');

type CartMenuProps = {
  words: CartWords;
  /** The button from the order back to the cart. */
  change: string;
  products: readonly StoreProduct[];
  rates: StoreRates;
};

export function CartMenu({ words, change: changeCart, products, rates }: CartMenuProps) {
  const { lines, change } = useCart(products);
  const open = useCartOpen();
  const [step, setStep] = useState<'cart' | 'checkout'>('cart');
  /** Its price stays in view after the cart is empty. */
  const [sent, setSent] = useState<readonly CartLine[]>();
  const [order, setOrder] = useState<CheckoutModule>();
  const [failed, setFailed] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const pieces = piecesIn(lines);
  const atOrder = sent !== undefined || (step === 'checkout' && lines.length > 0);
  const ordering = order !== undefined && atOrder;

  useEffect(() => {
    const node = dialog.current;
    if (!node || open === node.hasAttribute('open')) return;
    // Browsers without modal dialogs show it over the page; the element has no methods there.
    if (typeof node.showModal !== 'function') node.toggleAttribute('open', open);
    else if (open) node.showModal();
    else node.close();
  }, [open]);

  // Moves the focus, because the focused element disappears when the view changes.
  const shownStep = useRef(ordering);
  useEffect(() => {
    if (shownStep.current === ordering) return;
    shownStep.current = ordering;
    title.current?.focus();
  }, [ordering]);

  // A link from another page opens the cart.
  useEffect(() => {
    if (location.hash === '#cart') showCart(true);
  }, []);

  async function checkOut() {
    try {
      setOrder(await import('./Checkout'));
      setFailed(false);
      setStep('checkout');
    } catch {
      setFailed(true);
    }
  }

  function shut() {
    showCart(false);
    if (!sent) return;
    setSent(undefined);
    setStep('cart');
  }

  return (
    <>
      {/* Hidden without script; the page has an order form instead. */}
      <button
        className={`icon-button ${css.opener}`}
        type="button"
        data-needs-script
        aria-haspopup="dialog"
        onClick={() => showCart(true)}
      >
        <ShoppingBag size={20} aria-hidden="true" />
        {pieces > 0 && (
          <span className={`numbers ${css.count}`} aria-hidden="true">
            {pieces}
          </span>
        )}
        <span className="visually-hidden">{`${words.cart}, ${counted(pieces, words.items)}`}</span>
      </button>
      {/* A click outside closes it where the browser supports that; Escape and the button always do. */}
      <dialog
        className={css.dialog}
        id="cart"
        ref={dialog}
        aria-label={words.cart}
        onClose={shut}
        {...{ closedby: 'any' }}
      >
        {/* Stays mounted while it is being sent, even if the dialog closes. */}
        {(open || ordering) && (
          <>
            <div className={`between ${css.top}`}>
              <h2 className={css.title} ref={title} tabIndex={-1}>
                {ordering ? words.order : words.cart}
              </h2>
              <button className="icon-button" type="button" onClick={() => showCart(false)}>
                <X size={24} aria-hidden="true" />
                <span className="visually-hidden">{words.close}</span>
              </button>
            </div>
            {ordering ? (
              <order.Checkout
                change={changeCart}
                priceWords={words.lines.price}
                lines={sent ?? lines}
                sent={sent !== undefined}
                products={products}
                rates={rates}
                onBack={() => setStep('cart')}
                onSent={() => {
                  setSent(lines);
                  change(() => []);
                }}
                onDone={() => showCart(false)}
              />
            ) : (
              <CartLines
                words={words.lines}
                lines={lines}
                products={products}
                rates={rates}
                onChange={change}
                onCheckout={checkOut}
                failed={failed}
                onShut={() => showCart(false)}
              />
            )}
          </>
        )}
      </dialog>
    </>
  );
}
