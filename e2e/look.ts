// `npm run look -- /pricing '/docs*'`: screenshots of pages at four widths in both themes, in the folder `look`, which
// git ignores.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser } from '../scripts/browser.ts';
import { buildUnlessCurrent, site } from '../scripts/build-site.ts';
import { root } from '../scripts/run-program.ts';
import { freePort } from '../server/src/free-port.ts';
import { listFiles } from '../site/build/dist-files.ts';
import { addressOf } from '../site/checks/page-files.ts';

const WIDTHS = [360, 768, 1280, 1920];
const THEMES = ['light', 'dark'];
const folder = join(root, 'look');

const executablePath = await ensureBrowser();
if ((await buildUnlessCurrent(site)) !== 0) process.exit(1);
const wanted = process.argv.slice(2);
const pages = listFiles(site.folder).flatMap((file) => {
  const address = addressOf(file);
  if (address === undefined || !isWanted(address)) return [];
  const isRedirect = readFileSync(join(site.folder, file), 'utf8').includes('http-equiv="refresh"');
  return isRedirect ? [] : [address];
});
if (pages.length === 0) {
  console.error(`There is no page ${wanted.join(' or ')}: name addresses, such as /pricing or '/docs*'.`);
  process.exit(1);
}

const origin = `http://127.0.0.1:${await freePort()}`;
const data = mkdtempSync(join(tmpdir(), 'look-'));
const { hostname: HOST, port: PORT } = new URL(origin);
const server = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    HOST,
    PORT,
    SITE_URL: origin,
    DATA_DIR: data,
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
  },
});
const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'];
const browser = await chromium.launch({ executablePath, args });
try {
  await started();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [at, address] of pages.entries()) {
    console.log(`${at + 1} of ${pages.length}: ${address}`);
    for (const theme of THEMES) await takePictures(address, theme);
  }
  console.log(`The pictures are in ${folder}`);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(data, { recursive: true, force: true });
}

function isWanted(address: string): boolean {
  const fits = (each: string) =>
    each.endsWith('*') ? address.startsWith(each.slice(0, -1)) : address === each;
  return wanted.length === 0 || wanted.some(fits);
}

async function started(): Promise<void> {
  while (!(await fetch(origin).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error('The server did not start: the lines above say why.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function takePictures(address: string, theme: string): Promise<void> {
  const context = await browser.newContext({
    locale: 'en-UG',
    timezoneId: 'Africa/Kampala',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(`localStorage.setItem('theme', '${theme}')`);
  const page = await context.newPage();
  const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '_');
  await page.goto(origin + address);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`), fullPage: true });
  }
  await context.close();
}
