// The keys that go through the results. Apart from those that ask for the search, which every page carries.

/** Arrows go from the field through the links and back; Home and End to the first and last; letters to the field. */
export function moveFocus(event: KeyboardEvent, panel: HTMLElement, input: HTMLInputElement): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const links = [...panel.querySelectorAll<HTMLAnchorElement>('a')].filter(
    (link) => !link.closest('[hidden]'),
  );
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (at < 0 && document.activeElement !== input) return;
  const target = {
    ArrowDown: links[Math.min(at + 1, links.length - 1)],
    ArrowUp: at > 0 ? links[at - 1] : input,
    Home: at < 0 ? undefined : links[0],
    End: at < 0 ? undefined : links[links.length - 1],
  }[event.key];
  if (target) {
    event.preventDefault();
    target.focus();
  } else if (at >= 0 && (event.key.length === 1 ? event.key !== ' ' : event.key === 'Backspace')) {
    // The key itself then goes into the field.
    input.focus();
  }
}
