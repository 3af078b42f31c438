// Security headers of every page behind a TLS proxy, and the policy against markup from text.
import { expect, test } from '@playwright/test';
import { builtPages, htmlOf } from './support/pages.ts';
import { visit } from './support/visit.ts';

test('every page sends the strict headers', async ({ baseURL }) => {
  const check = async (address: string) => {
    const reply = await fetch(new URL(address, baseURL), {
      headers: { 'x-forwarded-proto': 'https', origin: 'https://stranger.example' },
    });
    const headers = Object.fromEntries(reply.headers);
    expect(headers, address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringMatching(/max-age=(?:3153|6307)\d+/),
    });
    for (const absent of ['set-cookie', 'access-control-allow-origin'])
      expect(headers[absent], `${absent} of ${address}`).toBeUndefined();
    const policy = headers['content-security-policy'] ?? '';
    for (const directive of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"])
      expect(policy, address).toContain(directive);
    expect(policy, address).not.toMatch(/unsafe-|\*|http:/);
    for (const [tag] of htmlOf(address).matchAll(/<script[^>]*\ssrc=[^>]*>/g))
      expect(tag, address).toContain('integrity=');
  };
  await Promise.all(builtPages.map(check));
});

test('no script can turn text into markup or create a policy for it', async ({ page }) => {
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
