// Looks for what axe-core knows of WCAG 2.2 AA and good practice.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { textByColours } from './text-by-colours.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another theme can break where the elements are the same: rules, and what axe asks each of. */
const ofColour = { 'color-contrast': ['*'], 'link-in-text-block': ['a[href]', '[role=link]'] };

/** As it ships to browsers: half of what Node would hand over, and each page has to read it anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Scope = {
  /** Rules that do not hold on this page. */
  leaveOut?: string[];
  /** Only the rules that colours decide: the same elements were looked at in another theme. */
  coloursOnly?: boolean;
  /** Parts that were looked at elsewhere. */
  without?: string[];
  /**
   * Colours on their grounds that were looked at before and are well; those of this page are added. Text in them is passed over, and of
   * each new kind one is asked: measuring contrast takes longer than all other rules together.
   */
  wellSeen?: Set<string>;
};

/** The violations as readable lines: rule, element, what is wrong. */
export async function axeProblems(
  page: Page,
  { leaveOut = [], coloursOnly = false, without = [], wellSeen }: Scope = {},
): Promise<string[]> {
  const ready = await page.evaluate(() => {
    // Colours that are still on their way are not the page's colours.
    for (const animation of document.getAnimations()) animation.finish();
    return 'axe' in window;
  });
  if (!ready) {
    await page.evaluate(source);
    await page.evaluate(rememberColours);
  }
  const asked = { rules: coloursOnly ? Object.keys(ofColour) : tags, leaveOut, without };
  if (!wellSeen) return (await run(page, asked)).map(({ line }) => line);

  const kinds = await page.evaluate(textByColours, { without, passOver: [...wellSeen] });
  if (coloursOnly && kinds.length === 0) return [];
  const found = await run(page, { ...asked, coloursAmong: '[data-first-in-colours]' });
  if (!found.some(({ rule }) => rule in ofColour)) for (const kind of kinds) wellSeen.add(kind);
  return found.map(({ line }) => line);
}

type Run = {
  rules: string[];
  leaveOut: string[];
  without: string[];
  /** Colours are asked of these elements and what is in them, everything else of the whole page: one run reads a page once. */
  coloursAmong?: string;
};

type Found = { rule: string; line: string };

async function run(page: Page, { rules, leaveOut, without, coloursAmong }: Run): Promise<Found[]> {
  const options: axe.RunOptions = {
    runOnly: rules,
    rules: Object.fromEntries(leaveOut.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // No rule of these reads style sheets, and a page opened from a folder may not fetch its own.
    preload: { assets: ['media'] },
  };
  const selectors = Object.entries(ofColour).map(([id, each]) => ({
    id,
    selector: (coloursAmong
      ? each.flatMap((one) => [`${one}${coloursAmong}`, `${coloursAmong} ${one}`])
      : each
    ).join(', '),
  }));
  return page.evaluate(
    async ({ options, without, selectors }) => {
      const { axe } = window as { axe?: typeof import('axe-core') };
      if (!axe) throw new Error('axe-core is not in the page');
      axe.configure({ rules: selectors });
      // Taken out of the page meanwhile: what axe is only told to leave out, it still measures.
      const putBack = [...document.querySelectorAll(without.join() || 'none')].map((part) => {
        const place = document.createComment('');
        part.replaceWith(place);
        return () => place.replaceWith(part);
      });
      const { violations } = await axe.run(document, options).finally(() => {
        for (const back of putBack) back();
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => ({
          rule: id,
          line: `${id} at ${node.target.join(' ')}: ${node.failureSummary?.replace(/\s+/g, ' ')}`,
        })),
      );
    },
    { options, without, selectors },
  );
}

/** axe reads the colour of each ground anew for each text upon it, and a page has some dozens of colours. Runs in the page. */
function rememberColours(): void {
  type Parsed = { r: number; g: number; b: number; alpha: number };
  type Colour = Parsed & { parseString(text: string): Colour };
  const { axe } = window as unknown as { axe: { commons: { color: { Color: { prototype: Colour } } } } };
  const colour = axe.commons.color.Color.prototype;
  const parse = colour.parseString;
  const known = new Map<string, Parsed>();
  colour.parseString = function (text) {
    const before = known.get(text);
    if (before) return Object.assign(this, before);
    parse.call(this, text);
    known.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
}
