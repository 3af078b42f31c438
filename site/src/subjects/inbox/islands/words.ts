// How the inbox sets states and times.
import type { Status } from '@tred/contract/desk-api';
import type { BadgeTone } from '~/ui/Badge/Badge';

export const statusTones: Record<Status, BadgeTone> = { new: 'accent', 'in-progress': 'busy', done: 'good' };

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Kampala',
});

export const when = (ms: number) => format.format(ms);
