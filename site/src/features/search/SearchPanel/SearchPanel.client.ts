// The field of the search page: loads the search on use or for a query in the address, and replaces the dialog.
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
