// Runs in the head, before anything is painted: puts the visitor's theme on the document root.
try {
  if ((localStorage.getItem('theme') || sessionStorage.getItem('theme')) === 'dark')
    document.documentElement.className = 'dark';
} catch {}
