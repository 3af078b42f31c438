// `npm run bench:growth -- 100 500`: what a build costs with so many more articles, cold and after one edit, and what the
// pages that list them weigh then. Works on a copy.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { putInPlace } from '../scripts/build-site.ts';
import { buildEnvironment } from '../site/build/build-environment.ts';
import { listFiles } from '../site/build/dist-files.ts';
import { BUILD, copySite } from '../site/checks/copy-of-site.ts';
import { generateArticles, generateOthers } from './generate-content.ts';

type Cost = { seconds: number; processor: number; megabytes: number };

/** Builds the copy beside the last one, as `npm run build` does, with what it took: time, processor time and the most
 * memory it held (Linux says). */
async function build(site: string): Promise<Cost> {
  const began = performance.now();
  const child = spawn(process.execPath, [...BUILD, '--outDir', 'dist.next'], {
    cwd: site,
    env: { ...process.env, ...buildEnvironment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text) => {
    said += text;
  });
  const cost = { processor: 0, megabytes: 0 };
  const watch = setInterval(() => {
    const { processor, megabytes } = usageOf(child.pid);
    cost.processor = Math.max(cost.processor, processor);
    cost.megabytes = Math.max(cost.megabytes, megabytes);
  }, 100);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The copy does not build:\n${said.slice(-3000)}`);
  putInPlace(site);
  if (process.env.GROWTH_VERBOSE) console.log(said);
  return { seconds: (performance.now() - began) / 1000, ...cost };
}

/** Of a process with those that it started: code is bundled, and PDFs are set, in some of their own. */
function usageOf(pid: number | string | undefined): Cost {
  const usage = { processor: 0, megabytes: 0, seconds: 0 };
  try {
    const [, held = 0] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? [];
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    usage.megabytes = Number(held) / 1000;
    // User and system time, in hundredths of a second, and that of processes that have ended.
    usage.processor = fields.slice(11, 15).reduce((sum, time) => sum + Number(time) / 100, 0);
    for (const child of childrenOf(pid)) {
      const { megabytes, processor } = usageOf(child);
      usage.megabytes += megabytes;
      usage.processor += processor;
    }
  } catch {
    // It has ended.
  }
  return usage;
}

/** One that is just being started still shares its parent's memory and command. */
function childrenOf(pid: number | string | undefined): string[] {
  const command = (of: number | string | undefined) => readFileSync(`/proc/${of}/cmdline`, 'utf8');
  const all = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return all.filter((child) => command(child) !== command(pid));
}

/** Releases, press releases, past events and feature requests each. */
const OTHERS = 40;

const GROWING = [
  'blog/index.html',
  'blog/page/3/index.html',
  'blog/category/security/index.html',
  'updates/index.html',
  'press/index.html',
  'events/index.html',
  'events/past/index.html',
  'features/requests/index.html',
  'features/requests/page/2/index.html',
  'features/requests/all.json',
  'roadmap/index.html',
  'submit-request/index.html',
  'search/index.html',
  'blog/rss.xml',
  'llms.txt',
  'sitemap-0.xml',
  'search-index.json',
];

/** What each of them weighs, and the files that the two searches load. */
async function weights(dist: string): Promise<string> {
  const files = await listFiles(dist);
  const heaviest = files.filter((file) => file === 'blog/articles.json');
  return [...GROWING, ...heaviest]
    .filter((file) => existsSync(join(dist, file)))
    .map((file) => `${file} ${kb(sizeOf(join(dist, file)))}`)
    .join(', ');
}

const sizeOf = (file: string) =>
  existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** The pages that one edit changed. */
async function changed(before: string, after: string): Promise<string[]> {
  const files = (await listFiles(after)).filter((file) => !/\.(?:br|gz)$/.test(file));
  const digest = (file: string) =>
    existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : '';
  return files.filter((file) => digest(join(before, file)) !== digest(join(after, file)));
}

const line = ({ seconds, processor, megabytes }: Cost) =>
  `${seconds.toFixed(1)} s (processor ${processor.toFixed(1)} s), ${megabytes.toFixed(0)} MB`;

console.log(`Node ${process.version}, ${availableParallelism()} cores`);
for (const count of process.argv.slice(2).map(Number)) {
  const copy = await mkdtemp(join(tmpdir(), 'growth-'));
  try {
    const site = await copySite(copy);
    generateArticles(site, count);
    if (count > 0) generateOthers(site, OTHERS);
    console.log(`\n${count} more articles`);
    console.log(`  cold build: ${line(await build(site))}`);
    console.log(`  ${await weights(join(site, 'dist'))}`);
    await appendFile(join(site, 'src/content/blog/week-four.md'), '\nOne word more: zanzibar.\n');
    console.log(`  after one edit: ${line(await build(site))}`);
    const differ = await changed(join(site, 'dist.previous'), join(site, 'dist'));
    console.log(`  files that differ: ${differ.length}: ${differ.slice(0, 20).join(', ')}`);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
