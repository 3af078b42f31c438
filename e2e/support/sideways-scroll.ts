// Tells what makes a page scroll sideways.
import type { Page } from '@playwright/test';

/** The elements that stick out of the window, outermost first; nothing when the page fits. */
export const stickingOut = (page: Page): Promise<string[]> => page.evaluate(whatSticksOut);

/** The same, of a page whose text is set to each of these sizes. */
export async function stickingOutAt(page: Page, sizes: string[]): Promise<Record<string, string[]>> {
  return page.evaluate(`(${inSizes})(${JSON.stringify(sizes)}, ${whatSticksOut})`);
}

/** Asked in one go, so that what is only measured is never painted. Runs in the page. */
function inSizes(sizes: string[], ask: () => string[]): Record<string, string[]> {
  const { style } = document.documentElement;
  const found: Record<string, string[]> = {};
  for (const size of sizes) {
    style.setProperty('font-size', size);
    found[size] = ask();
  }
  style.removeProperty('font-size');
  return found;
}

/** Runs in the page. */
export function whatSticksOut(): string[] {
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
}
