// A walk past the kinds of school, each with the price of a learner on its signboard; on a phone it is swiped. Two more
// links beside the heading.

import { School } from '~/components/School/School';
import { SectionHead } from '~/components/Section/Section';
import type { SchoolsWords } from '../words';
import css from './SchoolLinks.module.css';

type SchoolLink = {
  label: string;
  href: string;
  school: SchoolsWords['schools'][number]['building'];
  /** Price of a learner, with its period. */
  amount: string;
  each: string;
  size: string;
};

export type SchoolLinksProps = Omit<SchoolsWords, 'schools' | 'each' | 'size'> & {
  schools: readonly SchoolLink[];
};

export const SchoolLinks = ({ schools, ways, title, lead }: SchoolLinksProps) => (
  <section className={css.walk}>
    <div className={`page-width ${css.head}`}>
      <SectionHead title={title} lead={lead} />
      <ul role="list" className={`medium row ${css.ways}`}>
        {ways.map(({ label, href, text }) => (
          <li key={href}>
            <a href={href}>{label}</a> {text}
          </li>
        ))}
      </ul>
    </div>
    <div className={css.path}>
      <ul role="list" className={css.street}>
        {schools.map(({ label, href, school, amount, each, size }) => (
          <li className={`${css.stop} ${css[school]}`} key={href}>
            <a className={`small ${css.sign}`} href={href}>
              <b className={css.label}>{label}</b> <strong className={css.amount}>{amount}</strong> {each}{' '}
              <span className={css.size}>{size}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className={css.school}>
        <School part="walk" />
      </div>
    </div>
  </section>
);
