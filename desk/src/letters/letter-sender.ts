// Sends letters to subscribers while the desk runs, at the owner's rate.
import type { FastifyBaseLogger } from 'fastify';
import { errorCode, errorMessage } from '../error-text.ts';
import {
  claimNextLetter,
  type DueLetter,
  findSending,
  handOver,
  type Outcome,
  settleLetter,
  startDueLetters,
} from '../store/letters.ts';
import type { Store } from '../store/open-store.ts';
import type { LetterMailer } from './letter-mailer.ts';

type SmtpError = { responseCode?: number; command?: string };

/** What a failure means. `handed`: the mail server may have it all. */
export function outcomeOf({ responseCode = 0, command = '' }: SmtpError, handed: boolean): Outcome {
  const isOfThisAddress = handed || command === 'RCPT TO';
  if (responseCode >= 500 && isOfThisAddress) return 'refused';
  if (responseCode >= 400 && isOfThisAddress) return 'later';
  return handed ? 'unsure' : 'back';
}

/** Returns a function that stops it after the current email. */
export function startLetterSender(
  { db }: Pick<Store, 'db'>,
  send: LetterMailer | undefined,
  log: FastifyBaseLogger,
  lookEvery = 2_000,
): () => Promise<void> {
  if (!send) return async () => {};
  const mailer = send;
  let stopped = false;
  let wake = () => {};

  async function sendOne(due: DueLetter): Promise<void> {
    const content = await findSending(db, due.letter);
    if (!content) return;
    const { subject, html, text } = content;
    let handed = false;
    const beforeEnd = async () => {
      handed = await handOver(db, due);
      return handed;
    };
    try {
      await mailer({ id: due.id, to: due.email, token: due.token, subject, html, text, beforeEnd });
      await settleLetter(db, due, 'sent', Date.now());
    } catch (error) {
      const outcome = outcomeOf(error as SmtpError, handed);
      const { command } = error as SmtpError;
      // One that was kept back has no command.
      const words = outcome === 'back' && !command && errorCode(error) === '' ? null : errorMessage(error);
      await settleLetter(db, due, outcome, Date.now(), words);
      log.warn({ letter: due.letter, outcome, code: errorCode(error) }, 'letter not sent');
    }
  }

  /** Returns the time until the next one. */
  async function step(): Promise<number> {
    await startDueLetters(db, Date.now());
    const { due, wait = lookEvery } = await claimNextLetter(db, Date.now());
    if (!due) return Math.min(wait, lookEvery);
    const began = Date.now();
    await sendOne(due);
    return Math.max(0, wait - (Date.now() - began));
  }

  const run = async () => {
    while (!stopped) {
      const wait = await step().catch((error: unknown) => {
        log.warn({ error: error instanceof Error ? error.name : typeof error }, 'could not read the letters');
        return lookEvery;
      });
      if (wait > 0 && !stopped)
        await new Promise<void>((resolve) => {
          wake = resolve;
          setTimeout(resolve, wait).unref();
        });
    }
  };
  const done = run();
  return async () => {
    stopped = true;
    wake();
    await done;
  };
}
