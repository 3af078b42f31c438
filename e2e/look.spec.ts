// `npm run look -- /pricing '/docs*'`: screenshots of pages at four widths in both themes, in the folder `look`, which git
// ignores.
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { builtPages } from './support/pages.ts';

const wanted = (process.env.LOOK ?? '').split(' ').filter(Boolean);
const isWanted = (address: string): boolean =>
  wanted.length === 0 ||
  wanted.some((each) => (each.endsWith('*') ? address.startsWith(each.slice(0, -1)) : address === each));

for (const address of builtPages.filter(isWanted))
  for (const theme of ['light', 'dark'])
    test(`${address}, ${theme}`, async ({ page }) => {
      await page.addInitScript(`localStorage.setItem('theme', '${theme}')`);
      await page.goto(address);
      const name = address.slice(1).replaceAll('/', '_') || 'home';
      for (const width of [360, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        const path = fileURLToPath(new URL(`../look/${name}-${width}-${theme}.png`, import.meta.url));
        await page.screenshot({ path, fullPage: true });
      }
    });
