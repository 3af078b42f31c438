// Runs in the head before the first paint. Sets the visitor's theme on the root and in the theme-color tag. Sets data-
// scripted, unless the browser knows no modules or one fails to load: CSS then hides data-needs-script and shows
// data-without-script. Sets
// data-learner if the visitor has typed a name: it hides the sample's until Learner.client.ts has replaced it.
{
  const root = document.documentElement;
  if ('noModule' in document.createElement('script')) root.dataset.scripted = '';
  // A syntax error: a browser too old for the module.
  addEventListener(
    'error',
    ({ target, error }) =>
      (target.type === 'module' || error instanceof SyntaxError) && delete root.dataset.scripted,
    true,
  );
  try {
    if (sessionStorage.getItem('learner')) root.dataset.learner = '';
    if ((localStorage.getItem('theme') || sessionStorage.getItem('theme')) === 'dark') {
      root.className = 'dark';
      const bar = document.querySelector('meta[name=theme-color]');
      bar.content = bar.dataset.dark;
    }
  } catch {}
}
