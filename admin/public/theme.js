// Sets the chosen theme before the first paint. A file of its own: the policy allows no inline script.
try {
  if ((localStorage.getItem('theme') || sessionStorage.getItem('theme')) === 'dark')
    document.documentElement.className = 'dark';
} catch {}
