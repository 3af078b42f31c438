/** Loads the drawing where a part is seen. A band with `data-hour` has that sky; if empty, the one of now in Entebbe. */
export function start(): void {
  // Entebbe is three hours ahead of UTC, all year.
  const hour = new Date(Date.now() + 3 * 3_600_000).getUTCHours();
  const sky = hour < 6 || hour > 18 ? 'dark' : hour < 9 ? 'dawn' : hour < 17 ? 'day' : 'dusk';
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) show(target);
  });
  for (const part of document.querySelectorAll('[data-client=School]')) watcher.observe(part);

  /** Each part has the light, the sky and the school, as School.tsx renders it. */
  function show(part: Element) {
    const file = part.getAttribute('data-school');
    const band = part.closest<HTMLElement>('[data-hour]');
    const shown = band ? band.dataset.hour || sky : 'dawn';
    band?.classList.toggle('dark', shown === 'dark');
    for (const [at, name] of [shown, 'sky', 'school'].entries())
      part.children[at]?.setAttribute('href', `${file}#${name}`);
  }
}
