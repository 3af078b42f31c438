// The theme toggle. The class itself is set before first paint by the inline script in layouts/Page.astro.
import { preferenceStore } from '~/subjects/cookies/preference-store';

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
