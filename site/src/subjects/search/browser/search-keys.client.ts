// The keys that ask for the search.

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
