// Browser behaviour of every page: theme, menu, scrolled header, reveal, dates and the footer's form.

import { formatDate, isUpcoming, legalDate, todayInKampala } from '~/lib/dates';
import { preferenceStore } from '~/subjects/cookies/preference-store';

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
      // Storage refused (private window, full disk): the theme still holds for this page.
    }
  });
}

/** The small-screen menu where the browser has no popovers, and closing it when the page is left. */
export function menu(): void {
  const list = document.querySelector<HTMLElement>('[data-menu]');
  const button = document.querySelector<HTMLButtonElement>('[data-menu-button]');
  if (!list || !button) return;

  if ('popover' in HTMLElement.prototype) {
    // A page restored by the back button must not come back with its menu open.
    addEventListener('pagehide', () => list.hidePopover());
    // Otherwise the menu covers the page when the focus moves on to it.
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
  addEventListener('scroll', mark, { passive: true });
  mark();
}

/** Brings content in once, as it scrolls into view; nothing is hidden before the first scroll or with reduced motion. */
export function reveal(): void {
  if (!('IntersectionObserver' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  addEventListener('scroll', hideWhatIsToCome, { once: true, passive: true });
}

function hideWhatIsToCome(): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('data-reveal', 'seen');
        watcher.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) {
    // What is already in view, or comes before this is painted, must not blink.
    if (element.getBoundingClientRect().top < innerHeight * 1.25) element.removeAttribute('data-reveal');
    else watcher.observe(element);
  }
  document.documentElement.classList.add('reveals');
}

/** Updates text that depends on today: the year, printed and legal dates, and `data-until` and `data-after` parts. */
export function computedDates(): void {
  const today = todayInKampala();
  for (const place of document.querySelectorAll('[data-year]')) place.textContent = today.slice(0, 4);
  for (const place of document.querySelectorAll('[data-today]')) place.textContent = formatDate(today);
  for (const place of document.querySelectorAll<HTMLTimeElement>('[data-legal-day]')) {
    const date = legalDate(today, Number(place.dataset.legalDay));
    place.dateTime = date;
    place.textContent = formatDate(date);
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-until], [data-after]')) {
    const { until, after } = place.dataset;
    place.hidden = isUpcoming(until ?? after ?? today, today) !== (until !== undefined);
  }
}

/** Answers the footer's form in place. The code that sends is loaded on submit; if it cannot load, the form posts. */
export function subscribe(): void {
  const form = document.querySelector<HTMLFormElement>('[data-subscribe]');
  if (!form) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    import('~/subjects/newsletter/send-subscription.client').then(
      ({ sendSubscription }) => sendSubscription(form),
      () => form.submit(),
    );
  });
}
