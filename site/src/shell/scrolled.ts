// Marks the header once the page has scrolled more than 20 pixels.

const THRESHOLD = 20;

export function scrolled(): void {
  const header = document.querySelector('[data-header]');
  const mark = () => header?.toggleAttribute('data-scrolled', scrollY > THRESHOLD);
  addEventListener('scroll', mark, { passive: true });
  mark();
}
