// A date that follows a rule: the build's in the HTML, kept at the next one by RecurringDate.client.ts.
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

/** A link to the next date of a rule, which replaces `{day}` in its address. */
export type RecurringLinkProps = {
  label: string;
  /** What it is about, for those who hear links out of context. */
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
