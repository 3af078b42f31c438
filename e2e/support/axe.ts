// Looks for what axe-core knows of WCAG 2.2 AA and good practice.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations as readable lines: rule, element, what is wrong. */
export async function axeProblems(page: Page, leaveOut: string[] = []): Promise<string[]> {
  // Colours that are still on their way are not the page's colours.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  // Legacy mode: no frames here, so no second page to put the results together in.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await axe
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .disableRules(leaveOut)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary?.replace(/\s+/g, ' ')}`),
  );
}
