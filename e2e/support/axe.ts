// Runs axe-core with the rules of WCAG 2.2 AA and good practice.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that another theme can break where the elements are the same. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

type Options = { runOnly?: string[]; without?: string[]; disabled?: string[] };

/** The violations as lines: rule, element, reason. */
export async function axeProblems(
  page: Page,
  { runOnly = TAGS, without = [], disabled = [] }: Options = {},
): Promise<string[]> {
  const loaded = await page.evaluate(() => {
    // A colour in transition is not the page's colour.
    for (const animation of document.getAnimations()) animation.finish();
    return 'axe' in window;
  });
  if (!loaded) await page.evaluate(source);
  const options: axe.RunOptions = {
    runOnly,
    rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // No rule here reads style sheets, and a page opened from a file may not fetch its own.
    preload: { assets: ['media'] },
  };
  return page.evaluate(
    async ([options, exclude]) => {
      const { axe } = window as { axe?: typeof import('axe-core') };
      if (!axe) throw new Error('axe-core is not in the page');
      const { violations } = await axe.run({ exclude }, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          (node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary?.replace(/\s+/g, ' ')}`,
        ),
      );
    },
    [options, without] as const,
  );
}
