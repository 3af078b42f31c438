// Answers to an entry: by email through the desk or in one's own mail program, by phone and by WhatsApp.
import {
  type Answer,
  answersReply,
  type Detail,
  MAX_ANSWER,
  MAX_SUBJECT,
  type PreparedReply,
  type Status,
  type SubmissionReply,
  submissionReply,
} from '@tred/contract/desk-api';
import { startTransition, useActionState, useEffect, useState } from 'react';
import { Action } from '~/components/Action/Action';
import { formatPhone } from '~/lib/format-text';
import { call, InboxError } from './api';
import css from './Inbox.module.css';
import { focusWhenShown, MailError, useOnError, when } from './parts';

type Words = Pick<PreparedReply, 'subject' | 'body'>;

type Draft = { template: string; typed: Readonly<Record<string, Words>> };

/** Text that was typed and not sent, by person and entry, until the page is closed. */
const drafts = new Map<string, Draft>();

function useDraft(key: string, replies: readonly PreparedReply[]) {
  const [draft, setDraft] = useState<Draft>(() => drafts.get(key) ?? { template: '', typed: {} });
  const template = replies.find(({ id }) => id === draft.template) ?? replies[0];
  const prepared: Words = template ?? { subject: '', body: '' };
  const words = draft.typed[template?.id ?? ''] ?? prepared;
  const change = (next: Draft) => {
    drafts.set(key, next);
    setDraft(next);
  };
  return {
    template: template?.id ?? '',
    prepared,
    words,
    /** Texts that were typed into another template stay there. */
    choose: (id: string) => change({ ...draft, template: id }),
    type: (more: Partial<Words>, id = template?.id ?? '') =>
      change({ template: id, typed: { ...draft.typed, [id]: { ...words, ...more } } }),
    clear() {
      drafts.delete(key);
      setDraft({ template: '', typed: {} });
    },
  };
}

/** A place such as `[day and time]` that the template leaves to the author. */
const openPlace = ({ body }: Words, prepared: Words) =>
  prepared.body.match(/\[[^\]]+\]/g)?.find((place) => body.includes(place));

/** The result of an answer shows by itself, also while the form is open. */
const lookEvery = 3_000;
/** After an error the mail server may have it, although it is tried again. */
const canBeUndone = ({ state, attempts, error }: Answer) =>
  state === 'waiting' && attempts === 0 && error === null;

function useAnswers({ reference, answers: loaded }: Detail) {
  const [latest, setLatest] = useState({ loaded, answers: loaded });
  const answers = latest.loaded === loaded ? latest.answers : loaded;
  const look = () =>
    call('GET', `/submissions/${reference}/answers`, answersReply).then(
      (reply) => setLatest({ loaded, answers: reply.answers }),
      // The next look or the next press says what is wrong.
      () => {},
    );
  const waits = answers.some(canBeUndone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `look` is new each time
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [waits, loaded]);
  return { answers, look };
}

type AnsweringProps = {
  submission: Detail;
  /** Who writes. */
  staff: string;
  onReply: (reply: SubmissionReply) => void;
};

export function Answering({ submission, staff, onReply }: AnsweringProps) {
  const { reference, email, phone, replies, status } = submission;
  const onError = useOnError();
  const draft = useDraft(`${staff} ${reference}`, replies);
  const { answers, look } = useAnswers(submission);
  const [isOpen, setIsOpen] = useState(false);
  /** The status before the answer that was sent from this page. */
  const [before, setBefore] = useState<Status>();

  async function undo({ id, subject, text }: Answer) {
    const what = { id, status: before ?? 'in-progress' };
    await call('POST', `/submissions/${reference}/answers/undo`, submissionReply, what).then((reply) => {
      onReply(reply);
      draft.type({ subject, body: text }, 'empty');
      setIsOpen(true);
    }, onError);
    setBefore(undefined);
  }

  if (!email && !phone && answers.length === 0) return null;
  return (
    <section className={css.replies}>
      <h3 className={css.subtitle}>Answer</h3>
      {answers.length > 0 && (
        <ul>
          {answers.map((answer) => (
            <SentAnswer
              key={answer.id}
              answer={answer}
              isNew={before !== undefined && answer === answers.at(-1)}
              onUndo={answer.author === staff && canBeUndone(answer) ? () => void undo(answer) : undefined}
            />
          ))}
        </ul>
      )}
      {isOpen ? (
        <AnswerForm
          {...{ submission, draft }}
          last={answers.at(-1)?.id ?? ''}
          onRefused={look}
          onClose={() => setIsOpen(false)}
          onSent={(reply) => {
            setBefore(status);
            setIsOpen(false);
            draft.clear();
            onReply(reply);
          }}
        />
      ) : (
        (email || phone) && (
          <div data-screen-only>
            <Action onClick={() => setIsOpen(true)}>
              {answers.length > 0 ? 'Answer again' : 'Write an answer'}
            </Action>
          </div>
        )
      )}
      {phone && <ByPhone {...{ reference, phone, onReply }} text={draft.words.body} />}
    </section>
  );
}

