// Checkout: the lines of the cart, the price, and the page's order form, which is moved here.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Action } from '~/components/Action/Action';
import type { CartLine, DeliveryArea, StoreProduct, StoreRates } from '../cart';
import type { PriceWords } from '../words';
import { FullPrice } from './CartLines';
import css from './CartMenu.module.css';

type CheckoutProps = {
  change: string;
  priceWords: PriceWords;
  lines: readonly CartLine[];
  products: readonly StoreProduct[];
  rates: StoreRates;
  sent: boolean;
  onBack: () => void;
  onSent: () => void;
  onDone: () => void;
};

export function Checkout({
  change,
  priceWords,
  lines,
  products,
  rates,
  sent,
  onBack,
  onSent,
  onDone,
}: CheckoutProps) {
  const named = (id: string) => products.find((product) => product.id === id)?.name ?? id;
  const rows = lines.map((line) => ({ ...line, product: named(line.product) }));
  const place = useRef<HTMLDivElement>(null);
  const items = JSON.stringify(rows);
  const [area, setArea] = useState<DeliveryArea>();

  const whenSent = useEffectEvent(() => onSent());
  const whenDone = useEffectEvent(() => onDone());
  useEffect(() => {
    const part = document.querySelector('[data-order-form]');
    const home = part?.parentElement;
    if (!part || !home) return;
    const listening = new AbortController();
    const { signal } = listening;
    part.addEventListener('sent', () => whenSent(), { signal });
    part.addEventListener('again', () => whenDone(), { signal });
    part.addEventListener('focusout', payFromTheSame, { signal });
    const chosen = () =>
      setArea(part.querySelector<HTMLInputElement>('[name=area]:checked')?.value as DeliveryArea | undefined);
    part.addEventListener('change', chosen, { signal });
    place.current?.append(part);
    // The draft may have one.
    chosen();
    return () => {
      listening.abort();
      home.append(part);
    };
  }, []);

  // The cart replaces the rows of the plain form. They stay as they are once it is sent, and the cart is empty.
  useEffect(() => {
    const old = place.current?.querySelector('[data-order-rows]');
    if (!old || items === '[]') return;
    const input = Object.assign(document.createElement('input'), {
      type: 'hidden',
      name: 'items',
      value: items,
    });
    old.textContent = '';
    old.append(input);
  }, [items]);

  return (
    <div className={`stack ${css.body}`}>
      {lines.length > 0 && (
        <>
          <ul role="list" className={css.rows}>
            {rows.map(({ product, colour, size, quantity }) => (
              <li key={`${product}/${colour}/${size}`}>
                {quantity} × {product}, {colour}, {size}
              </li>
            ))}
          </ul>
          {!sent && (
            <Action look="secondary" onClick={onBack}>
              {change}
            </Action>
          )}
          <FullPrice words={priceWords} lines={lines} products={products} rates={rates} area={area} />
        </>
      )}
      <div ref={place} />
    </div>
  );
}

/** Copies the contact number to the payment number, until the visitor types another one. */
function payFromTheSame({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'phone' || !target.form) return;
  const paying = target.form.elements.namedItem('mobileMoney');
  if (!(paying instanceof HTMLInputElement) || paying.value !== '' || target.value === '') return;
  paying.value = target.value;
  // Notifies the draft, which survives a reload.
  paying.dispatchEvent(new Event('input', { bubbles: true }));
}
