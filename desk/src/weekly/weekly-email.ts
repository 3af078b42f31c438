// The weekly email to owners who want it: on Monday at eight in Kampala, or as soon as the desk runs again.
import type { FastifyBaseLogger } from 'fastify';
import { dayName, dayNumber } from '../kampala-days.ts';
import { unsubscribeHeaders } from '../mail/emails.ts';
import { repeat } from '../repeat.ts';
import { countByForm } from '../store/counts.ts';
import { explainFailure } from '../store/fault.ts';
import type { Store } from '../store/open-store.ts';
import { type Email, enqueue } from '../store/outbox.ts';
import { retentionProblem } from '../store/retention.ts';
import type { Db } from '../store/tables.ts';
import { readVisits } from '../store/visits.ts';
import {
  answerTimes,
  claimWeek,
  openEntries,
  recentFaults,
  sentWeek,
  weeklyRecipients,
} from '../store/weekly.ts';
import type { SubmissionContext } from '../submission-context.ts';
import { type WeeklyFigures, weeklyText } from './weekly-text.ts';

/** After the morning's check of the desk. */
const hour = 8;
const lookEvery = 60_000;

/** The last Monday on which it was time, as a day since 1970. */
function weekOf(now: number): number {
  const day = dayNumber(now - hour * 3_600_000);
  // 1970 began on a Thursday.
  return day - ((day + 3) % 7);
}

async function faultsOf(db: Db, context: SubmissionContext, now: number): Promise<string[]> {
  const refused = await retentionProblem(db, context, now);
  const found = await recentFaults(db, now);
  return [
    ...(refused ? [`${refused.summary}. Fix: ${refused.fix}`] : []),
    ...(found ?? ['the daily check did not run. Fix: systemctl enable --now tred-doctor.timer']),
  ];
}

/** Emails of this week, or none if it was sent. */
async function makeEmails(
  db: Db,
  context: SubmissionContext,
  { deskUrl, monday, now }: { deskUrl: string; monday: number; now: number },
): Promise<Email[]> {
  const days = { from: monday - 7, to: monday - 1 };
  const emails: Email[] = [];
  for (const { to, token, ...visibility } of await weeklyRecipients(db)) {
    const figures: WeeklyFigures = {
      days,
      visits: await readVisits(db, days),
      forms: await countByForm(db, { ...days, visibility }),
      answers: await answerTimes(db, days, visibility),
      open: await openEntries(db, visibility),
      faults: await faultsOf(db, context, now),
    };
    const end = `${deskUrl}/newsletter/unsubscribe?token=${token}`;
    emails.push({
      kind: 'report',
      to,
      ...weeklyText(figures, context, { deskUrl, end, today: dayName(dayNumber(now)) }),
      headers: unsubscribeHeaders(end),
    });
  }
  return emails;
}

/** Returns how many emails it stored. */
export async function sendWeeklyEmail(
  { db }: Pick<Store, 'db'>,
  context: SubmissionContext,
  { deskUrl, now }: { deskUrl: string; now: number },
): Promise<number> {
  const monday = weekOf(now);
  const week = dayName(monday);
  if ((await sentWeek(db)) === week) return 0;
  const emails = await makeEmails(db, context, { deskUrl, monday, now });
  return db.transaction().execute(async (tx) => {
    if (!(await claimWeek(tx, week))) return 0;
    await enqueue(tx, emails, now);
    return emails.length;
  });
}

/** Returns a function that stops it. */
export function startWeeklyEmail(
  store: Store,
  context: SubmissionContext,
  deskUrl: string,
  log: FastifyBaseLogger,
): () => Promise<void> {
  return repeat(async () => {
    if (!context.sendsMail) return;
    try {
      const emails = await sendWeeklyEmail(store, context, { deskUrl, now: Date.now() });
      if (emails > 0) log.info({ emails }, 'wrote the weekly email');
    } catch (error) {
      log.warn(explainFailure(store, error), 'could not write the weekly email');
    }
  }, lookEvery);
}
