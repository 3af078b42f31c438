// A checkout that may only be read can still be served.
import { homedir } from 'node:os';
import { expect, it } from 'vitest';
import { canWrite } from './can-write.ts';
import { otherDataFolder } from './data-folder.ts';

const usual = '/checkout/data';
const readOnly = { usual, canWrite: () => false };

it('is the usual one where that can be written, or the one that was chosen', () => {
  expect(otherDataFolder({ env: {}, usual, canWrite: () => true })).toBeUndefined();
  expect(otherDataFolder({ ...readOnly, env: { DATA_DIR: '/chosen' } })).toBeUndefined();
});

it('is the user’s own in a checkout that may only be read', () => {
  expect(otherDataFolder({ ...readOnly, env: {} })).toBe(`${homedir()}/.local/state/tred`);
  expect(otherDataFolder({ ...readOnly, env: { XDG_STATE_HOME: '/state' } })).toBe('/state/tred');
});

it('asks the folder above what is not there', () => {
  expect(canWrite(`${import.meta.dirname}/not/there`)).toBe(true);
});
