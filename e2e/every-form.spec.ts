// Every form on every page: an empty post without JavaScript returns the page with its errors.
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { PROBLEM_SUMMARY } from '../contract/src/page-attributes.ts';
import { replyWords } from '../site/src/facts/forms.ts';
import { builtPages, htmlOf, mainOf } from './support/pages.ts';

interface BuiltForm {
  page: string;
  action: string;
  /** Initial values. */
  values: Record<string, string>;
}

/** Forms in the main part; the footer's is the same everywhere. */
function formsOf(page: string): BuiltForm[] {
  const html = page === '/' ? htmlOf(page) : mainOf(page);
  return parse(html)
    .querySelectorAll('form')
    .map((form) => ({
      page,
      action: form.getAttribute('action') ?? '',
      values: Object.fromEntries(
        form
          .querySelectorAll('input[type="hidden"]')
          .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
      ),
    }))
    .filter(({ action }) => action.startsWith('/api/forms/'));
}

// A vote needs no input; a page with many lists one.
const forms = builtPages
  .filter((page) => page !== '/gallery')
  .flatMap(formsOf)
  .filter(({ action }) => action !== '/api/forms/vote');

test('finds forms to test', () => {
  expect(new Set(forms.map(({ action }) => action)).size).toBeGreaterThan(8);
});

for (const { page, action, values } of forms) {
  test(`${action} on ${page} returns the page with its errors`, async ({ request, baseURL }) => {
    const reply = await request.post(action, {
      form: values,
      headers: { referer: `${baseURL}${page}`, accept: 'text/html' },
      maxRedirects: 0,
    });
    expect(reply.status()).toBe(422);
    const html = parse(await reply.text());
    expect(html.querySelector('title')?.text).toMatch(new RegExp(`^${replyWords().error}: `));
    // The same page, not another with the form.
    expect(html.querySelector('h1')?.text).toBe(parse(mainOf(page)).querySelector('h1')?.text);

    const form = html
      .querySelectorAll(`form[action="${action}"]`)
      .find((one) => one.querySelector(`[${PROBLEM_SUMMARY}]`));
    const lines = form?.querySelectorAll(`[${PROBLEM_SUMMARY}] li`) ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const target = line.querySelector('a')?.getAttribute('href')?.slice(1) ?? '';
      const control = form?.querySelector(`[id="${target}"]`);
      expect(control, `where "${line.text}" leads`).toBeTruthy();
      expect(form?.querySelector(`[id="${target}-error"]`)?.text).toBe(`${replyWords().error}: ${line.text}`);
    }
    for (const [name, value] of Object.entries(values)) {
      expect(form?.querySelector(`[name="${name}"]`)?.getAttribute('value'), name).toBe(value);
    }
  });
}
