import { chmod, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createEncryption, findSecret, SecretError, saveSecret } from './secret.ts';
import { testFolder } from './test-folder.ts';

const encryption = createEncryption('a secret for tests, of no other use');

it('gives back what was put in, to its owner only, and with the same secret only', () => {
  const locked = encryption.encrypt('JBSWY3DPEHPK3PXP', 'sarah');
  expect(locked).not.toContain('JBSWY3DPEHPK3PXP');
  expect(encryption.encrypt('JBSWY3DPEHPK3PXP', 'sarah')).not.toBe(locked);
  expect(encryption.decrypt(locked, 'sarah')).toBe('JBSWY3DPEHPK3PXP');
  expect(encryption.decrypt(locked, 'peter')).toBeUndefined();
  expect(createEncryption('another secret').decrypt(locked, 'sarah')).toBeUndefined();
  const changed = locked.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  expect(encryption.decrypt(changed, 'sarah')).toBeUndefined();
  expect(encryption.decrypt('', 'sarah')).toBeUndefined();
});

it('saves a secret in a private file, beside nothing else, and refuses one that is empty, short or open', async () => {
  const dataDir = testFolder();
  const file = join(dataDir, 'secret');
  const find = () => findSecret({ dataDir, serverSecret: undefined });
  const long = 'x'.repeat(32);
  expect(find()).toBeUndefined();
  saveSecret(dataDir, long);
  expect([find(), await readdir(dataDir), (await stat(file)).mode & 0o777]).toEqual([
    long,
    ['secret'],
    0o600,
  ]);
  for (const text of ['', '\n'.repeat(40), long.slice(1)]) {
    await writeFile(file, text);
    expect(find, JSON.stringify(text)).toThrow(SecretError);
  }
  await writeFile(file, long);
  await chmod(file, 0o604);
  expect(find).toThrow(`chmod 600 ${file}`);
});
