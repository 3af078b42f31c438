// The lines of the cart with their quantities, and the total.
import { MAX_PER_ROW } from '@tred/contract/limits';
import { useRef } from 'react';
import { Action } from '~/components/Action/Action';
import { DeskDrawing } from '~/components/DeskDrawing/DeskDrawing';
import { fillValues } from '~/lib/format-text';
import { formatUgx } from '~/lib/money';
import {
  type CartLine,
  type DeliveryArea,
  deliveryCost,
  discountFor,
  isFull,
  lineKey,
  type Priced,
  piecesIn,
  removeLine,
  type StoreProduct,
  type StoreRates,
  setQuantity,
  subtotal,
} from '../cart';
import { ProductDrawing } from '../ProductDrawing/ProductDrawing';
import type { CartLinesWords, PriceWords } from '../words';
import css from './CartMenu.module.css';
import type { Change } from './use-cart';

const AREAS = ['kampala', 'elsewhere'] as const;

type FullPriceProps = {
  words: PriceWords;
  lines: readonly CartLine[];
  products: readonly Priced[];
  rates: StoreRates;
  /** Where the order goes, once it is chosen. */
  area?: DeliveryArea | undefined;
};

export function FullPrice({ words, lines, products, rates, area }: FullPriceProps) {
  const whole = subtotal(lines, products);
  const pieces = piecesIn(lines);
  const discount = discountFor(pieces, rates.bulk);
  const next = rates.bulk.find(({ from }) => from > pieces);
  const off = Math.round((whole * (discount?.percent ?? 0)) / 100);
  const goods = whole - off;
  const free = area !== 'elsewhere' && deliveryCost('kampala', goods, rates) === 0;
  return (
    <div className={css.sum}>
      <dl>
        <div className={css.subtotal}>
          <dt>{words.subtotal}</dt>
          <dd>{formatUgx(whole)}</dd>
        </div>
        {discount && (
          <div>
            <dt>{fillValues(words.bulk, discount)}</dt>
            <dd>−{formatUgx(off)}</dd>
          </div>
        )}
        {(area ? [area] : AREAS).map((each) => {
          const cost = deliveryCost(each, goods, rates);
          return (
            <div key={each}>
              <dt>
                {words.areas[each]}
                <span className={`quiet small ${css.hint}`}>
                  {cost === 0
                    ? words.delivery.free
                    : fillValues(words.delivery.cost, { cost: formatUgx(cost) })}
                </span>
              </dt>
              <dd>{formatUgx(goods + cost)}</dd>
            </div>
          );
        })}
      </dl>
      <p className={`quiet small ${css.hint}`} role="status">
        {next && `${fillValues(words.bulk, next)}. `}
        {free ? words.isFree : fillValues(words.freeAbove, { amount: formatUgx(rates.freeAbove) })}{' '}
        {words.tax}
      </p>
    </div>
  );
}

type CartLinesProps = {
  words: CartLinesWords;
  lines: readonly CartLine[];
  products: readonly StoreProduct[];
  rates: StoreRates;
  onChange: (change: Change) => void;
  onCheckout: () => void;
  failed: boolean;
  onShut: () => void;
};

export function CartLines(props: CartLinesProps) {
  const { words, lines, products, rates, onChange, onCheckout, failed, onShut } = props;
  const list = useRef<HTMLDivElement>(null);

  function remove(key: string) {
    onChange((before) => removeLine(before, key));
    // The focused button was removed.
    list.current?.focus();
  }

  return (
    <div className={`stack ${css.body}`} ref={list} tabIndex={-1}>
      {lines.length === 0 ? (
        <>
          <DeskDrawing thing="shoebox" />
          <p>{words.empty}</p>
          <Action look="secondary" onClick={onShut}>
            {words.goOn}
          </Action>
        </>
      ) : (
        <>
          <ul role="list">
            {lines.map((line) => (
              <Line
                key={lineKey(line)}
                words={words.line}
                line={line}
                product={products.find(({ id }) => id === line.product)}
                onQuantity={(quantity) => onChange((before) => setQuantity(before, lineKey(line), quantity))}
                onRemove={() => remove(lineKey(line))}
              />
            ))}
          </ul>
          {isFull(lines) && (
            <p className={`quiet small ${css.hint}`}>
              {fillValues(words.full, { count: lines.length })}{' '}
              <a href={words.fullLink.href}>{words.fullLink.label}</a>.
            </p>
          )}
          <FullPrice words={words.price} lines={lines} products={products} rates={rates} />
          <Action wide onClick={onCheckout}>
            {words.checkout}
          </Action>
          {failed && <p role="alert">{words.noForm}</p>}
          <p className={`quiet small ${css.hint}`}>{words.later}</p>
        </>
      )}
    </div>
  );
}

type LineProps = {
  words: CartLinesWords['line'];
  line: CartLine;
  product: StoreProduct | undefined;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
};

function Line({ words, line, product, onQuantity, onRemove }: LineProps) {
  if (!product) return null;
  const { colour, size, quantity } = line;
  const dye = product.colours.find(({ name }) => name === colour)?.dye ?? 'cream';
  const which = `${product.name}, ${colour}, ${size}`;
  return (
    <li className={css.line}>
      <span className={css.thumb}>
        <ProductDrawing shape={product.shape} dye={dye} />
      </span>
      <div>
        <p className={`bold ${css.name}`}>{product.name}</p>
        <p className={`quiet small ${css.hint}`}>
          {colour}, {size}
        </p>
      </div>
      <p className={css.amount}>{formatUgx(product.price * quantity)}</p>
      <div className={`row ${css.change}`}>
        {/* Not controlled: while somebody types, it may be empty. */}
        <input
          className={`numbers field ${css.quantity}`}
          type="number"
          min={1}
          max={MAX_PER_ROW}
          aria-label={fillValues(words.quantity, { which })}
          defaultValue={quantity}
          onChange={({ target }) =>
            target.reportValidity() && target.value && onQuantity(target.valueAsNumber)
          }
          onBlur={({ target }) => {
            target.value = String(quantity);
          }}
        />
        <button className={`small brand ${css.remove}`} type="button" onClick={onRemove}>
          {words.remove}
          <span className="visually-hidden"> {which}</span>
        </button>
      </div>
    </li>
  );
}
