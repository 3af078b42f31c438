import { readFileSync } from 'node:fs';
import { markdownToHtml } from 'satteri';
import { expect, it } from 'vitest';
import { childrenOf, elementsIn, parsePage } from '../../build/html-tree.ts';
import { renderMarkdown } from '../facts/markdown.ts';
import { checkBody } from './check-entry.ts';
import { features, textToHtml } from './safe-html.ts';

/** From public lists. */
const hostile = readFileSync(new URL('hostile-texts.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.replaceAll('\\n', '\n').replaceAll('\\t', '\t'));

const body = { file: 'a.md', firstLine: 1, folder: '/nowhere' };
const withoutComments = (html: string) => html.replace(/<!--[\s\S]*?-->/g, '');

const RUNS = /^(?:script|style|iframe|object|embed|base|meta|link|form|template)$/;
const ADDRESS = /^(?:href|src|action|formaction|data|srcdoc)$/;

/** What could run in a page with this HTML, also without a content security policy. */
function dangersIn(html: string): string[] {
  const [body] = [...elementsIn(parsePage(`<body><div>${html}</div></body>`))].filter(
    ({ tagName }) => tagName === 'body',
  );
  if (!body || childrenOf(body).length !== 1) return [`it left its place: ${html}`];
  return [...elementsIn(body)].flatMap(({ tagName, attrs }) => [
    ...(RUNS.test(tagName) ? [tagName] : []),
    ...attrs
      .filter(
        ({ name, value }) =>
          /^on/i.test(name) ||
          (ADDRESS.test(name) &&
            !/^(?:https?|mailto|tel):$/.test(new URL(value, 'https://site.example').protocol)),
      )
      .map(({ name, value }) => `${tagName} ${name}=${value}`),
  ]);
}

it('lets no text run, neither that of a page nor that of an entry', async () => {
  expect(dangersIn('<p><img src=x onerror=run()></p><a href="java&#10;script:run()">x</a>')).toEqual([
    'img onerror=run()',
    'a href=java\nscript:run()',
  ]);
  expect(dangersIn('</div><p>x</p>')).toHaveLength(1);
  for (const text of hostile) {
    expect(dangersIn(textToHtml(text)), text).toEqual([]);
    expect(dangersIn(await renderMarkdown(text)), text).toEqual([]);
  }
});

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
