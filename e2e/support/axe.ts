// Looks for what axe-core knows of WCAG 2.2 AA and good practice.
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What another theme can break where the elements are the same. */
const ofColour = ['color-contrast', 'link-in-text-block'];

type WithAxe = { axe?: typeof axe };

type Scope = {
  /** Rules that do not hold on this page. */
  leaveOut?: string[];
  /** Only the rules that colours decide: the same elements were looked at in another theme. */
  coloursOnly?: boolean;
  /** Parts that were looked at elsewhere. */
  without?: string[];
};

/** The violations as readable lines: rule, element, what is wrong. */
export async function axeProblems(
  page: Page,
  { leaveOut = [], coloursOnly = false, without = [] }: Scope = {},
): Promise<string[]> {
  // Once for each page: it is half a megabyte, and a page is looked at several times.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    runOnly: coloursOnly ? ofColour : tags,
    rules: Object.fromEntries(leaveOut.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // No rule of these reads style sheets, and a page opened from a folder may not fetch its own.
    preload: { assets: ['media'] },
  };
  return page.evaluate(
    async ({ options, without }) => {
      // Colours that are still on their way are not the page's colours.
      for (const animation of document.getAnimations()) animation.finish();
      const { axe } = window as WithAxe;
      if (!axe) throw new Error('axe-core is not in the page');
      const { violations } = await axe.run({ include: document, exclude: without }, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          (node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary?.replace(/\s+/g, ' ')}`,
        ),
      );
    },
    { options, without },
  );
}
