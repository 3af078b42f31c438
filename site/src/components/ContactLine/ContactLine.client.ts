// Shows beside the opening hours whether it is open now in Kampala, without days off.
import { isOpen } from '~/lib/opening-hours';

export function start(): void {
  const shut = document.querySelector<HTMLElement>('[data-shut]')?.dataset.shut?.split(' ') ?? [];
  for (const place of document.querySelectorAll<HTMLElement>('[data-now]')) {
    const [open = '', closed = ''] = place.dataset.now?.split('|') ?? [];
    const hours = place.parentElement?.querySelector('[data-hours]')?.textContent ?? '';
    place.textContent = isOpen(hours, shut, new Date()) ? open : closed;
  }
}
