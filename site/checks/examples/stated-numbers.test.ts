// Numbers, codes and code that the reference's own pages repeat are those of the API's description.
import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fillIn } from '../../src/facts/fill-in.ts';
import { identifier } from '../../src/facts/organisation.ts';
import { operationsOf, readApi } from '../../src/subjects/docs/api/openapi.ts';
import { codeBlocksIn } from './code-blocks.ts';

const read = (file: string) =>
  fillIn(readFileSync(new URL(`../../src/content/docs/${file}`, import.meta.url), 'utf8'));
const api = readApi(read('openapi.yaml'));
const facts = api['x-facts'];
const grouped = (amount: number) => `UGX ${amount.toLocaleString('en-UG')}`;

test('the first page counts the requests', () => {
  expect(operationsOf(api)).toHaveLength(21);
  expect(read('api/index.md')).toContain('Twenty-one requests');
  expect(read('api/index.md')).toContain(`for ${facts.idempotency_hours} hours`);
});

test('rate limits and the size of a body', () => {
  const limits = `A live key has ${facts.rate_limit_live} requests a minute, a sandbox key ${facts.rate_limit_sandbox}.`;
  expect(read('api/errors.md')).toContain(limits);
  expect(read('api/errors.md')).toContain(`up to ${facts.body_limit_kilobytes / 1024} MB`);
  expect(read('api/authentication.md')).toMatch(
    new RegExp(`\`tred_test_\`.*\\| ${facts.rate_limit_sandbox} \\|`),
  );
  expect(read('api/authentication.md')).toMatch(
    new RegExp(`\`tred_live_\`.*\\| ${facts.rate_limit_live} \\|`),
  );
});

test('what the networks allow', () => {
  const transaction = `${grouped(facts.payment_limit_transaction)} in one transaction`;
  expect(read('api/fees.md')).toContain(`${transaction} and ${grouped(facts.payment_limit_day)} in a day`);
});

test('page sizes', () => {
  const { default: usual, maximum } = api.components.parameters.Limit?.schema ?? {};
  expect(read('api/paging.md')).toContain(
    `\`limit\` is ${usual} unless you say otherwise, and ${maximum} at most`,
  );
});

test('the sizes that a page claims for a class of sixty', () => {
  const list = operationsOf(api).find(({ operationId }) => operationId === 'listLearners');
  const example = list?.responses['200']?.content?.['application/json']?.example as {
    data: { id: string; last_name: string; balance: number }[];
  };
  const [learner] = example.data;
  const kilobytes = (one: unknown) => Math.round((JSON.stringify(one).length * 60) / 1024);
  const few = { id: learner?.id, last_name: learner?.last_name, balance: learner?.balance };
  expect(read('api/paging.md')).toContain(
    `is ${kilobytes(learner)} KB; with these two it is ${kilobytes(few)}.`,
  );
});

describe('webhooks', () => {
  const page = read('api/webhooks.md');

  test('when we try again, and how long we wait', () => {
    const [last, ...others] = facts.webhook_retries.toReversed();
    expect(page).toContain(`after ${others.reverse().join(', ')} and ${last}.`);
    expect(page).toContain(`within ${facts.webhook_timeout_seconds} seconds`);
    expect(page).toContain(`older than ${facts.signature_tolerance_seconds} seconds`);
  });

  test('the signature that is shown looks like one', () => {
    const pattern = api.components.parameters.Signature?.schema.pattern ?? '^$';
    expect(page.match(/^\w+-Signature: (.*)$/m)?.[1]).toMatch(new RegExp(pattern));
  });

  test('the code that checks a signature does check it', async () => {
    const sample =
      codeBlocksIn('webhooks.md', page).find(({ language }) => language === 'javascript')?.code ?? '';
    const module = `data:text/javascript,${encodeURIComponent(sample)}`;
    const { [`isFrom${identifier}`]: isFromUs } = await import(/* @vite-ignore */ module);
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
