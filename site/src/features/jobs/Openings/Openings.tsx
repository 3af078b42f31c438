// List of open positions: title, place, hours, and a link to apply.

import { Action } from '~/components/Action/Action';
import { Badge } from '~/components/Badge/Badge';
import { Section } from '~/components/Section/Section';
import { formatDate } from '~/lib/dates';
import { fillValues } from '~/lib/format-text';
import type { LoadedJob } from '../schema';
import { payRange } from '../view';
import type { OpeningsWords } from '../words';
import css from './Openings.module.css';

type Opening = Omit<LoadedJob, 'posted' | 'draft' | 'sample'>;

export type OpeningsProps = OpeningsWords & { openings: readonly Opening[] };

export function Openings({ openings, apply, pay, deadline, empty, ...section }: OpeningsProps) {
  return (
    <Section {...section}>
      {openings.length === 0 ? (
        <p className={css.empty}>{empty}</p>
      ) : (
        <ul role="list" className="ruled">
          {openings.map((opening) => (
            <li className={css.opening} id={opening.id} key={opening.id}>
              <div>
                <p className={`label row between ${css.department}`}>
                  {opening.department} <Badge>{opening.type}</Badge>
                </p>
                <h3 className={`large ${css.title}`}>{opening.title}</h3>
                <p className={`small numbers ${css.facts}`}>
                  <span>{opening.location}</span>{' '}
                  <span>{fillValues(pay, { range: payRange(opening.pay) })}</span>
                </p>
              </div>
              <p className={`quiet medium ${css.description}`}>{opening.description}</p>
              <div className={`row ${css.apply}`}>
                <Action href={`${apply.href}?position=${opening.id}`} about={opening.title} look="secondary">
                  {apply.label}
                </Action>
                <p className={`quiet small ${css.deadline}`}>
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
