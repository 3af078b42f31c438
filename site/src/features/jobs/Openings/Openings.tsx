// List of open positions: title, place, hours, and a link to apply.

import { Action } from '~/components/Action/Action';
import { Badge } from '~/components/Badge/Badge';
import { Section } from '~/components/Section/Section';
import { formatDate, type IsoDay } from '~/lib/dates';
import { fillValues } from '~/lib/format-text';
import type { LoadedJob } from '../schema';
import { payRange } from '../view';
import type { OpeningsWords } from '../words';
import css from './Openings.module.css';

export type Opening = {
  id: string;
  title: string;
  department: string;
  location: string;
  type: string;
  description: string;
  pay: LoadedJob['pay'];
  /** Last day to apply; without it the position stays open until it is filled. */
  closes?: IsoDay | undefined;
};

export type OpeningsProps = OpeningsWords & { openings: readonly Opening[] };

export function Openings({ openings, apply, pay, deadline, empty, ...section }: OpeningsProps) {
  return (
    <Section {...section}>
      {openings.length === 0 ? (
        <p className={css.empty}>{empty}</p>
      ) : (
        <ul className="ruled">
          {openings.map((opening) => (
            <li className={css.opening} id={opening.id} key={opening.id}>
              <div>
                <p className={css.department}>
                  {opening.department} <Badge>{opening.type}</Badge>
                </p>
                <h3 className={css.title}>{opening.title}</h3>
                <p className={css.facts}>
                  <span>{opening.location}</span>{' '}
                  <span>{fillValues(pay, { range: payRange(opening.pay) })}</span>
                </p>
              </div>
              <p className={css.description}>{opening.description}</p>
              <div className={css.apply}>
                <Action href={`${apply.href}?position=${opening.id}`} look="secondary">
                  <span>
                    {apply.label}
                    <span className="visually-hidden">: {opening.title}</span>
                  </span>
                </Action>
                <p className={css.deadline}>
                  {opening.closes ? (
                    <>
                      {deadline.by} <time dateTime={opening.closes}>{formatDate(opening.closes)}</time>
                    </>
                  ) : (
                    deadline.none
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
