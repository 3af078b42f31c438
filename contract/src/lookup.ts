// The status of a submission that a visitor looks up with the reference and their email address or phone number.
import type { SpamReason, Status } from './admin-api.ts';
import { line, reference } from './fields.ts';
import { defineForm } from './form.ts';

export const LOOKUP_PATH = '/reference';

/** One of three states, or unknown. */
export const progresses = ['received', 'being-worked-on', 'answered'] as const;
export type Progress = (typeof progresses)[number];

const progressOfStatus: Record<Status, Progress> = {
  new: 'received',
  'in-progress': 'being-worked-on',
  done: 'answered',
};

/** The same three states for every form. Quarantined submissions are always `received`, so that spam senders learn nothing. */
export const progressOf = ({ status, spam }: { status: Status; spam: SpamReason | null }): Progress =>
  spam === null ? progressOfStatus[status] : 'received';

/** Not in the registry, and never stored. */
export const lookup = defineForm({
  id: 'reference',
  fields: { reference: reference({ required: true }), sender: line({ required: true, max: 254 }) },
});

/** Reply to a script, the same for a wrong pair. */
export interface LookupReply {
  ok: true;
  progress: Progress | 'unknown';
}
