// Looks for what axe-core knows of WCAG 2.2 AA and good practice.
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { textByColours } from './text-by-colours.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another theme can break where the elements are the same. */
const ofColour = ['color-contrast', 'link-in-text-block'];

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
  // Once for each page: it is half a megabyte, and a page is looked at several times.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Colours that are still on their way are not the page's colours.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  if (!wellSeen) return run(page, { rules: coloursOnly ? ofColour : tags, leaveOut, without });

  const elements = coloursOnly
    ? []
    : await run(page, { rules: tags, leaveOut: [...leaveOut, ...ofColour], without });
  const kinds = await page.evaluate(textByColours, { without, passOver: [...wellSeen] });
  if (kinds.length === 0) return elements;
  const colours = await run(page, { rules: ofColour, leaveOut, without, among: '[data-first-in-colours]' });
  if (colours.length === 0) for (const kind of kinds) wellSeen.add(kind);
  return [...elements, ...colours];
}

type Run = { rules: string[]; leaveOut: string[]; without: string[]; among?: string };

async function run(page: Page, { rules, leaveOut, without, among }: Run): Promise<string[]> {
  const options: axe.RunOptions = {
    runOnly: rules,
    rules: Object.fromEntries(
      leaveOut.filter((rule) => !rules.includes(rule)).map((rule) => [rule, { enabled: false }]),
    ),
    resultTypes: ['violations'],
    // No rule of these reads style sheets, and a page opened from a folder may not fetch its own.
    preload: { assets: ['media'] },
  };
  return page.evaluate(
    async ({ options, without, among }) => {
      const { axe } = window as { axe?: typeof import('axe-core') };
      if (!axe) throw new Error('axe-core is not in the page');
      const include = among ? [...document.querySelectorAll<HTMLElement>(among)] : document;
      const { violations } = await axe.run({ include, exclude: without }, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          (node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary?.replace(/\s+/g, ' ')}`,
        ),
      );
    },
    { options, without, among },
  );
}
