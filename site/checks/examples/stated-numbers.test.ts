import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fillIn } from '../../src/facts/fill-in.ts';
import { identifier } from '../../src/facts/organisation.ts';
import { formatUgx } from '../../src/lib/money.ts';
import { codeBlocksIn } from './code-blocks.ts';
import { api, readDoc } from './docs.ts';

const read = (file: string) => fillIn(readDoc(file));
const facts = api['x-facts'];
const limit = api.components.parameters.Limit?.schema;

test.each([
  ['api/index.md', `${facts.idempotency_hours} hours`],
  ['api/errors.md', `${facts.rate_limit_live} requests a minute`],
  ['api/errors.md', `${facts.body_limit_kilobytes / 1024} MB`],
  ['api/authentication.md', `| ${facts.rate_limit_sandbox} |`],
  ['api/authentication.md', `| ${facts.rate_limit_live} |`],
  ['api/fees.md', formatUgx(facts.payment_limit_transaction)],
  ['api/fees.md', formatUgx(facts.payment_limit_day)],
  ['api/paging.md', `\`limit\` is ${limit?.default} `],
  ['api/paging.md', `${limit?.maximum} at most`],
  ['api/webhooks.md', facts.webhook_retries.slice(0, -1).join(', ')],
  ['api/webhooks.md', `${facts.webhook_timeout_seconds} seconds`],
  ['api/webhooks.md', `${facts.signature_tolerance_seconds} seconds`],
])('%s states %s', (file, figure) => {
  expect(read(file)).toContain(figure);
});

describe('webhooks', () => {
  const page = read('api/webhooks.md');

  test('the signature that is shown looks like one', () => {
    const pattern = api.components.parameters.Signature?.schema.pattern ?? '^$';
    expect(page.match(/^\w+-Signature: (.*)$/m)?.[1]).toMatch(new RegExp(pattern));
  });

  test('the code that checks a signature does check it', async () => {
    const sample =
      codeBlocksIn('webhooks.md', page).find(({ language }) => language === 'javascript')?.code ?? '';
    const module = `data:text/javascript,${encodeURIComponent(sample)}`;
    const { [`isFrom${identifier()}`]: isFromUs } = await import(/* @vite-ignore */ module);
    const [body, secret] = ['{"id":"evt_5Kt2hWq9"}', 'whsec_EXAMPLE0kQ9wT2'];
    const header = (time: number) =>
      `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
    const now = Math.floor(Date.now() / 1000);
    expect(isFromUs(body, header(now), secret)).toBe(true);
    expect(isFromUs(`${body} `, header(now), secret)).toBe(false);
    expect(isFromUs(body, header(now), 'whsec_other')).toBe(false);
    expect(isFromUs(body, header(now - facts.signature_tolerance_seconds - 5), secret)).toBe(false);
    expect(isFromUs(body, `t=${now}`, secret)).toBe(false);
  });
});
