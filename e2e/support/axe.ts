// Looks for what axe-core knows of WCAG 2.2 AA and good practice.
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type WithAxe = { axe?: typeof axe };

/** The violations as readable lines: rule, element, what is wrong. */
export async function axeProblems(page: Page, leaveOut: string[] = []): Promise<string[]> {
  // Once for each page: it is half a megabyte, and a page is looked at several times.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    runOnly: tags,
    rules: Object.fromEntries(leaveOut.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // No rule of these reads style sheets, and a page opened from a folder may not fetch its own.
    preload: { assets: ['media'] },
  };
  return page.evaluate(async (options) => {
    // Colours that are still on their way are not the page's colours.
    for (const animation of document.getAnimations()) animation.finish();
    const { axe } = window as WithAxe;
    if (!axe) throw new Error('axe-core is not in the page');
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary?.replace(/\s+/g, ' ')}`),
    );
  }, options);
}
