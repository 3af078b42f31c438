// Effects of each form: check against the site's lists, reserve a place, ask for confirmation, notify staff.
import type { PlaceState } from '@tred/contract/admin-api';
import type { FieldFinding } from '@tred/contract/form';
import {
  checkSubmission,
  type FormId,
  type FormValues,
  isFormId,
  type Submission,
} from '@tred/contract/registry';
import { priceAddress } from '@tred/contract/school-price';
import type { Db } from '../db/tables.ts';
import {
  isAddress,
  type PlaceHolder,
  releaseExpiredPlace,
  releasePlace,
  reservePlace,
} from '../events/places.ts';
import { subscribe } from '../newsletter/subscribers.ts';
import { enqueue } from '../outbox/outbox.ts';
import type { SubmissionContext } from '../submission-context.ts';
import { afterMonths } from './terms.ts';
import { castVote, withdrawVote } from './votes.ts';

interface SubmissionScope {
  tx: Db;
  context: SubmissionContext;
  reference: string;
  now: number;
  /** Too many emails to senders from this network: the page alone thanks. */
  skipsReceipt?: boolean;
}

interface Ballot {
  tx: Db;
  /** A keyed hash of the visitor, for pages that send no id. */
  visitor: string;
  now: number;
  context: SubmissionContext;
}

interface FormEffects<Id extends FormId> {
  findings?(values: FormValues[Id], context: SubmissionContext, now: number): FieldFinding[];
  /** Counts the values instead of storing a submission. */
  count?(values: FormValues[Id], ballot: Ballot): Promise<{ reference: string; repeat: boolean }>;
  /** Runs in the transaction of a genuine submission; returns the place to report, if any. */
  followUp(values: FormValues[Id], scope: SubmissionScope, form: Id): Promise<PlaceState | null>;
}

const toStaff = ({ context, reference }: SubmissionScope, form: string) =>
  context.emails.notification({ reference, form });

async function notifyBoth(values: { email: string }, scope: SubmissionScope, form: string) {
  const { tx, context, reference, now, skipsReceipt } = scope;
  const email = values.email.toLowerCase();
  const sends = email && context.sendsMail && !skipsReceipt;
  const receipt = sends ? context.emails.received({ reference, form, email }) : undefined;
  await enqueue(tx, [receipt, toStaff(scope, form)], now);
  return null;
}

const staffNotification = { followUp: notifyBoth };

const formEffects: { readonly [Id in FormId]: FormEffects<Id> } = {
  contact: staffNotification,
  'partner-application': staffNotification,
  'feature-request': staffNotification,
  order: staffNotification,
  'bulk-order': staffNotification,
  'recording-request': staffNotification,
  'startup-application': staffNotification,
  'affiliate-signup': staffNotification,
  'affiliate-contact': staffNotification,
  'security-report': staffNotification,
  'compliance-enquiry': staffNotification,
  'data-request': staffNotification,

  quotation: {
    async followUp(values, scope, form) {
      const { tx, context, reference, now } = scope;
      const email = context.emails.quotation({
        reference,
        email: values.email.toLowerCase(),
        address: priceAddress({ ...values, vat: values.vat === 'with' }),
      });
      await enqueue(tx, [email, toStaff(scope, form)], now);
      return null;
    },
  },

  newsletter: {
    async followUp({ email: typed, source }, { tx, context, now }) {
      const email = typed.toLowerCase();
      const keepDays = context.retentionDays.unconfirmedSubscription;
      const token = await subscribe(tx, { email, source, now, keepDays });
      if (token) await enqueue(tx, context.emails.confirmSubscription({ email, token }), now);
      return null;
    },
  },

  'event-registration': {
    findings: ({ event }, { events }, now) =>
      events(now).has(event) ? [] : [{ field: 'event', fault: 'wrong' }],
    async followUp(values, scope, form) {
      const { tx, context, reference, now } = scope;
      const event = context.events(now).get(values.event);
      // After the event there is no place to give.
      if (!event) {
        await enqueue(tx, [toStaff(scope, form)], now);
        return null;
      }
      const email = values.email.toLowerCase();
      const { title, capacity } = event;
      const confirm = context.sendsMail && email !== '';
      const request = {
        event: values.event,
        email: email || values.phone,
        reference,
        capacity,
        confirm,
        now,
      };
      const { place, repliedPlace, token, movedUp } = await reservePlace(tx, request);
      await tx
        .updateTable('submissions')
        .set({ replied_place: repliedPlace })
        .where('reference', '=', reference)
        .execute();
      const news = { reference, email, event: values.event, title, place, token };
      const confirmation = email ? context.emails.eventPlace(news) : undefined;
      await enqueue(tx, [confirmation, toStaff(scope, form)], now);
      await notifyMovedUp(scope, movedUp);
      return repliedPlace;
    },
  },

  vote: {
    findings: ({ request }, { requests }) =>
      requests.has(request) ? [] : [{ field: 'request', fault: 'wrong' }],
    count: ({ request, voter, withdrawn }, { tx, visitor, now, context }) =>
      withdrawn
        ? withdrawVote(tx, { request, voter: voter || visitor })
        : castVote(tx, {
            request,
            voter: voter || visitor,
            now,
            keepUntil: afterMonths(now, context.retentionMonths.forms),
          }),
    followUp: async () => null,
  },
};

