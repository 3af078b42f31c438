// The visible text of a page, with and without JavaScript.
import type { Page } from '@playwright/test';

/** The visible text of the page's main part, line by line. */
export async function mainLines(page: Page): Promise<string[]> {
  const text = await page.locator('main').innerText();
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Without JavaScript: missing lines, and text with a layout that is not visible. */
export async function missingWithoutScript(page: Page, expected: string[]): Promise<string[]> {
  const there = new Set([...(await mainLines(page)), ...(await page.evaluate(wordsOfControls))]);
  const missing = expected.filter((line) => !there.has(line)).map((line) => `needs a script: ${line}`);
  const unseen = (await page.evaluate(invisibleText)).map((text) => `cannot be seen: ${text}`);
  return [...missing, ...unseen];
}

/** Text with a layout that is not visible. Runs in the page. */
function invisibleText(): string[] {
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

/** Text of controls that are hidden until their script runs. Runs in the page. */
function wordsOfControls(): string[] {
  const waiting = document.querySelectorAll(
    'main :is(button[hidden], [hidden] :is(legend, label), [data-needs-script], [data-needs-script] *)',
  );
  const texts = [...waiting].flatMap((element) => {
    const pieces = [element.textContent];
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) pieces.push(walk.currentNode.textContent ?? '');
    return pieces;
  });
  return texts.map((text) => text?.replace(/\s+/g, ' ').trim() ?? '');
}
