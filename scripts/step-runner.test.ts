import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StepRunner } from './step-runner.ts';

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

test('adds up, and names what the machine lacks', async () => {
  const steps = new StepRunner();
  await steps.run('Types', async () => ({ passed: 1, failed: 0 }));
  await steps.run('Unit tests', async () => ({ passed: 41, failed: 0, skipped: 2 }));
  expect(steps.end(['nginx'])).toBe(0);
  expect(lines.slice(-2)).toEqual([
    'Not tested, because this machine lacks nginx.',
    '\n42 passed, 0 failed, 2 skipped',
  ]);
});

test('prints what failed steps said at the end; a step that throws has failed, and later steps run', async () => {
  const steps = new StepRunner();
  await steps.run('Browser tests', () => Promise.reject(new Error('No Chromium.')));
  await steps.run('Types', async () => ({ passed: 1, failed: 0 }));
  await steps.run('Unit tests', async (print) => {
    print('a.test.ts is red');
    return { passed: 41, failed: 1 };
  });
  expect(steps.end()).toBe(1);
  expect(lines.slice(-3)).toEqual([
    '\n── Browser tests failed\nNo Chromium.\n',
    '\n── Unit tests failed\na.test.ts is red',
    '\n42 passed, 2 failed',
  ]);
});

test('a run without steps has failed', () => {
  expect(new StepRunner().end()).toBe(1);
});
