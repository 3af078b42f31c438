/** A part of the drawing, as School.tsx renders it: the sky, then the school. */
type SchoolPart = Element & { firstElementChild: Element; lastElementChild: Element };

/** Loads the drawing where a part is seen. A band with `data-hour` has that sky; if empty, the one of now in Entebbe. */
export function start(): void {
  // Entebbe is three hours ahead of UTC, all year.
  const hour = new Date(Date.now() + 3 * 3_600_000).getUTCHours();
  const sky = hour < 6 || hour > 18 ? 'dark' : hour < 9 ? 'dawn' : hour < 17 ? 'day' : 'dusk';
  const watcher = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) show(target as SchoolPart);
  });
  for (const part of document.querySelectorAll('[data-client=School]')) watcher.observe(part);

  function show(part: SchoolPart) {
    const file = part.getAttribute('data-school');
    const band = part.closest<HTMLElement>('[data-hour]');
    const shown = band ? band.dataset.hour || sky : 'dawn';
    band?.classList.toggle('dark', shown === 'dark');
    part.firstElementChild.setAttribute('href', `${file}#${shown}`);
    part.lastElementChild.setAttribute('href', `${file}#school`);
  }
}
