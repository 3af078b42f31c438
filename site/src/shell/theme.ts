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

/** Kept for good, unless the visitor switched the preferences category off: then for this visit only. */
function themeStore(): Storage {
  const choice = localStorage.getItem('cookie-preferences');
  return choice?.includes('"preferences":false') ? sessionStorage : localStorage;
}
