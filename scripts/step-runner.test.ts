import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { JsonTestResults } from 'vitest/node';
import { failed, StepRunner, vitestResult } from './step-runner.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

test('adds up, and says what was skipped and why', async () => {
  const steps = new StepRunner();
  await steps.run('Types', async () => ({ passed: 1, failed: 0 }));
  await steps.run('Unit tests', async () => ({ passed: 41, failed: 0, skipped: ['a.test.ts', 'a.test.ts'] }));
  expect(lines).toContainEqual(expect.stringContaining('Unit tests: 41 passed, 0 failed, 2 skipped, '));
  expect(steps.end(['nginx'])).toBe(0);
  expect(lines.slice(-2)).toEqual([
    'Skipped: 2 in a.test.ts, without nginx on this machine',
    '\n42 passed, 0 failed, 2 skipped',
  ]);
});

test('lists failed steps and tests; a step that throws has failed and later steps count', async () => {
  const steps = new StepRunner();
  await steps.run('Browser tests', () => Promise.reject(new Error('No Chromium.')));
  await steps.run('Types', async () => failed);
  await steps.run('Unit tests', async () => ({ passed: 41, failed: 1, failures: ['a.test.ts › adds'] }));
  expect(lines).toContain('No Chromium.');
  expect(steps.end()).toBe(1);
  expect(lines.slice(-3)).toEqual([
    '\nFailed: Browser tests, Types, Unit tests',
    '  a.test.ts › adds',
    '\n41 passed, 3 failed',
  ]);
});

test('a run without steps has failed', () => {
  expect(new StepRunner().end()).toBe(1);
});

test('the message of a failed list stands in one line with its entries, without the stack', () => {
  const failureMessages = ["AssertionError: Change it: expected [\n 'one',\n 'two' ]\n    at a.test.ts:1:1"];
  const assertionResults = [{ status: 'failed', fullName: 'is complete', failureMessages }];
  const testResults = [{ name: '/here/a.test.ts', status: 'failed', message: '', assertionResults }];
  const report = { numPassedTests: 0, numFailedTests: 1, testResults } as unknown as JsonTestResults;
  expect(vitestResult(report, '/here/').failures).toEqual([
    "a.test.ts › is complete: AssertionError: Change it: expected [ 'one', 'two' ]",
  ]);
});
