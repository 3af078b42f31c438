// Keeps what depends on today right at view time: the copyright year and the legal pages' dates.
import { formatDate, kampalaToday, legalDate } from '~/lib/dates';

export function computedDates(): void {
  const today = kampalaToday();
  for (const place of document.querySelectorAll('[data-year]'))
    place.textContent = String(today.getFullYear());
  for (const place of document.querySelectorAll<HTMLTimeElement>('[data-legal-day]')) {
    const date = legalDate(today, Number(place.dataset.legalDay));
    place.textContent = formatDate(date);
  }
}
