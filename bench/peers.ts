// The part `peers`: builds the home and contact page with other tools and visits all of them with Lighthouse, in turn.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBrowser, findWholeBrowser } from '../scripts/browser.ts';
import { cache, root, runProgram } from '../scripts/run-program.ts';
import { compressFile, isCompressed } from '../site/build/compress.ts';
import { listFiles } from '../site/build/dist-files.ts';
import type { BuiltSite } from '../site/checks/built-site.ts';
import { pageAsHtml, pageAsJsx } from './page-as-jsx.ts';
import { kb, medianOf, rotated, spread, table, testConditions, versionOf, writePart } from './report.ts';

/** Compared sites, by folder name in `peers`. */
const OURS = 'tred';
const FLOOR = 'eleventy';
const titles: Record<string, string> = {
  [OURS]: 'this site',
  [FLOOR]: 'Eleventy',
  'vite-react': 'Vite + React, client only',
  next: 'Next.js, static export',
};

const outputs: Record<string, string> = { [FLOOR]: 'dist', 'vite-react': 'dist', next: 'out' };

const PAGES = [
  { name: 'Home', address: '/' },
  { name: 'Contact', address: '/contact' },
];

/** The attributes of `<html>` in the peers' templates: the styles depend on them. */
const PEERS_ROOT = 'en-UG light';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Bytes include headers; times are milliseconds. */
type Visit = Record<'bytes' | 'requests' | 'fcp' | 'lcp' | 'tbt' | 'tti', number>;
type PeerVisit = Visit & { site: string; page: string };

export async function comparePeers(site: BuiltSite, dist: string, rounds: number): Promise<void> {
  const packages = await install('instruments');
  const browser = await ensureBrowser(findWholeBrowser);
  const peers = await buildPeers(site, dist);
  const visit = await openLighthouse(packages, browser);
  const from = testConditions({
    ...Object.assign({}, ...peers.map(({ versions }) => versions)),
    ...versionsOf(packages),
    chromium: versionOf(browser),
  });
  const sites = [{ name: OURS, folder: dist }, ...peers].map(({ name, folder }) => {
    const server = createServer(sirv(packages, folder)).listen(0, '127.0.0.1');
    return { name, server };
  });
  await Promise.all(sites.map(({ server }) => server.listening || once(server, 'listening')));
  const visits: PeerVisit[] = [];
  try {
    for (let round = 0; round < rounds; round += 1)
      for (const { name, server } of rotated(sites, round))
        for (const { address: page } of PAGES) {
          // Eleventy's contact page would be the site's own.
          if (name === FLOOR && page !== '/') continue;
          const { port } = server.address() as AddressInfo;
          const numbers = await visit(`http://127.0.0.1:${port}${page}`);
          console.log(titles[name], page, numbers);
          visits.push({ site: name, page, ...numbers });
        }
  } finally {
    for (const { server } of sites) server.close();
  }
  const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
  const rows = PAGES.flatMap(({ name, address }) =>
    sites.flatMap(({ name: site }) => {
      const own = visits.filter((each) => each.site === site && each.page === address);
      if (own.length === 0) return [];
      const of = (what: keyof Visit) => own.map((each) => each[what]);
      const times = (['fcp', 'lcp', 'tbt', 'tti'] as const).map((what) => spread(of(what), seconds));
      return [
        [`${name}: ${titles[site]}`, `${kb(medianOf(of('bytes')))} in ${medianOf(of('requests'))}`, ...times],
      ];
    }),
  );
  writePart(
    'peers',
    'Beside other ways to build the same page',
    `The same home and contact page, [built by each tool](../../bench/peers/README.md), compressed alike, from the same server (sirv) to the same browser: Lighthouse, mobile, ${THROTTLING.downloadThroughputKbps} kbit/s, ${THROTTLING.requestLatencyMs} ms, a processor ${THROTTLING.cpuSlowdownMultiplier} × slower, applied while the page loads. Medians of ${rounds} rounds, with the least and the most.`,
    from,
    table(['', 'bytes, requests', 'FCP', 'LCP', 'TBT', 'TTI'], rows),
  );
}

/** Of files, and of all files in folders. */
function fingerprint(paths: readonly string[]): string {
  const made = createHash('sha256');
  for (const path of paths
    .flatMap((each) =>
      statSync(each).isDirectory() ? globSync(`${each}/**/*`, { exclude: isPackage }) : each,
    )
    .sort())
    if (statSync(path).isFile()) made.update(`${path}\n`).update(readFileSync(path));
  return made.digest('hex');
}
const isPackage = (path: string) => path.includes('node_modules');

type Peer = { name: string; folder: string; versions: Record<string, string> };

/** Builds each peer, unless it was built from the same sources before. */
async function buildPeers(site: BuiltSite, dist: string): Promise<Peer[]> {
  const peers: Peer[] = [];
  for (const [name, output] of Object.entries(outputs)) {
    const source = here(`peers/${name}`);
    const copy = join(cache, 'bench/peers', name);
    const stamp = `${copy}.built-from`;
    const pages = PAGES.map(({ address }) => join(dist, address, 'index.html'));
    const code = ['page-as-jsx.ts', 'peers.ts'].map(here);
    const from = fingerprint([source, ...code, ...pages]);
    if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== from) {
      await install(`peers/${name}`);
      await addContent(name, copy, site, dist);
      console.log(`Building ${titles[name]} …`);
      await run(copy, 'npm', ['run', '--silent', 'build']);
      const built = join(copy, output);
      for (const file of (await listFiles(built)).filter(isCompressed)) await compressFile(join(built, file));
      writeFileSync(stamp, from);
    }
    peers.push({ name, folder: join(copy, output), versions: versionsOf(source) });
  }
  return peers;
}

