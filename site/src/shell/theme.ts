// The theme toggle. The class itself is set before first paint by the inline script in layouts/Page.astro.

export function theme(): void {
  const root = document.documentElement;
  document.querySelector('[data-theme-toggle]')?.addEventListener('click', () => {
    const next = root.classList.contains('dark') ? 'light' : 'dark';
    root.classList.remove('light', 'dark');
    root.classList.add(next);
    const bar = document.querySelector<HTMLMetaElement>('meta[name=theme-color]');
    if (bar) bar.content = bar.dataset[next] ?? bar.content;
    try {
      themeStore().setItem('theme', next);
    } catch {
      // Storage refused (private window, full disk): the theme still holds for this page.
    }
  });
}

/**
 * Kept for good, unless the visitor switched the preferences category off in the past year: then for this visit only.
 * A pattern rather than lib/cookie-preferences, which every page would then have to load.
 */
function themeStore(): Storage {
  const stored = localStorage.getItem('cookie-preferences') ?? '';
  const [, until] = /"preferences":false.*"expires":(\d+)/.exec(stored) ?? [];
  return Number(until) > Date.now() ? sessionStorage : localStorage;
}
