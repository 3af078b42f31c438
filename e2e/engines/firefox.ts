// Debian's Firefox through WebDriver BiDi.
import puppeteer, { type Page } from 'puppeteer-core';
import { findProgram } from '../../desk/src/deploy/find-program.ts';
import type { Engine, View } from './engine.ts';

export const firefoxProgram = findProgram('firefox-esr', 'firefox');

export async function startFirefox(base: string): Promise<Engine> {
  if (!firefoxProgram) throw new Error('There is no Firefox on this machine.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxProgram,
    headless: true,
    // As reducedMotion in playwright.config.ts.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    // A cold start on a busy machine takes long.
    timeout: 120_000,
    protocolTimeout: 120_000,
  });
  let page: Page | undefined;
  return {
    name: await browser.version(),
    async open(address, width) {
      await page?.close();
      page = await browser.newPage();
      const messages: string[] = [];
      page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => messages.push(String(error)));
      await page.setViewport({ width, height: 800 });
      await page.goto(new URL(address, base).href);
      return view(page, messages);
    },
    close: () => browser.close(),
  };
}

function view(page: Page, messages: string[]): View {
  return {
    evaluate: async (run) => await page.evaluate(run),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    choose: async (select, value) => {
      await page.select(select, value);
    },
    messages: async () => messages,
  };
}
