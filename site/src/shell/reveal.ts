// Brings content in once, as it scrolls into view. Without this script, or with reduced motion, it is simply there.

export function reveal(): void {
  if (!('IntersectionObserver' in window) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
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
    // What is already in view when the script arrives must not blink.
    if (element.getBoundingClientRect().top < innerHeight) element.removeAttribute('data-reveal');
    else watcher.observe(element);
  }
  document.documentElement.classList.add('reveals');
}
