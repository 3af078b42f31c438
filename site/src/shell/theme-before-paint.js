// Runs in the head, before anything is painted: puts the visitor's theme on the document root and into the
// theme-color tag above, which carries both colours.
try {
  if ((localStorage.getItem('theme') || sessionStorage.getItem('theme')) === 'dark') {
    document.documentElement.className = 'dark';
    const bar = document.querySelector('meta[name=theme-color]');
    bar.content = bar.dataset.dark;
  }
} catch {}
