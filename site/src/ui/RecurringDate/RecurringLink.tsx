// A link to the next date of a rule: `{day}` in its address is the build's date, kept right by RecurringDate.client.ts.
import { todayInKampala } from '~/lib/dates';
import { type DayRule, recurringDay } from '~/lib/recurring-days';

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
