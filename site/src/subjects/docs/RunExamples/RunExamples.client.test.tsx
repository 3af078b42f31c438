// The documentation runs on the reader's device: a button beside each request, and the engine's answer below it.
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CodeBlock } from '~/ui/CodeBlock/CodeBlock';
import { readApi } from '../api/openapi';
import { RunExamples } from './RunExamples';
import { start } from './RunExamples.client';
// Read before the tests, as a busy machine takes its time.
import './run-example';

const openapi = readApi(readFileSync('site/src/content/docs/openapi.yaml', 'utf8'));
const base = 'https://api.tred.example/v1';
const key = '-H "Authorization: Bearer $TRED_KEY"';
const body = `{ "learner": "lrn_7Qm2xK9d", "amount": 350000, "currency": "UGX",
  "provider": "mtn_momo", "phone": "+256670000001" }`;

const page = (
  <>
    <CodeBlock
      title="Owing"
      language="bash"
      code={`curl "${base}/learners?class=S.2&owing=true&limit=1" ${key}`}
    />
    <CodeBlock title="An answer" language="json" code="{}" />
    <CodeBlock title="Pay" language="bash" code={`curl ${base}/payments ${key} --json '${body}'`} />
    <CodeBlock title="Wrong" language="bash" code={`curl "${base}/learners?limit=0" ${key}`} />
    <RunExamples />
  </>
);

const fetched = vi.fn();
beforeEach(() => {
  fetched.mockResolvedValue(Response.json(openapi));
  vi.stubGlobal('fetch', fetched);
  document.body.innerHTML = renderToStaticMarkup(page);
});
afterEach(() => vi.unstubAllGlobals());

const buttons = () =>
  [...document.querySelectorAll<HTMLButtonElement>('.code-block button')].filter(
    ({ textContent }) => textContent === 'Run',
  );
const announced = () => document.querySelector('[role="status"]')?.textContent;
const shown = () => document.querySelectorAll('.code-block [data-run-body]');

it('has no button until the script runs, and then one for each request', () => {
  expect(buttons()).toHaveLength(0);
  start();
  expect(buttons()).toHaveLength(3);
  expect(fetched).not.toHaveBeenCalled();
});

it('shows status, headers and body of the answer, and says so', async () => {
  start();
  buttons()[0]?.click();
  await expect.poll(announced).toMatch(/^Answered 200/);
  const figure = document.querySelector('.code-block');
  expect(figure?.querySelector('[data-run-status]')?.textContent).toBe('200');
  expect(figure?.querySelector('dl')?.textContent).toContain('RateLimit-Limit:60');
  expect(JSON.parse(shown()[0]?.textContent ?? '').data[0].last_name).toBe('Nakato');
});

it('keeps the school between two requests, and shows a refusal as one', async () => {
  start();
  buttons()[1]?.click();
  await expect.poll(announced).toMatch(/^Answered 202/);
  buttons()[2]?.click();
  await expect.poll(announced).toMatch(/^Answered 400/);
  expect(document.querySelectorAll('[data-run-status][data-refused]')).toHaveLength(1);
  buttons()[2]?.click();
  await expect.poll(shown).toHaveLength(2);
});
