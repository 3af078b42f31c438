// The price for a typical school as a line of a ledger: the price of one learner, and the calculation.
import { Section } from '~/components/Section/Section';
import type { Link } from '~/components/schema';
import css from './PriceCard.module.css';

export type PriceCardProps = {
  amount: string;
  each: string;
  facts: readonly { label: string; value: string }[];
  note: string;
  links: readonly Link[];
};

export const PriceCard = ({ amount, each, facts, note, links }: PriceCardProps) => (
  <Section tone="raised" space="tight" className={css.card}>
    <div className={`medium stack ${css.line}`}>
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
      <div className={css.note}>
        <p>{note}</p>
        {links.map(({ label, href }) => (
          <a className={css.link} href={href} key={href}>
            {label}
          </a>
        ))}
      </div>
    </div>
  </Section>
);
