// The distances between lines, words and letters that some people need (WCAG 1.4.12), and what they cut off.
import type { Page } from '@playwright/test';
import { whatSticksOut } from './sideways-scroll.ts';

const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** What sticks out of the window and what is cut off when the page's text is widened; then it is put back. */
export async function withWideText(page: Page): Promise<{ out: string[]; cut: string[] }> {
  return page.evaluate(`(${inWideText})(${JSON.stringify(SPACED)}, ${whatSticksOut}, ${cutOff})`);
}

/** Asked in one go, so that what is only measured is never painted. Runs in the page. */
function inWideText(css: string, sticking: () => string[], cutting: () => string[]) {
  // A constructed sheet: the page's policy refuses a style element.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  const found = { out: sticking(), cut: cutting() };
  document.adoptedStyleSheets = [];
  return found;
}

/** Words that no longer fit into what holds them, and cannot be scrolled to. Runs in the page. */
function cutOff(): string[] {
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
