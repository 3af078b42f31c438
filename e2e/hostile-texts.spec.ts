// Hostile texts, from public lists: whatever a text says, no page runs it, even without a content security policy.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { renderMarkdown } from '../site/src/facts/markdown.ts';
import { textToHtml } from '../site/src/readers/safe-html.ts';

const texts = readFileSync(new URL('./support/hostile-texts.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.replaceAll('\\n', '\n').replaceAll('\\t', '\t'));

/** Opens a page with the texts in it, uses all its parts, and lists what ran or could. */
async function dangersIn(page: Page, htmls: readonly string[]): Promise<string[]> {
  const body = htmls.map((html, at) => `<div data-text="${at}">${html}</div>`).join('\n');
  await page.route('**', (route) => route.abort());
  await page.setContent(
    `<!doctype html><html><head><script>ran = []; run = () => ran.push(String(event?.target.outerHTML))</script></head><body>${`<head></head>${body}`}</body></html>`,
  );
  return page.evaluate((count) => {
    const found: string[] = [];
    const tellOf = (element: Element, what: string) => {
      const at = element.closest('[data-text]')?.getAttribute('data-text');
      found.push(`text ${at}: ${what} in ${element.outerHTML.slice(0, 200)}`);
    };
    for (const element of document.body.querySelectorAll('*')) {
      if (element.matches('script, style, iframe, object, embed, base, meta, link, form, template'))
        tellOf(element, 'the element');
      for (const { name, value } of element.attributes) {
        if (/^on/i.test(name)) tellOf(element, name);
        const scheme = /^(?:href|src|xlink:href|action|formaction|data|srcdoc)$/.test(name)
          ? new URL(value, 'https://site.example').protocol
          : 'https:';
        if (!/^(?:https?|mailto|tel):$/.test(scheme)) tellOf(element, scheme);
      }
      for (const event of ['click', 'mouseover', 'focus', 'load', 'error', 'toggle', 'animationstart'])
        element.dispatchEvent(new Event(event, { cancelable: true }));
    }
    if (document.body.children.length !== count) found.push('a text left its place');
    return [...found, ...(globalThis as unknown as { ran: string[] }).ran];
  }, htmls.length);
}

test('the test sees what runs', async ({ page }) => {
  const dangers = await dangersIn(page, [
    '<p>x</p><img src=x onerror=run()>',
    '<a href="javascript:run()">x</a>',
  ]);
  for (const danger of [/^text 0: onerror in <img/, /^text 1: javascript: in <a/, /^<img/])
    expect(dangers).toContainEqual(expect.stringMatching(danger));
});

test('no text of an entry runs', async ({ page }) => {
  const htmls = await Promise.all(texts.map((text) => renderMarkdown(text)));
  expect(await dangersIn(page, htmls)).toEqual([]);
});

test('no text of a free page runs', async ({ page }) => {
  expect(await dangersIn(page, texts.map(textToHtml))).toEqual([]);
});
