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
