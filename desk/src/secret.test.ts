// What the vault gives back, and to whom.
import { expect, it } from 'vitest';
import { createVault } from './secret.ts';

const vault = createVault('a secret for tests, of no other use');

it('gives back what was put in, to its owner only, and with the same secret only', () => {
  const locked = vault.lock('JBSWY3DPEHPK3PXP', 'sarah');
  expect(locked).not.toContain('JBSWY3DPEHPK3PXP');
  expect(vault.lock('JBSWY3DPEHPK3PXP', 'sarah')).not.toBe(locked);
  expect(vault.open(locked, 'sarah')).toBe('JBSWY3DPEHPK3PXP');
  expect(vault.open(locked, 'peter')).toBeUndefined();
  expect(createVault('another secret').open(locked, 'sarah')).toBeUndefined();
  const changed = locked.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  expect(vault.open(changed, 'sarah')).toBeUndefined();
  expect(vault.open('', 'sarah')).toBeUndefined();
});
