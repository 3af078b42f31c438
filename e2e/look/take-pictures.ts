// Takes the pictures of one site: every page and state that is asked for, by a few browser pages side by side.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import type { State } from './states.ts';
import { pictureName, type Theme, themes, type Window, windows } from './views.ts';

/** A page by its address, or a state. */
type Subject = { address: string; state?: State };

type Job = {
  origin: string;
  browser: string;
  folder: string;
  addresses: readonly string[];
  states: readonly State[];
  /** As large as life instead of small enough to lie beside others. */
  full: boolean;
  workers: number;
};

/** A picture taller than this cannot be written as WebP. */
const TALLEST = 16_000;

/** Gives what could not be reached: a state that this site does not have, a page that did not open. */
export async function takePictures(job: Job): Promise<string[]> {
  mkdirSync(job.folder, { recursive: true });
  const subjects: Subject[] = [
    ...job.states.map((state) => ({ address: state.address, state })),
    ...job.addresses.map((address) => ({ address })),
  ];
  const browser = await chromium.launch({
    executablePath: job.browser,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run'],
  });
  const missed: string[] = [];
  let done = 0;
  const work = async () => {
    for (let subject = subjects.shift(); subject; subject = subjects.shift()) {
      const name = subject.state?.name ?? subject.address;
      try {
        await (subject.state ? lookAtState(browser, job, subject.state) : lookAtPage(browser, job, name));
      } catch (error) {
        missed.push(`${name}: ${String(error).split('\n')[0]}`);
      }
      done += 1;
      if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${done + subjects.length} …\x1b[K`);
    }
  };
  await Promise.all(Array.from({ length: job.workers }, work));
  await browser.close();
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  return missed;
}

/** One visit serves all widths and both themes. */
async function lookAtPage(browser: Browser, job: Job, address: string): Promise<void> {
  await visit(browser, job, windows[0], address, async (page) => {
    for (const window of windows) {
      await page.setViewportSize(window);
      for (const theme of themes) await keep(page, job, { subject: address, window, theme, whole: true });
    }
  });
}

async function lookAtState(
  browser: Browser,
  job: Job,
  { name, address, widths, reach }: State,
): Promise<void> {
  for (const window of windows.filter(({ width }) => (widths ?? [360, 1280]).includes(width)))
    await visit(browser, job, window, address, async (page) => {
      await reach(page);
      for (const theme of themes) await keep(page, job, { subject: name, window, theme, whole: false });
    });
}

async function visit(
  browser: Browser,
  job: Job,
  window: Window,
  address: string,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: job.origin,
    viewport: window,
    locale: 'en-UG',
    timezoneId: 'Africa/Kampala',
    // All that would move has moved.
    reducedMotion: 'reduce',
  });
  try {
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    // Office hours and dates say the same in two pictures taken an hour apart.
    const morning = new Date();
    morning.setUTCHours(7, 0, 0, 0);
    await page.clock.setFixedTime(morning);
    await page.goto(address);
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await look(page);
  } finally {
    await context.close();
  }
}

type Shot = { subject: string; window: Window; theme: Theme; whole: boolean };

async function keep(page: Page, job: Job, { subject, window, theme, whole }: Shot): Promise<void> {
  await page.evaluate(`document.documentElement.classList.replace('${other(theme)}', '${theme}')`);
  // Colours that fade from one theme to the other have done so.
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().map((each) => each.finished)).then(() => undefined)',
  );
  const session = await page.context().newCDPSession(page);
  const clip = await area(session, whole);
  const scale = Math.min(job.full ? 1 : window.scale, TALLEST / clip.height);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    captureBeyondViewport: whole,
    clip: { ...clip, scale },
  });
  await session.detach();
  writeFileSync(join(job.folder, pictureName(subject, window.width, theme)), Buffer.from(data, 'base64'));
}

const other = (theme: Theme): Theme => (theme === 'light' ? 'dark' : 'light');

async function area(session: CDPSession, whole: boolean) {
  const { cssContentSize, cssVisualViewport } = await session.send('Page.getLayoutMetrics');
  const { clientWidth, clientHeight, pageX, pageY } = cssVisualViewport;
  return whole
    ? { x: 0, y: 0, width: clientWidth, height: cssContentSize.height }
    : { x: pageX, y: pageY, width: clientWidth, height: clientHeight };
}
