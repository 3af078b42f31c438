// A program that talks is summed up when it succeeds and quoted when it fails.
import { afterEach, expect, test, vi } from 'vitest';
import { runQuietly } from './run-quietly.ts';

afterEach(() => vi.restoreAllMocks());

async function shown(script: string): Promise<{ code: number; text: string }> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const code = await runQuietly('node', ['-e', script], { doing: 'Trying' });
  return { code, text: log.mock.calls.flat().join('\n') };
}

test('success is one line', async () => {
  const { code, text } = await shown('console.log("page 1"); console.log("page 2")');
  expect(code).toBe(0);
  expect(text).toMatch(/^Trying: \d+ s$/);
});

test('a failure shows all that was said', async () => {
  const { code, text } = await shown('console.log("page 1"); console.error("broken"); process.exitCode = 2');
  expect(code).toBe(2);
  expect(text).toContain('page 1');
  expect(text).toContain('broken');
});