export const getsReceipt = ({ form }: Submission) => formEffects[form] === staffNotification;

export function findingsOf<Id extends FormId>(
  submission: Submission<Id>,
  context: SubmissionContext,
  now: number,
): FieldFinding[] {
  const effects: FormEffects<Id> = formEffects[submission.form];
  return effects.findings?.(submission.values, context, now) ?? [];
}

/** Undefined for a form that is stored; otherwise its counter. */
export function counterOf<Id extends FormId>({ form, values }: Submission<Id>) {
  const effects: FormEffects<Id> = formEffects[form];
  const { count } = effects;
  return count && ((ballot: Ballot) => count(values, ballot));
}

export function followUp<Id extends FormId>(
  { form, values }: Submission<Id>,
  scope: SubmissionScope,
): Promise<PlaceState | null> {
  const effects: FormEffects<Id> = formEffects[form];
  return effects.followUp(values, scope, form);
}

/** The same for a stored submission. One of an older form only notifies staff. */
export async function followUpStored(
  { form, body }: { form: string; body: string },
  scope: SubmissionScope,
): Promise<void> {
  const parsed = isFormId(form) ? checkSubmission(form, JSON.parse(body)) : undefined;
  if (parsed?.ok) await followUp(parsed.submission, scope);
  else await enqueue(scope.tx, [toStaff(scope, form)], scope.now);
}

const capacityIn =
  ({ context, now }: SubmissionScope) =>
  (event: string) =>
    context.events(now).get(event)?.capacity ?? 0;

export async function undoFollowUp(scope: SubmissionScope): Promise<void> {
  const { tx, reference, now } = scope;
  const movedUp = await releasePlace(tx, { reference, capacityOf: capacityIn(scope), now });
  await notifyMovedUp(scope, movedUp);
}

export async function eraseSubmission(scope: SubmissionScope): Promise<void> {
  const { tx, reference } = scope;
  await undoFollowUp(scope);
  await tx.deleteFrom('outbox').where('reference', '=', reference).execute();
  await tx.deleteFrom('submissions').where('reference', '=', reference).execute();
}

/** Gives a place to the waiting list if it is still unconfirmed; returns whether it was. */
export async function expirePlace(scope: SubmissionScope): Promise<boolean> {
  const { tx, reference, now } = scope;
  const movedUp = await releaseExpiredPlace(tx, { reference, capacityOf: capacityIn(scope), now });
  await notifyMovedUp(scope, movedUp ?? []);
  return movedUp !== undefined;
}

async function notifyMovedUp(
  { tx, context, now }: SubmissionScope,
  movedUp: readonly PlaceHolder[],
): Promise<void> {
  for (const { verified_at, token, ...holder } of movedUp) {
    const title = context.events(now).get(holder.event)?.title;
    if (!title) continue;
    if (!isAddress(holder.email)) {
      // Staff tell a holder without an email address.
      await enqueue(tx, [context.emails.notification({ ...holder, form: 'event-registration' })], now);
      continue;
    }
    const confirmationToken = verified_at ? null : token;
    const email = context.emails.eventPlace({
      ...holder,
      title,
      place: 'confirmed',
      token: confirmationToken,
    });
    await enqueue(tx, { ...email, purpose: `moved up ${holder.event}` }, now);
  }
}
