// What a stranger who examines the site from outside finds: every page as strict as Mozilla's HTTP Observatory can ask,
// and no way to make markup or script of text.
import { type APIResponse, expect, test } from '@playwright/test';
import { builtPages } from './support/built-pages.ts';
import { scoreOf } from './support/observatory/observatory.ts';
import { visit } from './support/visit.ts';

/** As docs/running.md says. A cookie, or a place in the browsers' own list, would be 5 more each. */
const reached = 135;

/** As a proxy with TLS passes a visitor on. */
const throughTls = { 'x-forwarded-proto': 'https' };
const stranger = 'https://stranger.example';

test('every page reaches what the Observatory has to give', async ({ request }) => {
  const get = (address: string, headers = {}) =>
    request.get(address, { headers: { ...throughTls, ...headers } });
  const cookiesOf = (reply: APIResponse) =>
    reply.headersArray().flatMap(({ name, value }) => (name.toLowerCase() === 'set-cookie' ? [value] : []));
  for (const address of builtPages) {
    const reply = await get(address);
    const { score, findings } = scoreOf({
      // What nginx and Caddy do with the files of deploy/, which have tests of their own.
      route: [`http://tred.example${address}`, `https://tred.example${address}`],
      headers: reply.headers(),
      cookies: cookiesOf(reply),
      toOtherOrigin: { origin: stranger, headers: (await get(address, { origin: stranger })).headers() },
      html: await reply.text(),
      preloaded: false,
    });
    expect(score, `${address}: ${JSON.stringify(findings, null, 1)}`).toBe(reached);
  }
});

test('no script makes markup of text, nor a policy that lets it', async ({ page }) => {
  await visit(page, '/');
  const refused = await page.evaluate(() => {
    const name = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy(name: string): unknown } };
    return [
      name(() => {
        document.createElement('p').innerHTML = '<b>';
      }),
      name(() => {
        document.createElement('script').text = 'alert(1)';
      }),
      name(() => trustedTypes.createPolicy('default')),
    ];
  });
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
});
