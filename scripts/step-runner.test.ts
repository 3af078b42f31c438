// The summary of a run, and failed tests from Vitest and Playwright reports.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, failedInPlaywright, failedInVitest, StepRunner } from './step-runner.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

test('adds up, and says what was skipped beside its step', async () => {
  const steps = new StepRunner();
  await steps.run('Types', async () => ({ passed: 1, failed: 0 }));
  await steps.run('Unit tests', async () => ({ passed: 41, failed: 0, skipped: 2 }));
  expect(lines).toContainEqual(expect.stringContaining('Unit tests: 41 passed, 0 failed, 2 skipped, '));
  expect(steps.end()).toBe(0);
  expect(lines.at(-1)).toBe('\n42 passed, 0 failed');
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

test('Vitest: a failed test with the first line of its message, and a file that did not load', () => {
  const file = { name: '/tred/b.test.ts', status: 'failed', message: '', assertionResults: [] };
  const test = {
    status: 'failed',
    fullName: 'a lead stays',
    failureMessages: ['\u001b[31mError: 1\u001b[39m\n at 3'],
  };
  const testResults = [
    { ...file, assertionResults: [{ ...test, status: 'passed' }, test] },
    { ...file, message: 'Cannot find module x' },
    { ...file, status: 'passed' },
  ];
  const report = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, testResults };
  expect(failedInVitest(report, '/tred/')).toEqual([
    'b.test.ts › a lead stays: Error: 1',
    'b.test.ts: Cannot find module x',
  ]);
});

test('Playwright: failed and flaky tests, also in a group', () => {
  const spec = (title: string, status: string, message: string) => ({
    file: 'cart.spec.ts',
    title,
    tests: [{ status, results: [{ errors: [{ message }] }] }],
  });
  const inner = { specs: [spec('removes', 'flaky', 'Too late')] };
  const suites = [
    {
      specs: [spec('adds', 'expected', ''), spec('counts', 'unexpected', 'No badge\nat 3')],
      suites: [inner],
    },
  ];
  expect(failedInPlaywright(suites)).toEqual([
    'cart.spec.ts › counts: No badge',
    'cart.spec.ts › removes: Too late',
  ]);
});
