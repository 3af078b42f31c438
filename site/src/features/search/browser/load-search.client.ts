// Loads the search and its index in parallel, and recognises the keys that open it.

/** `/` outside text fields, and Ctrl-K or Cmd-K anywhere. */
export function asksForSearch({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key !== '/') return key === 'k' && (ctrlKey || metaKey);
  return !(target as Element).closest('input, textarea, select, [contenteditable]') && slashOpens();
}

/** WCAG 2.1.4: visitors can switch off single-key shortcuts, which speech input triggers by mistake. */
export function slashOpens(): boolean {
  try {
    return (sessionStorage.getItem('search-key') ?? localStorage.getItem('search-key')) !== 'off';
  } catch {
    return true;
  }
}

/** Revalidated each time, which is cheap if unchanged; offline it uses the cached copy. */
const fetchIndex = (address: string) => fetch(address).catch(() => fetch(address, { cache: 'force-cache' }));

/** Starts a search panel; shows loading and offers a retry if it fails. */
export function loadSearch(panel: HTMLElement): void {
  const status = panel.querySelector('[role=status]') as HTMLElement;
  const failed = panel.querySelector('[data-when=failed]') as HTMLElement;
  failed.hidden = true;
  status.textContent = status.dataset.loading ?? '';
  Promise.all([
    import('./search-results.client'),
    fetchIndex(panel.dataset.searchPanel as string).then((reply) => reply.json()),
  ])
    .then(([{ showResults }, file]) => showResults(panel, file, slashOpens))
    .catch(() => {
      failed.hidden = false;
      status.textContent = '';
    });
  (failed.querySelector('button') as HTMLButtonElement).onclick = () => loadSearch(panel);
}
