// Fetches the search and its index side by side, and knows the keys that open it.
import { loading } from '~/ui/script-words';

/** `/` where it is not part of a text, and Ctrl-K or Cmd-K anywhere. */
export function asksForSearch({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key !== '/') return key === 'k' && (ctrlKey || metaKey);
  return !(target as Element).closest('input, textarea, select, [contenteditable]') && slashOpens();
}

/** A single key must be possible to switch off: speech input and unsteady hands press it by mistake. */
export function slashOpens(): boolean {
  try {
    return (sessionStorage.getItem('search-key') ?? localStorage.getItem('search-key')) !== 'off';
  } catch {
    return true;
  }
}

/** Asked for anew each time, which costs few bytes when nothing changed; without a network, what was found last time. */
const fetchIndex = (address: string) => fetch(address).catch(() => fetch(address, { cache: 'force-cache' }));

/** Makes a search panel answer; says so while that takes, and offers another try when it fails. */
export function loadSearch(panel: HTMLElement): void {
  const status = panel.querySelector('[role=status]') as HTMLElement;
  const failed = panel.querySelector('[data-when=failed]') as HTMLElement;
  failed.hidden = true;
  status.textContent = loading;
  Promise.all([
    import('./answer.client'),
    fetchIndex(panel.dataset.searchPanel as string).then((reply) => reply.json()),
  ])
    .then(([{ answer }, file]) => answer(panel, file))
    .catch(() => {
      failed.hidden = false;
      status.textContent = '';
    });
  (failed.querySelector('button') as HTMLButtonElement).onclick = () => loadSearch(panel);
}
