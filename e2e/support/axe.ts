// Runs axe-core with the rules of WCAG 2.2 AA and good practice.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that another theme can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Where the slow rules look: at elements that the page marks. */
const ON_MARKED = [
  { id: 'target-size', selector: '[data-target]' },
  { id: 'color-contrast', selector: '[data-new-look]' },
  { id: 'link-in-text-block', selector: 'a[href][data-new-look]' },
];

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Options = {
  runOnly?: string[];
  without?: string[];
  disabled?: string[];
};

/** Looks of text that this worker has checked: `COLOUR_RULES` check one element of each new look. */
const seen = new Set<number>();

/** The violations as lines: rule, element, reason. */
export async function axeProblems(
  page: Page,
  { runOnly = TAGS, without = [], disabled = [] }: Options = {},
): Promise<string[]> {
  const loaded = await page.evaluate(() => {
    // Transitions would give other colours.
    for (const animation of document.getAnimations()) animation.finish();
    return 'axe' in window;
  });
  if (runOnly === TAGS) await page.evaluate(markTargets);
  const looks = await page.evaluate<number[]>(
    `(${markNewLooks})([${[...seen]}], ${JSON.stringify(without)})`,
  );
  for (const look of looks) seen.add(look);
  if (looks.length === 0 && runOnly === COLOUR_RULES) return [];
  if (!loaded) await page.evaluate(source);
  const options: axe.RunOptions = {
    runOnly,
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // No rule reads style sheets, and a page from a file may not fetch its own.
    preload: { assets: ['media'] },
  };
  return page.evaluate(
    async ([options, exclude, marked]) => {
      const { axe } = window as { axe?: typeof import('axe-core') };
      if (!axe) throw new Error('axe-core is not in the page');
      // These rules take most of the time of axe. One run for all rules shares the map of what lies where.
      axe.configure({ rules: marked });
      const { violations } = await axe.run({ exclude }, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          (node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary?.replace(/\s+/g, ' ')}`,
        ),
      );
    },
    [options, without, ON_MARKED] as const,
  );
}

/** Marks targets that may be too small: below 24 px, or partly under another one. Runs in the page. */
function markTargets(): void {
  const targets = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]');
  const placed = [...targets].map((element) => ({ element, box: element.getBoundingClientRect() }));
  for (const { element, box } of placed) {
    const isCovered = placed.some(
      ({ element: other, box: { left, right, top, bottom } }) =>
        other !== element && left < box.right && right > box.left && top < box.bottom && bottom > box.top,
    );
    element.toggleAttribute('data-target', box.width < 24 || box.height < 24 || isCovered);
  }
}

/**
 * Marks one element for each look of text that is not known, and gives hashes of these looks. Contrast depends on colour,
 * ground and size; a part with a position may have another ground, so it counts too. Runs in the page.
 */
function markNewLooks(known: readonly number[], without: readonly string[]): number[] {
  const hash = (text: string) => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
      low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
    }
    return 2 ** 32 * (2097151 & (low >>> 0)) + (high >>> 0);
  };
  type Ground = { colours: string; placed: string };
  const grounds = new Map<Element | null, Ground>([[null, { colours: '', placed: '' }]]);
  const groundOf = (element: Element | null): Ground => {
    const before = grounds.get(element);
    if (before || !element) return before ?? { colours: '', placed: '' };
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    let { colours, placed } = groundOf(element.parentElement);
    if (position !== 'static') placed = `${element.localName}.${element.getAttribute('class')}`;
    const solid = backgroundColor.startsWith('rgb(');
    if (solid || backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none' || opacity !== '1')
      colours = [solid ? '' : colours, backgroundColor, backgroundImage, opacity].join();
    grounds.set(element, { colours, placed });
    return { colours, placed };
  };
  const old = new Set(known);
  const found = new Map<number, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    if (without.some((part) => element.closest(part))) continue;
    const hasText = [...element.childNodes].some(
      (node) => node.nodeName === '#text' && node.nodeValue?.trim(),
    );
    if (!(hasText || element.matches('input, select, textarea')) || !element.checkVisibility()) continue;
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    // Large text by WCAG, bold and not.
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const around = element.matches('a[href]') && getComputedStyle(element.parentElement ?? element).color;
    const look = hash(
      JSON.stringify([groundOf(element), color, large, textShadow, around && [around, textDecorationLine]]),
    );
    if (!old.has(look) && !found.has(look)) found.set(look, element);
  }
  for (const element of document.querySelectorAll('[data-new-look]'))
    element.removeAttribute('data-new-look');
  for (const element of found.values()) element.setAttribute('data-new-look', '');
  return [...found.keys()];
}
