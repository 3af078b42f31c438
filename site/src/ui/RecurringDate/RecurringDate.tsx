// A date that follows a rule: the build writes one, and RecurringDate.client.ts updates it to the next.
import { formatDate, todayInKampala } from '~/lib/dates';
import { type DayRule, recurringDay } from '~/lib/recurring-days';

export function RecurringDate({ rule }: { rule: DayRule }) {
  const day = recurringDay(rule, todayInKampala());
  return (
    <time dateTime={day} data-client="RecurringDate" data-recurs={JSON.stringify(rule)}>
      {formatDate(day)}
    </time>
  );
}

/** A link with the next date of a rule in place of `{day}`. */
export type RecurringLinkProps = {
  label: string;
  of: string;
  href: string;
  recurs: DayRule;
};

export function RecurringLink({ label, of, href, recurs }: RecurringLinkProps) {
  const day = recurringDay(recurs, todayInKampala());
  return (
    <a href={href.replace('{day}', day)} data-client="RecurringDate" data-recurs={JSON.stringify(recurs)}>
      {label}
      <span className="visually-hidden">: {of}</span>
    </a>
  );
}
