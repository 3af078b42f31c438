// Links to the kinds of school, each with a drawing and the price of a learner; two more links beside them.
import type { DrawingName } from '~/lib/drawings';
import type { SchoolsWords } from '~/subjects/product/words';
import { ObjectDrawing } from '~/ui/ObjectDrawing/ObjectDrawing';
import { Section } from '~/ui/Section/Section';
import css from './SchoolDoors.module.css';

type Door = {
  label: string;
  href: string;
  drawing: DrawingName;
  /** Price of a learner, with its period. */
  amount: string;
  each: string;
  /** School size for this price. */
  size: string;
};

export type SchoolDoorsProps = Omit<SchoolsWords, 'each' | 'size'> & { doors: readonly Door[] };

export function SchoolDoors({ doors, ways, ...section }: SchoolDoorsProps) {
  return (
    <Section {...section}>
      <ul className={css.doors} data-reveal>
        {doors.map(({ label, href, drawing, amount, each, size }) => (
          <li key={href}>
            <a className={css.door} href={href}>
              <ObjectDrawing name={drawing} />
              <b className={css.label}>{label}</b>
              <span>
                <strong className={css.amount}>{amount}</strong> {each}{' '}
                <span className={css.size}>{size}</span>
              </span>
            </a>
          </li>
        ))}
        <li className={css.ways}>
          {ways.map(({ label, href, text }) => (
            <a className={css.door} href={href} key={href}>
              <b className={css.label}>{label}</b>
              <span>{text}</span>
            </a>
          ))}
        </li>
      </ul>
    </Section>
  );
}
