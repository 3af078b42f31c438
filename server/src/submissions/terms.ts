// How long a submission is kept. The day is stored with it, so a new term holds for new submissions.
import { dayLength, monthsBefore } from '../kampala-days.ts';
import type { SubmissionContext } from '../submission-context.ts';

type Terms = Pick<SubmissionContext, 'retentionMonths' | 'retentionDays'>;

export const afterMonths = (time: number, months: number): number => monthsBefore(time, -months);

/** A newsletter form is kept for longer once its address is confirmed. */
export function keepSubmissionUntil(
  { retentionMonths, retentionDays }: Terms,
  { form, values, createdAt }: { form: string; values: object; createdAt: number },
): number {
  if (form === 'newsletter') return createdAt + retentionDays.unconfirmedSubscription * dayLength;
  const isApplication = form === 'contact' && 'position' in values && values.position !== '';
  return afterMonths(createdAt, isApplication ? retentionMonths.jobApplications : retentionMonths.forms);
}

export const keepSpamUntil = ({ retentionDays }: Terms, markedAt: number): number =>
  markedAt + retentionDays.spam * dayLength;
