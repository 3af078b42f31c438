// Encrypted text is readable only with its owner and secret.
import { expect, it } from 'vitest';
import { createEncryption } from './secret.ts';

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
