// What an order comes to, all in: the goods, then goods and delivery for each place we deliver to.

import { formatUgx } from '~/lib/money';
import { type CartLine, type DeliveryRates, deliveryCost, type Priced, subtotal } from '../cart';
import css from './CartMenu.module.css';

const AREAS = [
  { area: 'kampala', name: 'Kampala' },
  { area: 'elsewhere', name: 'Elsewhere in Uganda' },
] as const;

type FullPriceProps = { lines: readonly CartLine[]; products: readonly Priced[]; rates: DeliveryRates };

export function FullPrice({ lines, products, rates }: FullPriceProps) {
  const goods = subtotal(lines, products);
  const free = deliveryCost('kampala', goods, rates) === 0;
  return (
    <div className={css.sum}>
      <dl>
        <div className={css.subtotal}>
          <dt>Subtotal</dt>
          <dd>{formatUgx(goods)}</dd>
        </div>
        {AREAS.map(({ area, name }) => {
          const cost = deliveryCost(area, goods, rates);
          return (
            <div key={area}>
              <dt>
                {name}
                <span className={css.hint}>
                  {cost === 0 ? 'Free delivery' : `Delivery ${formatUgx(cost)}`}
                </span>
              </dt>
              <dd>{formatUgx(goods + cost)}</dd>
            </div>
          );
        })}
      </dl>
      <p className={css.hint} role="status">
        {free
          ? 'Your order is delivered free in Kampala.'
          : `Delivery in Kampala is free on orders over ${formatUgx(rates.freeAbove)}.`}{' '}
        All prices include VAT.
      </p>
    </div>
  );
}
