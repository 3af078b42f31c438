// Addresses inside the inbox.
import { expect, it } from 'vitest';
import { addressOf, readAddress } from './address';

it.each([
  ['', { view: 'inbox', open: '' }],
  ['#', { view: 'inbox', open: '' }],
  ['#TRD-4F7K2-M9QXD', { view: 'inbox', open: 'TRD-4F7K2-M9QXD' }],
  ['#counts', { view: 'counts', open: '' }],
  ['#events', { view: 'events', open: '' }],
  ['#events/bursars-day', { view: 'events', open: 'bursars-day' }],
  ['#%E0', { view: 'inbox', open: '%E0' }],
] as const)('%s is read', (hash, address) => {
  expect(readAddress(hash)).toEqual(address);
});

it('are read as they are written', () => {
  expect(readAddress(addressOf('events', 'a-b/c'))).toEqual({ view: 'events', open: 'a-b/c' });
  expect(readAddress(addressOf('inbox', 'TRD-4F7K2-M9QXD')).open).toBe('TRD-4F7K2-M9QXD');
  expect(readAddress(addressOf('counts'))).toEqual({ view: 'counts', open: '' });
});
