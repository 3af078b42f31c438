// The search page's own field: it answers once it is used or the address brings a query, and takes the dialog's place.
import { asksForSearch, loadSearch } from '../browser/load-search.client';

export function start(): void {
  const panel = document.querySelector<HTMLElement>('main [data-search-panel]');
  const field = panel?.querySelector('input');
  if (!panel || !field) return;

  if (new URLSearchParams(location.search).get('q')) loadSearch(panel);
  else panel.addEventListener('focusin', () => loadSearch(panel), { once: true });

  addEventListener('keydown', (event) => {
    if (!asksForSearch(event)) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}
