// How the inbox says things: states, times.
import type { MailState, SpamReason, Status } from '@tred/contract/desk-api';
import type { BadgeTone } from '~/ui/Badge/Badge';

export const statusWords: Record<Status, { label: string; tone: BadgeTone }> = {
  new: { label: 'New', tone: 'accent' },
  'in-progress': { label: 'In progress', tone: 'busy' },
  done: { label: 'Done', tone: 'good' },
};

export const spamWords: Record<SpamReason, string> = {
  honeypot: 'it filled in a field that people do not see',
  'too-fast': 'it was sent faster than a person types',
  staff: 'someone here marked it',
};

export const mailWords: Record<MailState, string> = { waiting: 'waiting', sent: 'sent', failed: 'failed' };

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Africa/Kampala',
});

export const when = (ms: number) => format.format(ms);
