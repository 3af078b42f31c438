// Opens the search by link, `/` or Ctrl-K, and then loads it. Browsers without dialogs follow the link. Every page loads
// this file, so most code is in search-results.client.ts.
import { asksForSearch, loadSearch } from './load-search.client';

export function openSearch(): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-search]');
  if (!template || !window.HTMLDialogElement) return;
  let dialog: HTMLDialogElement | undefined;

  const open = (event: Event): void => {
    event.preventDefault();
    if (!dialog) {
      dialog = document.importNode(template.content, true).firstElementChild as HTMLDialogElement;
      document.body.append(dialog);
      // A search field would use the first Escape to clear itself.
      dialog.addEventListener('keydown', closeOnEscape);
      loadSearch(dialog.firstElementChild as HTMLElement);
    }
    if (!dialog.open) dialog.showModal();
    const field = dialog.querySelector('input') as HTMLInputElement;
    field.focus();
    field.select();
  };

  // The link acts as a button now, so the space bar must work too.
  const way = template.previousElementSibling as HTMLAnchorElement;
  way.setAttribute('role', 'button');
  way.setAttribute('aria-haspopup', 'dialog');
  way.addEventListener('click', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) open(event);
  });
  way.addEventListener('keydown', (event) => {
    if (event.key === ' ') open(event);
  });
  addEventListener('keydown', (event) => {
    if (asksForSearch(event)) open(event);
  });
}

function closeOnEscape(this: HTMLDialogElement, event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  this.close();
  // Until the next paint the focus stays in the hidden field, where `/` would be typed.
  if (event.target === document.activeElement) (event.target as HTMLElement).blur();
}
