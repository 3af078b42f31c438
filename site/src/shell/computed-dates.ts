// Keeps what depends on today right at view time: the copyright year and the legal pages' dates.
import { formatDate, legalDate, todayInKampala } from '~/lib/dates';

export function computedDates(): void {
  const today = todayInKampala();
  for (const place of document.querySelectorAll('[data-year]')) place.textContent = today.slice(0, 4);
  for (const place of document.querySelectorAll<HTMLTimeElement>('[data-legal-day]')) {
    const date = legalDate(today, Number(place.dataset.legalDay));
    place.dateTime = date;
    place.textContent = formatDate(date);
  }
}
