// Replies to a form: JSON for islands, a page for plain forms.
import { CONTACT_PATH, purposePath } from '@tred/contract/forms/contact';
import { formPath } from '@tred/contract/limits';
import { senderState } from '@tred/contract/page-attributes';
import type { FormId } from '@tred/contract/registry';
import type { AcceptedReply, ErrorCode, FailedReply, FormProblem, RefusedReply } from '@tred/contract/reply';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type FormProblems, problemPage } from '../pages/problem-page.ts';
import { pageHtml, sendMessage, sendPage } from '../pages/send-page.ts';
import { PostedPairs } from '../request-body.ts';
import type { StaticSite } from '../site/static-site.ts';
import type { FormOutcome } from './handle-form.ts';

const statusOf: Record<ErrorCode, number> = {
  malformed: 400,
  forbidden: 403,
  'unknown-form': 404,
  'wrong-method': 405,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  unavailable: 503,
};

/** Errors that our own pages do not cause. */
const plainly = {
  malformed: 'We could not read what was sent.',
  forbidden: 'Send the form from our website.',
  'unknown-form': 'There is no such form.',
  'wrong-method': 'Send the form from our website.',
  'wrong-type': 'Forms are sent as JSON or urlencoded.',
};

function messageFor(error: ErrorCode, { tooLarge, tooMany, unavailable }: StaticSite['replyWords']): string {
  return { ...plainly, 'too-large': tooLarge, 'too-many': tooMany, unavailable }[error];
}

/** A navigating browser accepts HTML; a script does not ask for it. */
export const wantsPage = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false;

export function sendFailure(
  reply: FastifyReply,
  error: ErrorCode,
  message = messageFor(error, reply.server.site.replyWords),
) {
  // The rate limiter counts its refusals by rule.
  if (error !== 'too-many') reply.server.metrics.refused(error);
  reply.code(statusOf[error]);
  if (!wantsPage(reply.request)) return reply.send({ ok: false, error, message } satisfies FailedReply);
  const { otherWays } = reply.server.site.replyWords;
  return sendMessage(reply, 'Not sent', [message, 'Go back: what you typed is still there.', otherWays]);
}

function comeFrom(request: FastifyRequest, form: FormId): string[] {
  const { referer } = request.headers;
  const addresses = request.server.site.addressesWith(form);
  try {
    const { pathname, searchParams } = new URL(referer ?? '');
    const purpose = pathname === CONTACT_PATH ? purposePath(searchParams) : undefined;
    return [...(purpose ? [purpose] : []), pathname, ...addresses];
  } catch {
    return [...addresses];
  }
}

/** The first of these pages that contains the form, with the problem shown; otherwise the problem alone. */
export function sendProblemPage(reply: FastifyReply, addresses: readonly string[], found: FormProblems) {
  for (const address of addresses) {
    const html = pageHtml(reply.server.site, address);
    const changed = html && problemPage(html, found);
    if (changed) return sendPage(reply, address, changed);
  }
  const lines = found.problems.map(({ message }) => message);
  return sendMessage(reply, found.title, [
    ...lines,
    ...(found.lines ?? []),
    'Go back to change what you sent.',
  ]);
}

export function replyTo(request: FastifyRequest, reply: FastifyReply, form: FormId, outcome: FormOutcome) {
  const isPlain =
    request.body instanceof PostedPairs && !request.headers.accept?.includes('application/json');
  const entries = request.body instanceof PostedPairs ? request.body.pairs : [];
  const { replyWords } = request.server.site;
  const showProblems = (title: string, problems: readonly FormProblem[], lines: readonly string[] = []) =>
    sendProblemPage(reply, comeFrom(request, form), {
      action: formPath(form),
      entries,
      title,
      error: replyWords.error,
      problems,
      lines,
    });
  switch (outcome.kind) {
    case 'accepted': {
      const { reference, repeat, waitingList, confirmByEmail } = outcome;
      if (!isPlain) {
        const more = { ...(waitingList && { waitingList }), ...(confirmByEmail && { confirmByEmail }) };
        return reply.code(repeat ? 200 : 201).send({ ok: true, reference, ...more } satisfies AcceptedReply);
      }
      const [email, phone] = ['email', 'phone'].map((name) => entries.find(([field]) => field === name)?.[1]);
      const query = new URLSearchParams({ form, reference, sender: senderState(email, phone) });
      if (waitingList) query.set('list', 'waiting');
      if (confirmByEmail) query.set('confirm', 'email');
      return reply.redirect(`/thank-you?${query}`, 303);
    }
    case 'refused': {
      const { problems } = outcome;
      reply.code(422);
      if (isPlain) return showProblems(replyWords.problem, problems);
      return reply.send({ ok: false, problems } satisfies RefusedReply);
    }
    case 'malformed':
      return sendFailure(reply, 'malformed', outcome.message);
    case 'too-many':
      // Without the page: filling it in again takes longer than any other reply.
      return sendFailure(reply.header('retry-after', outcome.seconds), 'too-many');
    case 'unavailable': {
      const { notSent, unavailable: message, otherWays } = replyWords;
      reply.code(503).header('retry-after', 30);
      return isPlain
        ? showProblems(notSent, [{ field: '', message }], [otherWays])
        : sendFailure(reply, 'unavailable');
    }
  }
}
