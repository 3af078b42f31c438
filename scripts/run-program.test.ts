// A program's end is told as it was, and what it says is shown: at once, or whole at the end.
import { afterEach, expect, test, vi } from 'vitest';
import { runProgram } from './run-program.ts';

afterEach(() => vi.restoreAllMocks());

test('gives the exit code', async () => {
  expect(await runProgram('node', ['-e', ''])).toBe(0);
  expect(await runProgram('node', ['-e', 'process.exit(3)'])).toBe(3);
});

test('tells a program that was killed from one that failed', async () => {
  expect(await runProgram('node', ['-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(137);
});

test('holds the output back and shows it in one piece', async () => {
  const shown: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((part) => shown.push(String(part)) > 0);
  const says = 'console.log("one"); console.error("two"); setImmediate(() => console.log("three"))';
  await runProgram('node', ['-e', says], { hold: true });
  expect(shown).toHaveLength(1);
  expect(shown[0]?.trim().split('\n').sort()).toEqual(['one', 'three', 'two']);
});

test('a program that is not there is said and has failed', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await runProgram('no-such-program', [])).toBe(127);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('no-such-program could not be started'));
});
