// Runs in the head before the first paint. Sets the visitor's theme on the root and in the theme-color tag. Sets data-
// scripted until a module fails to load: CSS then hides data-needs-script and shows data-without-script.
{
  const root = document.documentElement;
  root.dataset.scripted = '';
  addEventListener('error', ({ target }) => target.type === 'module' && delete root.dataset.scripted, true);
  try {
    if ((localStorage.getItem('theme') || sessionStorage.getItem('theme')) === 'dark') {
      root.className = 'dark';
      const bar = document.querySelector('meta[name=theme-color]');
      bar.content = bar.dataset.dark;
    }
  } catch {}
}
