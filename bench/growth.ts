// The part `growth`: builds a copy of the site with many more articles, cold and after one edit.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../sandbox/src/ids.ts';
import { buildEnvironment } from '../site/build/build-environment.ts';
import { putInPlace } from '../site/build/build-folder.ts';
import { BUILD, copySite } from '../site/checks/copy-of-site.ts';
import { table, testConditions, whole, writePart } from './report.ts';

/** Invented names that no other article has, for the search index. */
const OWN_WORDS = 8;
const SYLLABLES = 'ka bu lo mi ne sa to wi gu ra nya ki mbe ro ze'.split(' ');

export async function grow(sizes: readonly number[]): Promise<void> {
  const from = testConditions();
  const rows: string[][] = [];
  for (const articles of sizes) {
    const copy = await mkdtemp(join(tmpdir(), 'growth-'));
    try {
      const site = await copySite(copy);
      const edited = addArticles(join(site, '../content/blog'), articles);
      const cold = await build(site);
      await appendFile(edited, '\nOne word more: zanzibar.\n');
      rows.push([whole(articles), cold, await build(site)]);
      console.log(rows.at(-1)?.join('; '));
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  }
  writePart(
    'growth',
    'Builds with more articles',
    'A copy of the site with so many more articles, built cold and after one edit.',
    from,
    table(['more articles', 'cold', 'after one edit'], rows),
  );
}

async function build(site: string): Promise<string> {
  const began = performance.now();
  const before = childrensSeconds();
  const env = { ...process.env, ...buildEnvironment };
  const child = spawn(process.execPath, [...BUILD, '--outDir', 'dist.next'], { cwd: site, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text;
    });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The copy does not build:\n${output.slice(-3000)}`);
  const seconds = (performance.now() - began) / 1000;
  putInPlace(join(site, 'dist'));
  return `${seconds.toFixed(1)} s (processor ${(childrensSeconds() - before).toFixed(1)} s)`;
}

/** User and system time of ended children. */
function childrensSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Copies articles with other names and words; returns a real one to edit. */
function addArticles(folder: string, count: number): string {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const numberOf = (text: string) => Number(text.match(/^number: (\d+)/m)?.[1]);
  const first = Math.max(...texts.map(numberOf)) + 1;
  for (let number = first; number < first + count; number += 1) {
    const random = seededRandom(`article ${number}`);
    const pick = () => SYLLABLES[Math.floor(random() * SYLLABLES.length)] ?? '';
    const words = Array.from({ length: OWN_WORDS }, () => `${pick()}${pick()}${pick()}`).join(' ');
    const text = (texts[number % texts.length] ?? '')
      .replace(/^number: .*$/m, `number: ${number}`)
      .replace(/^title: .*$/m, `title: Week ${number} in ${words.split(' ')[0]}`)
      .replace(
        /^excerpt: .*$/m,
        `excerpt: Notes of week ${number}, where schools keep registers, fees and marks in one place.`,
      );
    writeFileSync(join(folder, `generated-${number}.md`), `${text}\nThese schools are called ${words}.\n`);
  }
  return join(folder, files[0] ?? '');
}
