// Updates recurring dates of an old page: dates (`<time data-recurs={rule}>`), links with a date in their address (`<a
// data-recurs={rule}>`) and the order of lists (`data-soonest-first`).
import { formatDate, todayInKampala } from '~/lib/dates';
import { type DayRule, recurringDay } from '~/lib/recurring-days';

export function start(): void {
  const today = todayInKampala();
  for (const place of document.querySelectorAll<HTMLTimeElement | HTMLAnchorElement>('[data-recurs]')) {
    const day = recurringDay(JSON.parse(place.dataset.recurs ?? '') as DayRule, today);
    if ('href' in place) place.href = place.href.replace(/\d{4}-\d\d-\d\d/, day);
    else {
      place.dateTime = day;
      place.textContent = formatDate(day);
    }
  }
  const dayIn = (entry: Element) => (entry.querySelector('time') as HTMLTimeElement).dateTime;
  for (const list of document.querySelectorAll('[data-soonest-first]'))
    list.append(...[...list.children].sort((a, b) => (dayIn(a) < dayIn(b) ? -1 : 1)));
}
