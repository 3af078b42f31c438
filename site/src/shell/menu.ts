// The small-screen menu where the browser has no popovers, and closing it when the page is left.

export function menu(): void {
  const list = document.querySelector<HTMLElement>('[data-menu]');
  const button = document.querySelector<HTMLButtonElement>('[data-menu-button]');
  if (!list || !button) return;

  if ('popover' in HTMLElement.prototype) {
    // A page restored by the back button must not come back with its menu open.
    addEventListener('pagehide', () => list.hidePopover());
    // Whoever tabs on to the page would have the menu in front of it.
    list.addEventListener('focusout', ({ relatedTarget }) => {
      const next = relatedTarget instanceof Node ? relatedTarget : null;
      if (next && !list.contains(next) && !button.contains(next)) list.hidePopover();
    });
    return;
  }

  const show = (open: boolean) => {
    list.dataset.shut = String(!open);
    button.setAttribute('aria-expanded', String(open));
  };
  show(false);
  button.addEventListener('click', () => show(list.dataset.shut === 'true'));
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || list.dataset.shut === 'true') return;
    show(false);
    button.focus();
  });
  addEventListener('pagehide', () => show(false));
}
