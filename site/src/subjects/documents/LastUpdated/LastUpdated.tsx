// "Last updated" with its date. On legal pages the day is computed, and the shell script keeps it right.
import { formatDate } from '~/lib/dates';
import css from './LastUpdated.module.css';

type LastUpdatedProps = {
  /** The date as `2026-11-02`. */
  date: string;
  /** The day of the month that a legal page's date falls on. */
  legalDay?: number;
};

export function LastUpdated({ date, legalDay }: LastUpdatedProps) {
  return (
    <p className={css.updated}>
      Last updated{' '}
      <time className={css.date} dateTime={date} data-legal-day={legalDay}>
        {formatDate(date)}
      </time>
    </p>
  );
}