type SentAnswerProps = { answer: Answer; isNew: boolean; onUndo: (() => void) | undefined };

function SentAnswer({ answer, isNew, onUndo }: SentAnswerProps) {
  const { author, to, subject, text, error, at } = answer;
  return (
    <li className={css.note}>
      <p role="status" tabIndex={-1} ref={isNew ? focusWhenShown : undefined}>
        {`${author} to ${to}: ${fateOf(answer)}, ${when(at)}`}
      </p>
      {error && <MailError error={error} state={answer.state} />}
      {onUndo && (
        <button className={css.quiet} type="button" onClick={onUndo} data-screen-only>
          Undo
        </button>
      )}
      <details>
        <summary>{subject}</summary>
        <p className={css.text}>{text}</p>
      </details>
    </li>
  );
}

function fateOf({ state, attempts }: Answer): string {
  if (state === 'sent') return 'sent';
  if (state === 'failed') return 'not sent';
  return attempts === 0
    ? 'goes out in ten seconds'
    : `waits, tried ${attempts === 1 ? 'once' : `${attempts} times`}`;
}

type AnswerFormProps = {
  submission: Detail;
  draft: ReturnType<typeof useDraft>;
  /** The last answer that is shown here. */
  last: string;
  onRefused: () => void;
  onSent: (reply: SubmissionReply) => void;
  onClose: () => void;
};

function AnswerForm({ submission, draft, last, onRefused, onSent, onClose }: AnswerFormProps) {
  const { reference, email, replies, sendsMail } = submission;
  const onError = useOnError();
  const { words, prepared } = draft;
  const mayBeSent = sendsMail && email !== null;
  const [problem, send, pending] = useActionState(async () => {
    const place = openPlace(words, prepared);
    if (place) return `Replace ${place} by your own words, or take it out.`;
    try {
      const answer = { subject: words.subject, text: words.body, after: last };
      onSent(await call('POST', `/submissions/${reference}/answers`, submissionReply, answer));
    } catch (error) {
      if (!(error instanceof InboxError) || error.loggedOut) onError(error);
      else {
        onRefused();
        return error.message;
      }
    }
    return '';
  }, '');

  return (
    <form
      className={css.addNote}
      data-screen-only
      onSubmit={(event) => {
        event.preventDefault();
        if (mayBeSent) startTransition(send);
      }}
    >
      {email && !sendsMail && (
        <p>No mail server is set here. Write your answer, then open it in your own mail program.</p>
      )}
      <label>
        Template
        <select
          className={css.input}
          value={draft.template}
          ref={focusWhenShown}
          onChange={({ target }) => draft.choose(target.value)}
        >
          {replies.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {email && (
        <label>
          Subject
          <input
            className={css.input}
            type="text"
            value={words.subject}
            maxLength={MAX_SUBJECT}
            required
            onChange={({ target }) => draft.type({ subject: target.value })}
          />
        </label>
      )}
      <label>
        {email ? `Text to ${email}` : 'Text for WhatsApp'}
        <textarea
          className={css.input}
          rows={14}
          value={words.body}
          maxLength={MAX_ANSWER}
          required
          onChange={({ target }) => draft.type({ body: target.value })}
        />
      </label>
      <p className={css.problem} role="alert">
        {problem}
      </p>
      <div className={css.buttons}>
        {mayBeSent && (
          <Action type="submit" disabled={pending}>
            {pending ? 'Sending …' : 'Send'}
          </Action>
        )}
        {email && (
          <a className={css.quiet} href={mailLink(email, words)}>
            Answer in your own mail program
          </a>
        )}
        <button className={css.quiet} type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </form>
  );
}

type ByPhoneProps = {
  reference: string;
  /** In international form. */
  phone: string;
  text: string;
  onReply: (reply: SubmissionReply) => void;
};

function ByPhone({ reference, phone, text, onReply }: ByPhoneProps) {
  const onError = useOnError();
  const noteCall = () =>
    call('POST', `/submissions/${reference}/notes`, submissionReply, { text: `Called ${phone}.` });
  return (
    <ul className={css.buttons} data-screen-only>
      <li>
        <a className={css.quiet} href={`tel:${phone}`}>
          Call {formatPhone(phone)}
        </a>
      </li>
      <li>
        <a
          className={css.quiet}
          href={`https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
        >
          WhatsApp
        </a>
      </li>
      <li>
        <button className={css.quiet} type="button" onClick={() => void noteCall().then(onReply, onError)}>
          Note that I called
        </button>
      </li>
    </ul>
  );
}

export function mailLink(to: string, { subject, body }: Words): string {
  // Mail programs need CRLF (RFC 6068), and a plain @.
  const lines = encodeURIComponent(body.replace(/\r?\n/g, '\r\n'));
  const address = encodeURIComponent(to).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${lines}`;
}
