// Which files one word of an article may get into.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addWord, wrongReach } from './one-word.ts';

it('its page and the search index, no other page, and nothing that pages share', () => {
  expect(wrongReach(['blog/3/index.html', 'search-index.json'], '/blog/3')).toEqual([]);
  expect(wrongReach(['blog/3/index.html', '_astro/search.abc.json', 'about/index.html'], '/blog/3')).toEqual([
    'search-index.json: does not have the new word',
    "_astro/search.abc.json: changes with one article's text",
    "about/index.html: changes with one article's text",
  ]);
});

it('is put at the end of an article, which is known by its number', () => {
  const folder = mkdtempSync(join(tmpdir(), 'one-word-'));
  mkdirSync(join(folder, 'src/content/blog'), { recursive: true });
  const file = join(folder, 'src/content/blog/fees.md');
  writeFileSync(file, '---\nnumber: 12\n---\n\nText.\n');
  const { address, isIn } = addWord(folder);
  expect(address).toBe('/blog/12');
  expect([isIn(readFileSync(file, 'utf8')), isIn('{"words":["quindaluma"]}'), isIn('Text.')]).toEqual([
    true,
    true,
    false,
  ]);
  rmSync(folder, { recursive: true });
});
