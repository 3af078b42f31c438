// Where in the texts an address is written, to lead whoever wrote it there from a page that shows it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillIn } from '../src/facts/fill-in.ts';
import { slugify } from '../src/lib/words.ts';

/** From the folder of the site; the texts first, and what programmers write where they say nothing. */
const FOLDERS = ['src/content', 'src'];
const TEXTS = /\.(md|yaml|ts|tsx|astro)$/;

export type Place = { file: string; line: number };

export function findInContent(link: string, site: string): Place[] {
  for (const folder of FOLDERS) {
    const found = filesIn(join(site, folder)).flatMap((file) => {
      const text = readFileSync(join(site, folder, file), 'utf8');
      const lines = linesWith(link, text, file);
      return lines.map((line) => ({ file: `site/${folder}/${file}`, line }));
    });
    if (found.length > 0) return found;
  }
  return [];
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXTS.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort();

export function linesWith(link: string, text: string, file: string): number[] {
  if (!text.includes(link)) return [];
  // The same words may well be a part of another text.
  if (link.startsWith('#') && file.endsWith('.md') && headingsOf(text).has(link.slice(1))) return [];
  const whole = new RegExp(`(?<=[("'\`:<\\s[])${literally(link)}(?=[)"'\`>\\s,}\\]]|$)`);
  return text.split('\n').flatMap((line, at) => (whole.test(line) ? [at + 1] : []));
}

const headingsOf = (text: string) =>
  new Set([...text.matchAll(/^#{2,3} (.*)$/gm)].map(([, words = '']) => slugify(fillIn(words))));

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
