// A small release for the tests of this room.
import type { LoadedRelease } from './collection';

export const someRelease = (version: string, more: Partial<LoadedRelease> = {}): LoadedRelease => ({
  version,
  date: '2026-08-24',
  type: 'Feature release',
  description: 'Fees by phone.',
  meta: 'What is in it.',
  highlights: [
    { title: 'Receipts by SMS', text: 'At once.' },
    { title: 'Faster lists', text: 'Twice.' },
  ],
  fixes: ['A date'],
  before: [],
  draft: false,
  ...more,
});
