// Routes to answer a submission by email, to see what became of the answers, and to take one back.
import { MAX_ANSWER, MAX_SUBJECT, statuses } from '@tred/contract/admin-api';
import { z } from 'zod';
import { emailsAbout, sendAnswer, takeBackAnswer } from '../submissions/answers.ts';
import { findSubmission, setStatus } from '../submissions/submissions.ts';
import { HttpError, type InboxOptions, noNul, visibilityOf } from './inbox-request.ts';
import { route } from './route.ts';
import { auditReading, notFound, referenceParams, showSubmission } from './submission-routes.ts';

const answer = z.object({
  subject: z
    .string()
    .trim()
    .min(1)
    .max(MAX_SUBJECT)
    .regex(/^\P{Cc}*$/u),
  text: z.string().trim().min(1).max(MAX_ANSWER).regex(noNul),
  /** The last answer that the author has seen; empty if there was none. */
  after: z.string().max(60),
});

const undo = z.object({ id: z.string().max(60), status: z.enum(statuses) });

export function answerRoutes(options: InboxOptions) {
  const { store, mailConfigured, clock } = options;
  const { db } = store;
  const show = showSubmission(options);

  return {
    'GET /submissions/:reference/answers': route({ params: referenceParams }, async (request) => {
      const { reference } = request.params;
      const submission = await findSubmission(db, reference, visibilityOf(request));
      if (!submission) throw notFound();
      await auditReading(request, submission);
      return { answers: submission.answers };
    }),

    'POST /submissions/:reference/answers': route(
      { params: referenceParams, body: answer },
      async (request, reply) => {
        const { reference } = request.params;
        const { after, ...words } = request.body;
        const now = clock();
        const submission = await findSubmission(db, reference, visibilityOf(request));
        if (!submission) throw notFound();
        const { email: to } = submission;
        if (!to) throw new HttpError(409, 'This submission has no email address.');
        if (!mailConfigured)
          throw new HttpError(409, 'No mail server is set, so nothing was sent. Use your own mail program.');
        const isThere = await db.transaction().execute(async (tx) => {
          // First, because it locks the submission: of two who answer at once, one comes second.
          if (!(await setStatus(tx, reference, 'done', now))) return false;
          const last = (await emailsAbout(tx, reference)).answers.at(-1);
          if (last && last.id !== after)
            throw new HttpError(
              409,
              `${last.author} has just answered. Yours was not sent: read that answer, then press Send if yours is still needed.`,
            );
          await sendAnswer(tx, { ...words, reference, to, author: request.staff }, now);
          await request.audit('answer-sent', { reference }, tx);
          return true;
        });
        if (!isThere) throw notFound();
        reply.code(201);
        return show(request, reference);
      },
    ),

    'POST /submissions/:reference/answers/undo': route(
      { params: referenceParams, body: undo },
      async (request) => {
        const { reference } = request.params;
        const { id, status } = request.body;
        if (!(await findSubmission(db, reference, visibilityOf(request)))) throw notFound();
        await db.transaction().execute(async (tx) => {
          if (!(await takeBackAnswer(tx, { id, reference, author: request.staff })))
            throw new HttpError(409, 'That answer is on its way already.');
          await setStatus(tx, reference, status, clock());
          await request.audit('answer-undone', { reference }, tx);
        });
        return show(request, reference);
      },
    ),
  };
}
