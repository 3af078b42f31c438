// Asks the website's editor to build the pages of today, because most pages know the date.
import { CLOCK } from '@tred/contract/editor-requests';
import type { FastifyBaseLogger } from 'fastify';
import { errorMessage } from '../error-text.ts';
import type { InboxOptions } from '../inbox/inbox-request.ts';
import { dayName, dayNumber } from '../kampala-days.ts';
import { askEditor, type EditorSettings } from './ask-editor.ts';

/** A build may fail for a reason that passes, such as a full disk. */
const AGAIN_AFTER_MS = 60 * 60_000;

/** Returns a function to be called every few minutes: it asks until the served pages are of today. */
export function askForToday(
  website: EditorSettings,
  { context, clock }: Pick<InboxOptions, 'context' | 'clock'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  let asked = { day: '', at: 0 };
  return async () => {
    const now = clock();
    const day = dayName(dayNumber(now));
    if (context.day >= day || (asked.day === day && Math.abs(now - asked.at) < AGAIN_AFTER_MS)) return;
    try {
      const person = { name: CLOCK, rights: ['edit', 'publish'] } as const;
      const answer = await askEditor(website, person, { method: 'POST', url: '/day' });
      answer.resume();
      // It refuses while a publication runs.
      if (answer.statusCode === 200) asked = { day, at: now };
    } catch (error) {
      log.warn({ error: errorMessage(error) }, 'could not ask for the pages of today');
    }
  };
}
