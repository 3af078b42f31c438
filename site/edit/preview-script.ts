// Runs in previewed pages: scrolls to the edited text, and waits for a new page.

/** Text blocks; the smallest match wins. */
const BLOCKS =
  'h1, h2, h3, h4, p, li, dt, dd, td, th, summary, figcaption, blockquote, label, legend, a, span';

const plain = (text: string) =>
  text
    .replace(/[*_`]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A placeholder matches any words. */
const patternOf = (text: string) =>
  new RegExp(
    plain(text)
      .split(/\{\{?[^{}]*\}\}?/)
      .map(RegExp.escape)
      .join('.*'),
    'i',
  );

function blockWith(text: string): HTMLElement | undefined {
  const pattern = patternOf(text);
  const blocks = [...document.querySelectorAll<HTMLElement>(BLOCKS)].filter(
    (block) => block.checkVisibility() && pattern.test(plain(block.textContent)),
  );
  return blocks.sort((one, other) => one.textContent.length - other.textContent.length)[0];
}

addEventListener('message', ({ data, source }) => {
  if (source !== parent || !Array.isArray(data?.texts)) return;
  const found = (data.texts as string[]).map(blockWith).find((block) => block !== undefined);
  if (!found) return;
  // Not scrollIntoView: on a phone it would also scroll the form.
  scrollBy({ top: found.getBoundingClientRect().top - innerHeight / 2 });
  found.animate([{ outline: '3px solid', outlineOffset: '4px' }, { outline: '3px solid transparent' }], 1500);
});

// The server's message to reload may come before this page listens.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (visit?.responseStatus === 404) setTimeout(() => location.reload(), 2000);
