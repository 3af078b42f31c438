// Answers to a submission: by email from here or from one's own mail program, by phone and by WhatsApp.
import { useQueryClient } from '@tanstack/react-query';
import { MAX_ANSWER, MAX_SUBJECT, type Status } from '@tred/contract/admin-api';
import { useState } from 'react';
import { formatPhone } from '~/lib/format-text';
import { type Answer, call, type Submission, useChange } from '../api';
import { useStaff } from '../session';
import { MailError } from '../ui/MailError';
import { Button, Form, focusAfterAction, Message, tried, when } from '../ui/parts';
import css from './inbox.module.css';
import { useShow } from './listing';

type Words = { subject: string; body: string };
type Draft = { template: string; typed: Readonly<Record<string, Words>> };

/** Text that was typed and not sent, by person and submission, until the page is closed. */
const drafts = new Map<string, Draft>();

function useDraft(key: string, replies: Submission['replies']) {
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

/** After an error the mail server may have it, although it is tried again. */
export const mayBeUndone = ({ state, attempts, error }: Answer) =>
  state === 'waiting' && attempts === 0 && error === null;

export function Answering({ submission }: { submission: Submission }) {
  const { reference, email, phone, replies, status, answers } = submission;
  const me = useStaff().session.name;
  const client = useQueryClient();
  const show = useShow();
  const draft = useDraft(`${me} ${reference}`, replies);
  const [isOpen, setIsOpen] = useState(false);
  /** The status before the answer that was sent from this page. */
  const [before, setBefore] = useState<Status>();
  const undo = useChange('POST /submissions/:reference/answers/undo');
  const undoAnswer = ({ id, subject, text }: Answer) =>
    undo.mutate(
      { params: { reference }, body: { id, status: before ?? 'in-progress' } },
      {
        onSuccess: (reply) => {
          show(reply);
          draft.type({ subject, body: text }, 'empty');
          setIsOpen(true);
        },
        onSettled: () => setBefore(undefined),
      },
    );

  if (!email && !phone && answers.length === 0) return null;
  return (
    <section>
      {answers.length > 0 && <h2>Answers</h2>}
      <ul className="stack">
        {answers.map((answer) => (
          <Sent
            key={answer.id}
            answer={answer}
            isNew={before !== undefined && answer === answers.at(-1)}
            onUndo={answer.author === me && mayBeUndone(answer) ? () => undoAnswer(answer) : undefined}
          />
        ))}
      </ul>
      <Message error={undo.error?.message} />
      {isOpen && (
        <AnswerForm
          {...{ submission, draft }}
          onRefused={() => void client.invalidateQueries({ queryKey: ['GET /submissions/:reference'] })}
          onClose={() => setIsOpen(false)}
          onSent={(reply) => {
            setBefore(status);
            setIsOpen(false);
            draft.clear();
            show(reply);
          }}
        />
      )}
      <div className="row" data-screen-only>
        {!isOpen && (email || phone) && (
          <Button className="primary" onClick={() => setIsOpen(true)}>
            {answers.length > 0 ? 'Answer again' : 'Write an answer'}
          </Button>
        )}
        {phone && <ByPhone phone={phone} reference={reference} text={draft.words.body} />}
      </div>
    </section>
  );
}

type SentProps = { answer: Answer; isNew: boolean; onUndo: (() => void) | undefined };

function Sent({ answer, isNew, onUndo }: SentProps) {
  const { author, to, subject, text, state, attempts, error, at } = answer;
  const waiting = attempts === 0 ? 'will be sent in ten seconds' : `waiting, ${tried(attempts)}`;
  const fate = { sent: 'sent', failed: 'not sent', waiting }[state];
  return (
    <li>
      <p role="status" tabIndex={-1} ref={isNew ? focusAfterAction : undefined}>
        {`${author} to ${to}: ${fate}, ${when(at)}`}
      </p>
      {error && <MailError error={error} isRetried={state === 'waiting'} />}
      {onUndo && <Button onClick={onUndo}>Undo</Button>}
      <details>
        <summary>{subject}</summary>
        <p className={css.text}>{text}</p>
      </details>
    </li>
  );
}

type AnswerFormProps = {
  submission: Submission;
  draft: ReturnType<typeof useDraft>;
  onRefused: () => void;
  onSent: (reply: { submission: Submission }) => void;
  onClose: () => void;
};

function AnswerForm({ submission, draft, onRefused, onSent, onClose }: AnswerFormProps) {
  const { reference, email, replies, sendsMail, answers } = submission;
  const { words, prepared } = draft;

  async function send() {
    const place = openPlace(words, prepared);
    if (place) throw new Error(`Replace ${place} with your own words, or take it out.`);
    const body = { subject: words.subject, text: words.body, after: answers.at(-1)?.id ?? '' };
    const sent = call('POST /submissions/:reference/answers', { params: { reference }, body });
    sent.catch(onRefused);
    onSent(await sent);
  }

  const others = (
    <>
      {email && (
        <a className="button" href={mailLink(email, words)}>
          Answer in your own mail program
        </a>
      )}
      <Button onClick={onClose}>Close</Button>
    </>
  );
  const fields = (
    <>
      {email && !sendsMail && (
        <p>No mail server is set here. Write your answer, then open it in your own mail program.</p>
      )}
      <label>
        Template
        <select value={draft.template} autoFocus onChange={({ target }) => draft.choose(target.value)}>
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
          rows={12}
          value={words.body}
          maxLength={MAX_ANSWER}
          required
          onChange={({ target }) => draft.type({ body: target.value })}
        />
      </label>
    </>
  );
  return (
    <div className={css.write} data-screen-only>
      {sendsMail && email !== null ? (
        <Form submit="Send" look="primary" beside={others} onSend={send}>
          {fields}
        </Form>
      ) : (
        <div className="stack">
          {fields}
          <div className="row">{others}</div>
        </div>
      )}
    </div>
  );
}

/** `phone` is in international form. */
function ByPhone({ reference, phone, text }: { reference: string; phone: string; text: string }) {
  const show = useShow();
  const note = useChange('POST /submissions/:reference/notes');
  return (
    <>
      <a className="button" href={`tel:${phone}`}>
        Call {formatPhone(phone)}
      </a>
      <a
        className="button"
        href={`https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
      >
        WhatsApp
      </a>
      <Button
        onClick={() =>
          note.mutate({ params: { reference }, body: { text: `Called ${phone}.` } }, { onSuccess: show })
        }
      >
        Note that I called
      </Button>
      <Message error={note.error?.message} />
    </>
  );
}

export function mailLink(to: string, { subject, body }: Words): string {
  // Mail programs need CRLF (RFC 6068), and a plain @.
  const lines = encodeURIComponent(body.replace(/\r?\n/g, '\r\n'));
  const address = encodeURIComponent(to).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${lines}`;
}
