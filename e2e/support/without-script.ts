// What a page says to somebody whose browser runs no script.
import type { Page } from '@playwright/test';
import { invisibleText, mainLines } from './visible-text.ts';

export type Seen = { lines: string[]; waiting: string[] };

/** In a browser page that runs no script: the lines that are there, and texts that are laid out but cannot be seen. */
export async function seenWithoutScript(page: Page): Promise<Seen> {
  const lines = [...(await mainLines(page)), ...(await page.evaluate(wordsOfControls))];
  return { lines, waiting: await page.evaluate(invisibleText) };
}

/**
 * The same of the page that is open, without loading it once more: a page whose main part is as it was served looks as it does
 * without a script, once its root has the attributes it was served with. Nothing when a script has changed the main part.
 */
export async function seenAsServed(page: Page): Promise<Seen | undefined> {
  if (!(await page.evaluate(putRootBack))) return undefined;
  const seen = await seenWithoutScript(page);
  await page.evaluate('takeRootAgain()');
  return seen;
}

/** Whether the main part is as served; then the root is, too, until `takeRootAgain`. Runs in the page. */
async function putRootBack(): Promise<boolean> {
  // Reads a page as a browser without script does, so that a `noscript` makes a difference; the page's policy refuses a DOMParser.
  const served = await new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.onload = () => resolve(request.response);
    request.onerror = reject;
    request.send();
  });
  const main = document.querySelector('main');
  if (!main || !served.querySelector('main')?.isEqualNode(main)) return false;
  const pairs = [
    [document.documentElement, served.documentElement],
    [document.body, served.body],
  ] as const;
  const setTo = (element: Element, attributes: readonly Attr[]) => {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  };
  const before = pairs.map(([element]) => [element, [...element.attributes]] as const);
  for (const [element, { attributes }] of pairs) setTo(element, [...attributes]);
  Object.assign(window, {
    takeRootAgain: () => {
      for (const [element, attributes] of before) setTo(element, attributes);
    },
  });
  return true;
}

/** A control that is of no use without its script waits hidden in the HTML; only its own words may. Runs in the page. */
function wordsOfControls(): string[] {
  const waiting = document.querySelectorAll(
    'main :is(button[hidden], fieldset[hidden] :is(legend, label), [data-needs-script], [data-needs-script] *)',
  );
  const texts = [...waiting].flatMap((element) => {
    const pieces = [element.textContent];
    const walk = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) pieces.push(walk.currentNode.textContent ?? '');
    return pieces;
  });
  return texts.map((text) => text?.replace(/\s+/g, ' ').trim() ?? '');
}
