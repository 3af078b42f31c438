// Runs in the head, before anything is painted: puts the visitor's theme on the document root and into the
// theme-color tag above, which carries both colours. And says that scripts run here, until one does not come: a control
// that needs one (data-needs-script) is then not shown, and what is said instead of it (data-without-script) is.
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
