// Answers to a submission: by email from here or from one's own mail program, by phone and by WhatsApp.
import { MAX_ANSWER, MAX_SUBJECT, type Status } from '@tred/contract/admin-api';
import { useState } from 'react';
import { formatPhone } from '~/lib/format-text';
import { type Answer, call, type Submission, useApi, useChange } from '../api';
import { useStaff } from '../session';
import { MailError } from '../ui/MailError';
import { Button, buttonClass, Form, focusAfterAction, Message, when } from '../ui/parts';
import ui from '../ui/ui.module.css';
import css from './inbox.module.css';
import { useRows } from './listing';

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

/** The result of an answer shows by itself, also while the form is open. */
const LOOK_EVERY_MS = 3_000;
/** After an error the mail server may have it, although it is tried again. */
const canBeUndone = ({ state, attempts, error }: Answer) =>
  state === 'waiting' && attempts === 0 && error === null;

export function Answering({ submission }: { submission: Submission }) {
  const { reference, email, phone, replies, status } = submission;
  const {
    session: { name: me },
  } = useStaff();
  const { show } = useRows();
  const params = { reference };
  const draft = useDraft(`${me} ${reference}`, replies);
  const [waits, setWaits] = useState(submission.answers.some(canBeUndone));
  const latest = useApi(
    'GET /submissions/:reference/answers',
    { params },
    { enabled: waits, refetchInterval: LOOK_EVERY_MS, initialData: { answers: submission.answers } },
  );
  const answers = latest.data?.answers ?? submission.answers;
  if (waits !== answers.some(canBeUndone)) setWaits(!waits);
  const [isOpen, setIsOpen] = useState(false);
  /** The status before the answer that was sent from this page. */
  const [before, setBefore] = useState<Status>();
  const undo = useChange('POST /submissions/:reference/answers/undo');

  const undoAnswer = ({ id, subject, text }: Answer) =>
    undo.mutate(
      { params, body: { id, status: before ?? 'in-progress' } },
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
    <section className={css.section}>
      {answers.length > 0 && <h2 className={ui.subtitle}>Answers</h2>}
      <ul>
        {answers.map((answer) => (
          <Sent
            key={answer.id}
            answer={answer}
            isNew={before !== undefined && answer === answers.at(-1)}
            onUndo={answer.author === me && canBeUndone(answer) ? () => undoAnswer(answer) : undefined}
          />
        ))}
      </ul>
      <Message error={undo.error?.message} />
      {isOpen && (
        <AnswerForm
          {...{ submission, draft }}
          last={answers.at(-1)?.id ?? ''}
          onRefused={() => void latest.refetch()}
          onClose={() => setIsOpen(false)}
          onSent={(reply) => {
            setBefore(status);
            setIsOpen(false);
            draft.clear();
            show(reply);
          }}
        />
      )}
      <div className={ui.row} data-screen-only>
        {!isOpen && (email || phone) && (
          <Button look="primary" onClick={() => setIsOpen(true)}>
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
  const { author, to, subject, text, error, at } = answer;
  return (
    <li className={css.note}>
      <p role="status" tabIndex={-1} ref={isNew ? focusAfterAction : undefined}>
        {`${author} to ${to}: ${fateOf(answer)}, ${when(at)}`}
      </p>
      {error && <MailError error={error} isRetried={answer.state === 'waiting'} />}
      {onUndo && (
        <Button onClick={onUndo} data-screen-only>
          Undo
        </Button>
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
    ? 'will be sent in ten seconds'
    : `waiting, tried ${attempts === 1 ? 'once' : `${attempts} times`}`;
}

type AnswerFormProps = {
  submission: Submission;
  draft: ReturnType<typeof useDraft>;
  /** The last answer that is shown here. */
  last: string;
  onRefused: () => void;
  onSent: (reply: { submission: Submission }) => void;
  onClose: () => void;
};

function AnswerForm({ submission, draft, last, onRefused, onSent, onClose }: AnswerFormProps) {
  const { reference, email, replies, sendsMail } = submission;
  const { words, prepared } = draft;
  const mayBeSent = sendsMail && email !== null;

  async function send() {
    const place = openPlace(words, prepared);
    if (place) throw new Error(`Replace ${place} with your own words, or take it out.`);
    const body = { subject: words.subject, text: words.body, after: last };
    const sent = call('POST /submissions/:reference/answers', { params: { reference }, body });
    sent.catch(onRefused);
    onSent(await sent);
  }

  const others = (
    <>
      {email && (
        <a className={buttonClass()} href={mailLink(email, words)}>
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
        <select
          className={ui.input}
          value={draft.template}
          autoFocus
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
            className={ui.input}
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
          className={ui.input}
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
      {mayBeSent ? (
        <Form submit="Send" beside={others} onSend={send}>
          {fields}
        </Form>
      ) : (
        <div className={`${ui.form} ${css.unsent}`}>
          {fields}
          <div className={ui.row}>{others}</div>
        </div>
      )}
    </div>
  );
}

/** `phone` is in international form. */
function ByPhone({ reference, phone, text }: { reference: string; phone: string; text: string }) {
  const { show } = useRows();
  const note = useChange('POST /submissions/:reference/notes');
  return (
    <>
      <a className={buttonClass()} href={`tel:${phone}`}>
        Call {formatPhone(phone)}
      </a>
      <a
        className={buttonClass()}
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
