// Opens the search from its link, with `/` or with Ctrl-K, and only then loads what searches. Browsers without dialogs
// follow the link to /search. Every page carries this: what can wait is in answer.client.ts.
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
      // A search field would take the first Escape to empty itself.
      dialog.addEventListener('keydown', closeOnEscape);
      loadSearch(dialog.firstElementChild as HTMLElement);
    }
    if (!dialog.open) dialog.showModal();
    const field = dialog.querySelector('input') as HTMLInputElement;
    field.focus();
    field.select();
  };

  // Now that it opens something here, the link is a button, which the space bar presses too.
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
  // The browser leaves the focus in the hidden field until it has drawn, and there `/` would be a letter.
  if (event.target === document.activeElement) (event.target as HTMLElement).blur();
}
