// Statuses of a submission as people read them.
import type { Status } from '@tred/contract/admin-api';
import type { BadgeTone } from '~/components/Badge/schema';

export const statusTones: Record<Status, BadgeTone> = { new: 'busy', 'in-progress': 'neutral', done: 'good' };
export const statusNames: Record<Status, string> = {
  new: 'New',
  'in-progress': 'In progress',
  done: 'Handled',
};
