// Brings content in once, as it scrolls into view. Without this script, with reduced motion, and as long as nobody scrolls
// (a picture of the whole page, a reader that takes its text), it is simply there.

export function reveal(): void {
  if (!('IntersectionObserver' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  addEventListener('scroll', hideWhatIsToCome, { once: true, passive: true });
}

function hideWhatIsToCome(): void {
  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        target.setAttribute('data-reveal', 'seen');
        watcher.unobserve(target);
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  );
  for (const element of document.querySelectorAll('[data-reveal]')) {
    // What is already in view, or comes before this is painted, must not blink.
    if (element.getBoundingClientRect().top < innerHeight * 1.25) element.removeAttribute('data-reveal');
    else watcher.observe(element);
  }
  document.documentElement.classList.add('reveals');
}
