// `client:touch`: loads an island's script at the first touch, then repeats what was pressed and chosen meanwhile. Without
// the script, forms and links work as plain HTML.

export type TouchOptions = {
  /** Useless without its script: loads when the browser is idle. */
  alone?: boolean;
  /** Loads at once if the browser has stored this key. */
  stored?: string;
};

declare module 'astro' {
  interface AstroClientDirectives {
    'client:touch'?: TouchOptions | boolean;
  }
}

type Load = () => Promise<() => Promise<void>>;

// biome-ignore lint/style/noDefaultExport: Astro looks for it.
export default function touch(
  load: Load,
  { value }: { value?: TouchOptions | true },
  island: HTMLElement,
): void {
  const { alone = false, stored = '' } = value === true || !value ? {} : value;
  const early = new Map<HTMLElement, () => void>();
  let isStarted = false;

  async function start(): Promise<void> {
    if (isStarted) return;
    isStarted = true;
    // The islands of a page may work together.
    dispatchEvent(new Event('islands'));
    await (await load())();
    island.removeEventListener('click', keepPress, true);
    island.removeEventListener('change', keepChoice, true);
    // Astro removes the attribute once the island runs. Otherwise its script did not load.
    if (island.hasAttribute('ssr')) {
      // As in shell/before-paint.js: hides controls that need a script, and shows their replacement.
      delete document.documentElement.dataset.scripted;
      document.querySelector('[data-without-script] :target')?.scrollIntoView();
    }
    for (const repeat of early.values()) repeat();
  }

  function keepPress(event: Event): void {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    event.preventDefault();
    // React, which may be about to start, must not see the press twice.
    event.stopImmediatePropagation();
    button.setAttribute('data-taken', '');
    early.set(button, () => {
      button.removeAttribute('data-taken');
      button.click();
    });
    start();
  }

  function keepChoice({ target }: Event): void {
    const control = target as HTMLInputElement | HTMLSelectElement;
    // React may set its own value before this is repeated.
    const { value, checked } = control as HTMLInputElement;
    early.delete(control);
    early.set(control, () => {
      if (control instanceof HTMLSelectElement) control.value = value;
      // React hydrates at once for an event, and then only sees a press that changes something.
      control.dispatchEvent(new Event('change', { bubbles: true }));
      if (control.type !== 'radio' && control.type !== 'checkbox') return;
      (control as HTMLInputElement).checked = !checked;
      control.click();
    });
    start();
  }

  island.addEventListener('click', keepPress, true);
  island.addEventListener('change', keepChoice, true);
  island.addEventListener('focusin', start);
  island.addEventListener('pointerover', ({ pointerType }) => {
    // A finger may only scroll past.
    if (pointerType === 'mouse') start();
  });
  addEventListener('islands', start);
  try {
    if (location.search || location.hash || stored in localStorage) start();
  } catch {
    // Without storage there is nothing to show.
  }
  // A busy phone may never be idle.
  if (alone) window.requestIdleCallback?.(start, { timeout: 2000 }) ?? setTimeout(start);
}
