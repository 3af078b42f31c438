// A small position for the tests of this room.
import type { LoadedJob } from './collection';

export const someJob = (title: string, more: Partial<LoadedJob> = {}): LoadedJob => ({
  id: title.toLowerCase(),
  title,
  department: 'Schools',
  location: 'Entebbe, Uganda',
  type: 'Full-time',
  description: 'Sit with registrars.',
  posted: '2026-11-01',
  draft: false,
  sample: true,
  ...more,
});
