// The price for a typical school: its drawing, the price of one learner, and the calculation.
import type { DrawingName } from '~/lib/drawings';
import { ObjectDrawing } from '~/ui/ObjectDrawing/ObjectDrawing';
import type { Link } from '~/ui/words';
import css from './PriceCard.module.css';

export type PriceCardProps = {
  drawing: DrawingName;
  /** Price of one learner, with its period. */
  amount: string;
  each: string;
  facts: readonly { label: string; value: string }[];
  note: string;
  link: Link;
};

export function PriceCard({ drawing, amount, each, facts, note, link }: PriceCardProps) {
  return (
    <div className={css.card}>
      <div className={css.drawing}>
        <ObjectDrawing name={drawing} />
      </div>
      <p className={css.price}>
        <strong className={css.amount}>{amount}</strong> {each}
      </p>
      <dl className={css.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.note}>
        {note} <a href={link.href}>{link.label}</a>
      </p>
    </div>
  );
}
