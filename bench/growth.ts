// The part `growth`: builds a copy of the site with many more articles, cold and after one edit.
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../sandbox/src/ids.ts';
import { buildEnvironment } from '../site/build/build-environment.ts';
import { putInPlace } from '../site/build/build-folder.ts';
import { BUILD, copySite } from '../site/checks/copy-of-site.ts';
import { blogCategories } from '../site/src/facts/blog.ts';
import { team } from '../site/src/facts/company.ts';
import { drawingNames } from '../site/src/lib/drawings.ts';
import { type BenchResults, type GrowthResult, testConditions } from './results.ts';

const PARAGRAPHS = 14;
const PARAGRAPHS_PER_HEADING = 3;
/** Invented names that no other article has, for the search index. */
const OWN_WORDS = 8;
const SYLLABLES = 'ka bu lo mi ne sa to wi gu ra nya ki mbe ro ze'.split(' ');

export async function grow(sizes: readonly number[]): Promise<BenchResults['growth']> {
  const from = testConditions();
  const grown: GrowthResult[] = [];
  for (const articles of sizes) {
    const copy = await mkdtemp(join(tmpdir(), 'growth-'));
    try {
      const site = await copySite(copy);
      const edited = addArticles(join(site, 'src/content/blog'), articles);
      const cold = await build(site);
      await appendFile(edited, '\nOne word more: zanzibar.\n');
      grown.push({ articles, cold, edited: await build(site) });
      console.log(`${articles} more articles: cold ${cold}; after one edit ${grown.at(-1)?.edited}`);
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  }
  return { ...from, sizes: grown };
}

async function build(site: string): Promise<string> {
  const began = performance.now();
  const child = spawn(process.execPath, [...BUILD, '--outDir', 'dist.next'], {
    cwd: site,
    env: { ...process.env, ...buildEnvironment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  const most = { processor: 0, megabytes: 0 };
  const watch = setInterval(() => {
    const { processor, megabytes } = usageOf(child.pid);
    most.processor = Math.max(most.processor, processor);
    most.megabytes = Math.max(most.megabytes, megabytes);
  }, 100);
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The copy does not build:\n${output.slice(-3000)}`);
  putInPlace(join(site, 'dist'));
  const seconds = (performance.now() - began) / 1000;
  return `${seconds.toFixed(1)} s (processor ${most.processor.toFixed(1)} s), ${most.megabytes.toFixed(0)} MB`;
}

function usageOf(pid: number | string | undefined): { processor: number; megabytes: number } {
  const usage = { processor: 0, megabytes: 0 };
  try {
    const [, resident = 0] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? [];
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    usage.megabytes = Number(resident) / 1000;
    // In hundredths of a second: user and system time of the process and its ended children.
    usage.processor = fields.slice(11, 15).reduce((sum, time) => sum + Number(time) / 100, 0);
    for (const child of childrenOf(pid)) {
      const { megabytes, processor } = usageOf(child);
      usage.megabytes += megabytes;
      usage.processor += processor;
    }
  } catch {
    // The process has ended.
  }
  return usage;
}

/** Without new forks, which still share their parent's memory. */
function childrenOf(pid: number | string | undefined): string[] {
  const command = (of: number | string | undefined) => readFileSync(`/proc/${of}/cmdline`, 'utf8');
  const all = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return all.filter((child) => command(child) !== command(pid));
}

/** Writes articles from paragraphs of real ones; returns a real one to edit. */
function addArticles(folder: string, count: number): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const first = Math.max(...texts.map((text) => Number(text.match(/^number: (\d+)/m)?.[1]))) + 1;
  const paragraphs = texts
    .flatMap((text) => text.replace(/^---[\s\S]*?---/, '').split(/\n{2,}/))
    .filter((each) => /^[A-Z][^#|`]{80,}$/.test(each.trim()));
  for (let number = first; number < first + count; number += 1)
    writeFileSync(join(folder, `generated-${number}.md`), articleOf(number, paragraphs));
  return join(folder, files[0] ?? '');
}

function articleOf(number: number, paragraphs: readonly string[]): string {
  const random = seededRandom(`article ${number}`);
  const pick = <Each>(from: readonly Each[]) => from[Math.floor(random() * from.length)] as Each;
  const names = Array.from({ length: OWN_WORDS }, () => {
    const name = Array.from({ length: 3 }, () => pick(SYLLABLES)).join('');
    return name.charAt(0).toUpperCase() + name.slice(1);
  });
  const body = Array.from({ length: PARAGRAPHS }, (_, at) => {
    const heading = at % PARAGRAPHS_PER_HEADING === 1 ? `## How ${names[at % OWN_WORDS]} uses it\n\n` : '';
    return `${heading}${pick(paragraphs).trim()}`;
  });
  return [
    '---',
    `number: ${number}`,
    `title: What we learned in ${names[0]} and ${names[1]}`,
    `excerpt: Notes of a visit to ${names[2]} in week ${number}, where ${names[3]} and ${names[4]} keep registers, fees and marks in one place.`,
    `date: ${new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10)}`,
    `author: ${pick(team).name}`,
    `category: ${pick(blogCategories)}`,
    `drawing: ${pick(drawingNames)}`,
    'sample: true',
    '---',
    '',
    body.join('\n\n'),
    '',
  ].join('\n');
}
