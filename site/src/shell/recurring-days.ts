// Keeps dates that follow a rule at the next one, however old the built page is: `<time data-recurs={rule}>`.
import { formatDate, todayInKampala } from '~/lib/dates';
import { type DayRule, recurringDay } from '~/lib/recurring-days';

export function recurringDays(): void {
  const today = todayInKampala();
  for (const place of document.querySelectorAll<HTMLTimeElement>('time[data-recurs]')) {
    const day = recurringDay(JSON.parse(place.dataset.recurs ?? '') as DayRule, today);
    place.dateTime = day;
    place.textContent = formatDate(day);
  }
}
