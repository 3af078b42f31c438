// The distances between lines, words and letters that some people need (WCAG 1.4.12), and what they cut off.
import type { Page } from '@playwright/test';

const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Widens the page's text, or puts it back. A constructed sheet: the page's policy refuses a style element. */
export async function spaceText(page: Page, wide: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    wide ? SPACED : '',
  );
}

/** Words that no longer fit into what holds them, and cannot be scrolled to. Runs in the page. */
export function cutOff(): string[] {
  return [...document.querySelectorAll('main :is(p, h1, h2, h3, a, li, button, td, th, span, dt, dd, label)')]
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const clips = [overflowX, overflowY].some((each) => each === 'hidden' || each === 'clip');
      const hidden = element.clientWidth <= 1 || element.closest('.visually-hidden') !== null;
      return (
        clips &&
        !hidden &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1)
      );
    })
    .map((element) => element.outerHTML.slice(0, 80));
}
