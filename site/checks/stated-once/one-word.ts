// How far an edit goes. A page changes for returning visitors when its words change, or when a file it names does: what
// is shared by pages and named after its content (all of /_astro) must hold no word of an article.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Said nowhere else. */
const WORD = 'Quindaluma';

/** Puts one word into the text of one article of a copy; `folder` is the copy's site. */
export function addWord(folder: string): { address: string; isIn: (text: string) => boolean } {
  const articles = join(folder, 'src/content/blog');
  const [file = ''] = readdirSync(articles).filter((name) => name.endsWith('.md'));
  const path = join(articles, file);
  const text = readFileSync(path, 'utf8');
  const [, number] = /^number: (\d+)$/m.exec(text) ?? [];
  if (number === undefined) throw new Error(`${file} has no number.`);
  writeFileSync(path, `${text.trimEnd()}\n\n${WORD}.\n`);
  // The index has words in small letters.
  return { address: `/blog/${number}`, isIn: (built) => built.toLowerCase().includes(WORD.toLowerCase()) };
}

/** What is wrong with the files that one word got into. */
export function wrongReach(files: readonly string[], address: string): string[] {
  const wanted = [`${address.slice(1)}/index.html`, 'search-index.json'];
  return [
    ...wanted.filter((file) => !files.includes(file)).map((file) => `${file}: does not have the new word`),
    ...files
      .filter((file) => !wanted.includes(file))
      .map((file) => `${file}: changes with one article's text`),
  ];
}
