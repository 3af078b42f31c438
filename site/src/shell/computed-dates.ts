// Keeps what depends on today right at view time: the copyright year, the day on a printed page, the legal pages' dates, and what is true only
// until a day (`data-until`, that day included) or only after it (`data-after`).
import { formatDate, isUpcoming, legalDate, todayInKampala } from '~/lib/dates';

export function computedDates(): void {
  const today = todayInKampala();
  for (const place of document.querySelectorAll('[data-year]')) place.textContent = today.slice(0, 4);
  for (const place of document.querySelectorAll('[data-today]')) place.textContent = formatDate(today);
  for (const place of document.querySelectorAll<HTMLTimeElement>('[data-legal-day]')) {
    const date = legalDate(today, Number(place.dataset.legalDay));
    place.dateTime = date;
    place.textContent = formatDate(date);
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-until], [data-after]')) {
    const { until, after } = place.dataset;
    place.hidden = isUpcoming(until ?? after ?? today, today) !== (until !== undefined);
  }
}
