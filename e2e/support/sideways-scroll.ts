// Tells what makes a page scroll sideways.
import type { Page } from '@playwright/test';

/** The elements that stick out of the window, outermost first; nothing when the page fits. */
export function stickingOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { documentElement: root, body } = document;
    const width = root.clientWidth;
    if (Math.max(root.scrollWidth, body.scrollWidth) <= width) return [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const out = [...body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5 && !scrolls(element.parentElement),
    );
    const outermost = out.filter((element) => !out.includes(element.parentElement as Element));
    const named = outermost.map((element) => {
      const { right } = element.getBoundingClientRect();
      return `${element.outerHTML.slice(0, 100)} ends at ${Math.round(right)} of ${width} px`;
    });
    return named.length > 0 ? named : [`the page is ${root.scrollWidth} px wide in a window of ${width} px`];
  });
}
