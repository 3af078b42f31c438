// Finds the edited text on the previewed page, and the text that was pressed there.
import { readable } from '@tred/contract/editor-text';

/** Text blocks; the smallest match wins. */
const BLOCKS =
  'h1, h2, h3, h4, p, li, dt, dd, td, th, summary, figcaption, blockquote, label, legend, a, span';

/** A placeholder matches any words. */
const patternOf = (text: string) =>
  new RegExp(
    readable(text)
      .split(/\{\{?[^{}]*\}\}?/)
      .map(RegExp.escape)
      .join('.*'),
    'i',
  );

function blockWith(page: Document, text: string): HTMLElement | undefined {
  const pattern = patternOf(text);
  const blocks = [...page.querySelectorAll<HTMLElement>(BLOCKS)].filter(
    (block) =>
      (block.checkVisibility() || block.closest('details, [data-result]')) &&
      pattern.test(readable(block.textContent)),
  );
  return blocks.sort((one, other) => one.textContent.length - other.textContent.length)[0];
}

export function showOnPage(page: Document, texts: string[]): void {
  const found = texts.map((text) => blockWith(page, text)).find((block) => block !== undefined);
  const view = page.defaultView;
  if (!found || !view) return;
  // The answer of a form, which a script would show.
  found.closest('[data-result]')?.removeAttribute('hidden');
  // A closed answer is opened.
  for (let fold = found.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
  // Not scrollIntoView: on a phone it would also scroll the form.
  const centre = () =>
    view.scrollBy({ top: found.getBoundingClientRect().top - view.innerHeight / 2, behavior: 'instant' });
  centre();
  // What comes into view on the way has another height than was reserved for it.
  requestAnimationFrame(centre);
  found.animate([{ outline: '3px solid', outlineOffset: '4px' }, { outline: '3px solid transparent' }], 1500);
}

/** The words under the pointer, from the smallest element to the whole block. */
export function pressedWords(target: Element): string[] {
  const words: string[] = [];
  for (let at: Element | null = target; at && words.length < 3; at = at.parentElement) {
    const text = readable(at.textContent);
    if (text.length > 1 && text.length < 2000 && !words.includes(text)) words.push(text);
    if (at.matches('p, li, h1, h2, h3, h4, td, th, dd')) break;
  }
  return words;
}
