import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSources } from './source-files.ts';
import { brokenSourceRules } from './source-rules.ts';

const problemsOf = (path: string, text: string) =>
  brokenSourceRules([{ path, text }]).map(({ what }) => what);

test.each([
  ['pages/pricing.astro', '---\n---\n<Faq client:touch />'],
  [
    'ui/Badge/Badge.module.css',
    '.red { color: var(--ink); background: color-mix(in srgb, var(--ink), transparent); }',
  ],
  ['ui/Badge/Badge.tsx', '<a href="#add"><path fill="currentColor" /></a>'],
  ['pages/pricing.astro', '<script is:inline type="a/b" set:html={code} />'],
])('%s keeps the rules', (path, text) => {
  expect(problemsOf(path, text)).toEqual([]);
});

test.each([
  ['layouts/Page.astro', '---\n---\n<Menu client:idle />', 'only a page'],
  ['pages/index.astro', '---\n---\n<Menu client:visible />', 'is client:touch'],
  ['pages/index.astro', '<p set:html={words} />', 'puts HTML into a page'],
  ['ui/Badge/Badge.tsx', '<p dangerouslySetInnerHTML={{ __html: words }} />', 'puts HTML into a page'],
  ['ui/Badge/Badge.module.css', '.a { color: #fff }', '#fff'],
  ['ui/Badge/Badge.module.css', '.a { border: 1px solid rgb(0 0 0 / 10%); }', 'rgb('],
  ['ui/Badge/Badge.module.css', '.a { color: White; }', 'White'],
  ['ui/Badge/Badge.tsx', '<path fill="#0b5d4e" />', '#0b5d4e'],
])('%s with %j breaks one', (path, text, expected) => {
  expect(problemsOf(path, text)).toEqual([expect.stringContaining(expected)]);
});

test('the site keeps to all of them', () => {
  const problems = brokenSourceRules(readSources(fileURLToPath(new URL('../src', import.meta.url))));
  const lines = problems.map(({ where, what }) => `${where} ${what}`);
  expect(lines).toEqual([]);
});
