// Links to the kinds of school, each with a drawing and the price of a learner; two more links beside them.
import type { DrawingName } from '~/lib/drawings';
import type { SchoolsWords } from '~/subjects/product/words';
import { ObjectDrawing } from '~/ui/ObjectDrawing/ObjectDrawing';
import { Section } from '~/ui/Section/Section';
import css from './SchoolLinks.module.css';

type SchoolLink = {
  label: string;
  href: string;
  drawing: DrawingName;
  /** Price of a learner, with its period. */
  amount: string;
  each: string;
  /** School size for this price. */
  size: string;
};

export type SchoolLinksProps = Omit<SchoolsWords, 'each' | 'size'> & { schools: readonly SchoolLink[] };

export function SchoolLinks({ schools, ways, ...section }: SchoolLinksProps) {
  return (
    <Section {...section} space="tight">
      <ul className={css.schools} data-reveal>
        {schools.map(({ label, href, drawing, amount, each, size }) => (
          <li key={href}>
            <a className={css.school} href={href}>
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
            <a className={css.school} href={href} key={href}>
              <b className={css.label}>{label}</b>
              <span>{text}</span>
            </a>
          ))}
        </li>
      </ul>
    </Section>
  );
}
