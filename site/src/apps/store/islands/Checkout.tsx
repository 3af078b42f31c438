// Checkout: totals, customer, delivery and the phone number that pays.
import { order } from '@tred/contract/forms/order';
import type { FocusEvent } from 'react';
import type { WordsOf } from '~/facts/forms';
import { FormFrame, type FormSurroundings } from '~/forms/FormFrame/FormFrame';
import { Action } from '~/ui/Action/Action';
import { DataNote, type DataNoteProps } from '~/ui/DataNote/DataNote';
import type { CartLine, DeliveryRates, StoreProduct } from '../cart';
import type { PriceWords } from '../words';
import { FullPrice } from './CartLines';
import css from './CartMenu.module.css';

type CheckoutProps = {
  words: WordsOf<'order'>;
  priceWords: PriceWords;
  lines: readonly CartLine[];
  products: readonly StoreProduct[];
  rates: DeliveryRates;
  surroundings: FormSurroundings;
  note: DataNoteProps;
  onBack: () => void;
  onSent: () => void;
  onDone: () => void;
};

export function Checkout({
  words,
  priceWords,
  lines,
  products,
  rates,
  surroundings,
  note,
  onBack,
  onSent,
  onDone,
}: CheckoutProps) {
  const named = (id: string) => products.find((product) => product.id === id)?.name ?? id;
  const rows = lines.map((line) => ({ ...line, product: named(line.product) }));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not interactive, it listens to the fields inside
    <div className={css.body} onBlur={payFromTheSame}>
      {lines.length > 0 && (
        <>
          <ul className={css.rows}>
            {rows.map(({ product, colour, size, quantity }) => (
              <li key={`${product}/${colour}/${size}`}>
                {quantity} × {product}, {colour}, {size}
              </li>
            ))}
          </ul>
          <Action look="secondary" onClick={onBack}>
            {words.change}
          </Action>
          <FullPrice words={priceWords} lines={lines} products={products} rates={rates} />
        </>
      )}
      <FormFrame form={order} words={words} {...surroundings} onSent={onSent} onAgain={onDone}>
        {(ask) => (
          <>
            <input type="hidden" name="items" value={JSON.stringify(rows)} />
            {ask('name')}
            {ask('email')}
            {ask('phone')}
            {ask('area')}
            {ask('address')}
            {ask('provider')}
            {ask('mobileMoney')}
            {ask('note')}
            {ask('privacy')}
          </>
        )}
      </FormFrame>
      <DataNote {...note} />
    </div>
  );
}

/** Copies the contact number to the payment number, until the visitor types another one. */
function payFromTheSame({ target }: FocusEvent<HTMLElement>): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'phone' || !target.form) return;
  const paying = target.form.elements.namedItem('mobileMoney');
  if (!(paying instanceof HTMLInputElement) || paying.value !== '' || target.value === '') return;
  paying.value = target.value;
  // Notifies the draft, which survives a reload.
  paying.dispatchEvent(new Event('input', { bubbles: true }));
}
