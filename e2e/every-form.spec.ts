// What holds for every form on every page: sent empty and without JavaScript, it comes back with its mistakes.
import { expect, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { deskAnswers } from '../site/src/facts/forms.ts';
import { builtPages, htmlOf } from './support/pages.ts';

interface BuiltForm {
  page: string;
  action: string;
  /** The values it has before anyone types. */
  values: Record<string, string>;
}

/** The forms in each page's own part; the footer's is the same on all. */
function formsOf(page: string): BuiltForm[] {
  const html = parse(htmlOf(page));
  const all = html.querySelectorAll(page === '/' ? 'form' : 'main form');
  return all
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

// A vote is complete as it stands; a page with many lists one of them.
const forms = builtPages
  .filter((page) => page !== '/gallery')
  .flatMap(formsOf)
  .filter(({ action }) => action !== '/api/forms/vote');

test('there are forms to look at', () => {
  expect(new Set(forms.map(({ action }) => action)).size).toBeGreaterThan(8);
});

for (const { page, action, values } of forms) {
  test(`${action} on ${page} comes back with its mistakes`, async ({ request, baseURL }) => {
    const reply = await request.post(action, {
      form: values,
      headers: { referer: `${baseURL}${page}`, accept: 'text/html' },
      maxRedirects: 0,
    });
    expect(reply.status()).toBe(422);
    const html = parse(await reply.text());
    expect(html.querySelector('title')?.text).toMatch(new RegExp(`^${deskAnswers.error}: `));
    // The very page, not another that has the form.
    const own = parse(htmlOf(page));
    expect(html.querySelector('h1')?.text).toBe(own.querySelector('h1')?.text);

    const form = html
      .querySelectorAll(`form[action="${action}"]`)
      .find((one) => one.querySelector('[role="alert"]'));
    const lines = form?.querySelectorAll('[role="alert"] li') ?? [];
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) {
      const target = line.querySelector('a')?.getAttribute('href')?.slice(1) ?? '';
      const control = form?.querySelector(`[id="${target}"]`);
      expect(control, `where "${line.text}" leads`).toBeTruthy();
      expect(form?.querySelector(`[id="${target}-error"]`)?.text).toBe(`${deskAnswers.error}: ${line.text}`);
    }
    // No script may put the empty form back.
    expect(form?.closest('astro-island') ?? null).toBeNull();
    for (const [name, value] of Object.entries(values)) {
      expect(form?.querySelector(`[name="${name}"]`)?.getAttribute('value'), name).toBe(value);
    }
  });
}
