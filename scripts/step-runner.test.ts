// The runner ends with one line that adds everything up, and with the exit code that goes with it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, passed, StepRunner } from './step-runner.ts';

const lines: string[] = [];

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

test('all passed: the sum and exit code 0', async () => {
  const steps = new StepRunner();
  await steps.run('Types', async () => passed);
  await steps.run('Unit tests', async () => ({ passed: 41, failed: 0 }));
  expect(steps.end()).toBe(0);
  expect(lines.at(-1)?.trim()).toBe('42 passed, 0 failed');
});

test('one failed: it is named with what it said, the rest still counts, exit code 1', async () => {
  const steps = new StepRunner();
  await steps.run('Types', async () => failed);
  await steps.run('Unit tests', async () => ({
    passed: 41,
    failed: 2,
    failures: ['a.test.ts › adds', 'b.test.ts'],
  }));
  expect(steps.end()).toBe(1);
  expect(lines.slice(-4, -1).map((line) => line.trim())).toEqual([
    'Failed: Types, Unit tests',
    'a.test.ts › adds',
    'b.test.ts',
  ]);
  expect(lines.at(-1)?.trim()).toBe('41 passed, 3 failed');
});

test('what could not be tried is said beside its step, and counts as neither', async () => {
  const steps = new StepRunner();
  await steps.run('Unit tests', async () => ({ passed: 41, failed: 0, leftOut: 2 }));
  expect(lines).toContainEqual(expect.stringContaining('Unit tests: 41 passed, 0 failed, 2 left out, '));
  expect(steps.end()).toBe(0);
  expect(lines.at(-1)?.trim()).toBe('41 passed, 0 failed');
});

test('a step that throws has failed and says why in one line', async () => {
  const steps = new StepRunner();
  await steps.run('Browser tests', () => Promise.reject(new Error('No Chromium.')));
  expect(lines).toContain('No Chromium.');
  expect(steps.end()).toBe(1);
});

test('nothing run is not a success', () => {
  expect(new StepRunner().end()).toBe(1);
});
