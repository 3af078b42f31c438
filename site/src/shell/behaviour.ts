// Browser behaviour of every page: theme, menu, scrolled header, reveal, dates and forms.

import { preferenceStore } from '~/features/cookies/preference-store';
import { formatDate, todayInKampala } from '~/lib/dates';

/** The theme toggle. The inline script in layouts/Page.astro sets the class before first paint. */
export function theme(): void {
  const root = document.documentElement;
  document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
    const next = root.classList.contains('dark') ? 'light' : 'dark';
    root.classList.remove('light', 'dark');
    root.classList.add(next);
    const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    if (bar) bar.content = bar.dataset[next] ?? bar.content;
    try {
      preferenceStore().setItem('theme', next);
    } catch {
      // Storage failed (private window, full disk): the theme applies to this page only.
    }
  });
}

/** The phone menu in browsers without popovers; closes it when the visitor leaves the page. */
export function menu(): void {
  const list = document.querySelector<HTMLElement>('[data-menu]');
  const button = document.querySelector<HTMLButtonElement>('[data-menu-button]');
  if (!list || !button) return;

  if ('popover' in HTMLElement.prototype) {
    // The back button must not restore the page with an open menu.
    addEventListener('pagehide', () => list.hidePopover());
    // Otherwise the menu covers the element that gets the focus.
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

/** Pixels after which the header counts as scrolled. */
const THRESHOLD = 20;

export function scrolled(): void {
  const header = document.querySelector('[data-header]');
  const mark = () => header?.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
  addEventListener('scroll', mark);
  mark();
}

/** Fades content in once on scroll; hides nothing before the first scroll or with reduced motion. */
export function reveal(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  addEventListener('scroll', hideWhatIsToCome, { once: true });
}

function hideWhatIsToCome(): void {
  // Content that is already in view must not blink.
  for (const element of document.querySelectorAll('[data-reveal]'))
    if (element.getBoundingClientRect().top < innerHeight * 1.25) element.removeAttribute('data-reveal');
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) target.setAttribute('data-reveal', 'seen');
  });
  for (const element of document.querySelectorAll('[data-reveal]')) watcher.observe(element);
  document.documentElement.classList.add('reveals');
}

/** The date on paper is the day of printing. */
export function printedDate(): void {
  for (const place of document.querySelectorAll('[data-today]'))
    place.textContent = formatDate(todayInKampala());
}

const hasDraft = () => Object.keys(sessionStorage).some((key) => key.startsWith('draft:'));

/** Loads the script of forms at the first touch, and gives it each submit. If it does not load, the browser posts the form. */
export function forms(): void {
  const script = () => import('~/forms/Form/Form.client');
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-form]')) {
    const open = () =>
      void script().then(
        ({ openForm }) => openForm(form),
        () => {},
      );
    // The messages are ours: from the script, or from the server.
    form.noValidate = true;
    form.addEventListener('focusin', open, { once: true });
    const submit = (event: Event) => {
      event.preventDefault();
      form.querySelector('[type=submit]')?.setAttribute('data-taken', '');
      script().then(
        ({ submitForm }) => submitForm(form),
        () => {
          form.removeEventListener('submit', submit);
          form.requestSubmit();
        },
      );
    };
    form.addEventListener('submit', submit);
    try {
      // A visitor may touch the form before this script runs; the address or a draft (form-draft.ts) may fill it in.
      if (form.contains(document.activeElement) || location.search || hasDraft()) open();
    } catch {
      // Without storage there is no draft.
    }
  }
}
