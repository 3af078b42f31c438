// The status of a submission that a visitor looks up with reference and email address.
import type { SpamReason, Status } from './desk-api.ts';
import { reference } from './fields.ts';
import { defineForm } from './form.ts';
import { emailAddress } from './forms/shared.ts';

/** The page, and the address of its form. */
export const LOOKUP_PATH = '/reference';

/** One of three states, or unknown. */
export const progresses = ['received', 'being-worked-on', 'answered'] as const;
export type Progress = (typeof progresses)[number];

const progressOfStatus: Record<Status, Progress> = {
  new: 'received',
  'in-progress': 'being-worked-on',
  done: 'answered',
};

/**
 * The same three words for every form, security reports among them: a person who has both sent it, and learns no more than
 * that someone has looked. What is in quarantine is received, whatever was done to it there: the sender of spam is told
 * nothing, and a person who was taken for one has been received.
 */
export const progressOf = ({ status, spam }: { status: Status; spam: SpamReason | null }): Progress =>
  spam === null ? progressOfStatus[status] : 'received';

/** A question and no message: it is not in the registry, and nothing of it is kept. */
export const lookup = defineForm({
  id: 'reference',
  fields: { reference: reference({ required: true }), email: emailAddress() },
});

/** The desk's answer to a script. A wrong pair is told in the same way as a right one. */
export interface LookupReply {
  ok: true;
  progress: Progress | 'unknown';
}
