// Finds layout faults: horizontal scrolling, overlapping text, broken words, clipped text.
import type { CDPSession, Page } from '@playwright/test';

/** Elements wider than the window, outermost first. */
export const stickingOut = (page: Page): Promise<string[]> => page.evaluate(whatSticksOut);

/** Also faults of the text, in one task. */
export const layoutFaults = (page: Page): Promise<string[]> =>
  page.evaluate(`[...(${whatSticksOut})(), ...(${textFaults})()]`);

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The browser's own setting, which media queries see too. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  await (await session).send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** The text spacing of WCAG 1.4.12. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Faults of a page with wider text spacing, also in one task. The policy refuses a style element. */
export const withWideText = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(SPACED)});
    document.adoptedStyleSheets = [sheet];
    const found = [...(${whatSticksOut})(), ...(${cutOff})()];
    document.adoptedStyleSheets = [];
    return found;
  })()`);

/** Runs in the page. */
function whatSticksOut(): string[] {
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

/** Clipped text that cannot be scrolled to. Runs in the page. */
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

/** Texts that overlap, two links without a gap, and words and numbers broken over two lines: "Educat" and "ion". */
function textFaults(): string[] {
  type Piece = {
    text: string;
    link: Element | null;
    drawing: Element | null;
    sticky: Element | null;
    box: DOMRect;
  };
  // Visually hidden table heads are one pixel small.
  const tiny = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    ((element instanceof HTMLElement && element.offsetWidth < 2) || tiny(element.parentElement));
  const stickyPart = (element: Element | null): Element | null =>
    element && getComputedStyle(element).position !== 'sticky' ? stickyPart(element.parentElement) : element;
  const seen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !tiny(element);
  const found = new Set<string>();
  const pieces: Piece[] = [];
  const range = document.createRange();
  const walk = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (walk.nextNode()) {
    const { textContent: text, parentElement: parent } = walk.currentNode;
    if (!text?.trim() || !parent || !seen(parent)) continue;
    range.selectNodeContents(walk.currentNode);
    // Long code scrolls in its frame; the rest of it covers nothing.
    const foot = parent.closest('pre')?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY;
    const boxes = [...range.getClientRects()].filter(({ width, top }) => width > 1 && top < foot);
    const piece = {
      text: text.trim(),
      link: parent.closest('a'),
      drawing: parent.closest('figure'),
      sticky: stickyPart(parent),
    };
    for (const box of boxes) pieces.push({ ...piece, box });
    // Code and the parts of an address have no better place to break.
    if (boxes.length < 2 || parent.closest('code, pre')) continue;
    for (const { 0: word, index } of text.matchAll(
      /(?<!\S)\p{L}{2,}(?=[\s.,:;!?)-]|$)|\d[\d,.:]*[BKM]?[+%]?/gu,
    )) {
      range.setStart(walk.currentNode, index);
      range.setEnd(walk.currentNode, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1)
        found.add(`"${word}" broken in "${text.trim().slice(0, 40)}"`);
    }
  }
  pieces.sort((a, b) => a.box.top - b.box.top);
  const wide = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const high = (one: DOMRect, other: DOMRect) =>
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const clash = (one: Piece, other: Piece) => {
    // A sticky part covers the text that scrolls below it.
    if (one.sticky !== other.sticky) return false;
    // Drawings may overlap, as two phones do.
    if (one.text === other.text || (one.drawing && other.drawing && one.drawing !== other.drawing))
      return false;
    const apart = one.link && other.link && one.link !== other.link ? -2 : 2;
    // A line box is higher than its letters.
    const lowest = Math.min(one.box.height, other.box.height) / 3 + 1;
    return wide(one.box, other.box) > apart && high(one.box, other.box) > lowest;
  };
  for (const [index, one] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (clash(one, other)) found.add(`"${one.text.slice(0, 40)}" on "${other.text.slice(0, 40)}"`);
    }
  }
  return [...found];
}
