import { readFileSync } from 'node:fs';
import { markdownToHtml } from 'satteri';
import { expect, it } from 'vitest';
import { checkBody } from './check-entry.ts';
import { features, textToHtml } from './safe-html.ts';

const lists = new URL('../../../e2e/support/hostile-texts.txt', import.meta.url);
const hostile = readFileSync(lists, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.replaceAll('\\n', '\n').replaceAll('\\t', '\t'));

const body = { file: 'a.md', firstLine: 1, folder: '/nowhere' };
const withoutComments = (html: string) => html.replace(/<!--[\s\S]*?-->/g, '');

it('leaves nothing out of a text that Save has taken', () => {
  const taken = hostile.filter((text) => checkBody({ ...body, text }, { pictures: true }).length === 0);
  expect(taken.length).toBeLessThan(hostile.length / 3);
  for (const text of taken)
    expect(textToHtml(text).trim()).toBe(withoutComments(markdownToHtml(text, { features }).html).trim());
});

it('has no tag in an attribute, where later steps would find it', () => {
  for (const text of hostile) expect(textToHtml(text).replace(/<[^<>]*>/g, '')).not.toMatch(/[<>]/);
});

it('keeps what entries have', () => {
  const drawing =
    '<figure class="chart"><svg class="drawing" viewBox="0 0 9 9" role="img" aria-label="A > B?"><path d="M1 1h-9" stroke="var(--warm)" stroke-width="2"></path><text x="1" text-anchor="middle" class="onFill">H</text></svg></figure>';
  const kept = drawing.replace(' > ', ' to ');
  expect(textToHtml(kept)).toBe(`${kept}\n`);
});
