// A folder with files for a test. It goes with the test, or with the file of tests that makes it outside of one.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

type Files = Readonly<Record<string, string | Uint8Array>>;

export function putFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

export function testFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'tred test '));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  (TestRunner.getCurrentTest() ? onTestFinished : afterAll)(remove);
  putFiles(folder, files);
  return folder;
}
