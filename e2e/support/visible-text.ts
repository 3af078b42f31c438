// What a person can read on a page.
import type { Page } from '@playwright/test';

/** The visible text of the page's main part, line by line. */
export async function mainLines(page: Page): Promise<string[]> {
  const text = await page.locator('main').innerText();
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Text that is laid out but cannot be seen. Runs in the page. */
export function invisibleText(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('main *')) {
    const own = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if (
      !own ||
      element.getClientRects().length === 0 ||
      element.closest('svg, details:not([open]), .visually-hidden')
    )
      continue;
    const seen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!seen) found.push(element.textContent?.trim().slice(0, 60) ?? '');
  }
  return found;
}
