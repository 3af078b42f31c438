// What an order comes to, all in: the goods, then goods and delivery for each place we deliver to.

import { formatUgx } from '~/lib/money';
import { fillPlaces } from '~/lib/words';
import { type Area, type CartLine, type DeliveryRates, deliveryCost, type Priced, subtotal } from '../cart';
import css from './CartMenu.module.css';

const AREAS = ['kampala', 'elsewhere'] as const;

export type PriceWords = {
  subtotal: string;
  areas: Record<Area, string>;
  delivery: { free: string; cost: string };
  isFree: string;
  freeAbove: string;
  tax: string;
};

type FullPriceProps = {
  words: PriceWords;
  lines: readonly CartLine[];
  products: readonly Priced[];
  rates: DeliveryRates;
};

export function FullPrice({ words, lines, products, rates }: FullPriceProps) {
  const goods = subtotal(lines, products);
  const free = deliveryCost('kampala', goods, rates) === 0;
  return (
    <div className={css.sum}>
      <dl>
        <div className={css.subtotal}>
          <dt>{words.subtotal}</dt>
          <dd>{formatUgx(goods)}</dd>
        </div>
        {AREAS.map((area) => {
          const cost = deliveryCost(area, goods, rates);
          return (
            <div key={area}>
              <dt>
                {words.areas[area]}
                <span className={css.hint}>
                  {cost === 0
                    ? words.delivery.free
                    : fillPlaces(words.delivery.cost, { cost: formatUgx(cost) })}
                </span>
              </dt>
              <dd>{formatUgx(goods + cost)}</dd>
            </div>
          );
        })}
      </dl>
      <p className={css.hint} role="status">
        {free ? words.isFree : fillPlaces(words.freeAbove, { amount: formatUgx(rates.freeAbove) })}{' '}
        {words.tax}
      </p>
    </div>
  );
}