async function addContent(peer: string, copy: string, site: BuiltSite, dist: string): Promise<void> {
  const same = join(copy, peer === FLOOR ? 'includes' : 'same');
  await mkdir(same, { recursive: true });
  await mkdir(join(copy, 'public'), { recursive: true });
  await copyFile(join(dist, 'favicon.svg'), join(copy, 'public/favicon.svg'));
  for (const { name, address } of PAGES) {
    const root = site.page(address)?.root;
    const body = root?.querySelector('body');
    if (!root || !body) throw new Error(`The build has no ${address}.`);
    const { lang, class: theme } = root.querySelector('html')?.attributes ?? {};
    if (`${lang} ${theme}` !== PEERS_ROOT)
      throw new Error(`${address} has <html> with ${lang} ${theme}; the peers have ${PEERS_ROOT}.`);
    const css = root.querySelectorAll('style').map((style) => style.text);
    const [font = ''] = /\/_astro\/[\w.-]+\.woff2/.exec(css.join('')) ?? [];
    await copyFile(join(dist, font), join(copy, 'public/display.woff2'));
    const style = css.join('\n').replaceAll(font, '/display.woff2');
    const file = join(same, name.toLowerCase());
    await writeFile(`${file}.css`, peer === FLOOR ? raw(style) : style);
    if (peer === FLOOR) await writeFile(`${file}.html`, raw(pageAsHtml(body)));
    else await writeFile(join(same, `${name}.jsx`), pageAsJsx(name, body));
  }
}

/** Otherwise `{#` in a style begins a comment of the template. */
const raw = (text: string) => `{% raw %}${text}{% endraw %}`;

/** Copies a folder with its own package.json to `.cache/bench` and installs its packages there. */
async function install(name: string): Promise<string> {
  const from = here(name);
  const to = join(cache, 'bench', name);
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(to))
    if (entry !== 'node_modules') await rm(join(to, entry), { recursive: true });
  await cp(from, to, { recursive: true });
  const lockfile = readFileSync(join(from, 'package-lock.json'), 'utf8');
  const stamp = join(to, 'node_modules', '.installed-from');
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockfile) {
    console.log(`Installing the packages of bench/${name} …`);
    await run(to, 'npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
    writeFileSync(stamp, lockfile);
  }
  return to;
}

async function run(folder: string, program: string, args: string[]): Promise<void> {
  const output: string[] = [];
  const code = await runProgram(program, args, {
    folder: folder.slice(root.length),
    env: { NEXT_TELEMETRY_DISABLED: '1' },
    onOutput: (text) => output.push(text),
  });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} failed in ${folder}:\n${output.join('')}`);
}

function versionsOf(folder: string): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return dependencies;
}

type Sirv = (folder: string, options: Record<string, unknown>) => RequestListener;

function sirv(packages: string, folder: string): RequestListener {
  const loaded = createRequire(join(packages, 'package.json'))('sirv') as Sirv & { default?: Sirv };
  return (loaded.default ?? loaded)(folder, { brotli: true, gzip: true, etag: true });
}

/** Lighthouse applies this while the page loads. */
const THROTTLING = {
  requestLatencyMs: 400,
  downloadThroughputKbps: 400,
  uploadThroughputKbps: 400,
  cpuSlowdownMultiplier: 4,
};

type Audit = { numericValue?: number; details?: { items?: { transferSize?: number }[] } };
type Lighthouse = (
  url: string,
  flags: Record<string, unknown>,
) => Promise<{ lhr: { audits: Record<string, Audit>; runtimeError?: { message: string } } }>;
type Launcher = {
  launch(options: Record<string, unknown>): Promise<{ port: number; kill(): void }>;
};

async function openLighthouse(packages: string, browser: string) {
  const load = async <Module>(file: string) =>
    (await import(pathToFileURL(join(packages, 'node_modules', file)).href)) as Module;
  const { default: lighthouse } = await load<{ default: Lighthouse }>('lighthouse/core/index.js');
  const launcher = await load<Launcher>('chrome-launcher/dist/index.js');

  return async function visit(url: string): Promise<Visit> {
    const chrome = await launcher.launch({
      chromePath: browser,
      chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
    });
    try {
      const { lhr } = await lighthouse(url, {
        port: chrome.port,
        logLevel: 'error',
        disableFullPageScreenshot: true,
        onlyAudits: [
          'first-contentful-paint',
          'largest-contentful-paint',
          'total-blocking-time',
          'interactive',
          'network-requests',
        ],
        formFactor: 'mobile',
        throttlingMethod: 'devtools',
        throttling: THROTTLING,
      });
      if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
      const ms = (name: string) => {
        const value = lhr.audits[name]?.numericValue;
        if (value === undefined) throw new Error(`Lighthouse gave no ${name} for ${url}`);
        return Math.round(value);
      };
      const requests = lhr.audits['network-requests']?.details?.items ?? [];
      return {
        bytes: requests.reduce((all, { transferSize = 0 }) => all + transferSize, 0),
        requests: requests.length,
        fcp: ms('first-contentful-paint'),
        lcp: ms('largest-contentful-paint'),
        tbt: ms('total-blocking-time'),
        tti: ms('interactive'),
      };
    } finally {
      chrome.kill();
    }
  };
}
