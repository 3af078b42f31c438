// One submission: values, status, reply templates, notes, emails and actions.
import {
  DESK_API,
  type Detail,
  doneReply,
  type Mail,
  type SpamReason,
  type Status,
  type SubmissionReply,
  statuses,
  submissionReply,
} from '@tred/contract/desk-api';
import { startTransition, useActionState, useEffect, useOptimistic, useRef, useState } from 'react';
import '~/components/PillRadios/choice.css';
import { Action } from '~/components/Action/Action';
import { Badge } from '~/components/Badge/Badge';
import { Answering } from './Answering';
import { call, type InboxError } from './api';
import css from './Inbox.module.css';
import { focusWhenShown, MailError, statusNames, useOnError, when } from './parts';

const spamReasons: Record<SpamReason, string> = {
  honeypot: 'it filled in a field that people do not see',
  'too-fast': 'it was sent faster than a person types',
  staff: 'someone here marked it',
};

/** Whether the user may export and erase, and the note about erasure. */
type ErasureProps = { mayErase: boolean; erasureNote: string };

type SubmissionProps = ErasureProps & {
  reference: string;
  /** The signed-in person. */
  staff: string;
  /** Changes when it must be loaded again. */
  round: number;
  onChanged: (submission: Detail) => void;
  onErased: () => void;
  onClose: () => void;
};

export function Submission({ reference, round, onChanged, onErased, onClose, ...erasure }: SubmissionProps) {
  const onError = useOnError();
  const [submission, setSubmission] = useState<Detail>();
  const [missing, setMissing] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    call('GET', `/submissions/${encodeURIComponent(reference)}`, submissionReply).then(
      (reply) => setSubmission(reply.submission),
      (error: InboxError) => (error.loggedOut ? onError(error) : setMissing(error.message)),
    );
  }, [reference, round, onError]);

  const showReply = ({ submission: next }: SubmissionReply) => {
    setSubmission(next);
    onChanged(next);
  };

  return (
    <article className={css.entry} aria-labelledby="entry-title">
      <button className={css.quiet} type="button" onClick={onClose} data-screen-only>
        Back to the list
      </button>
      {missing && <p role="alert">{missing}</p>}
      {submission ? (
        <Opened submission={submission} onReply={showReply} onErased={onErased} {...erasure} />
      ) : (
        !missing && <p role="status">Loading …</p>
      )}
    </article>
  );
}

type OpenedProps = ErasureProps & {
  submission: Detail;
  staff: string;
  onReply: (reply: SubmissionReply) => void;
  onErased: () => void;
};

function Opened({ submission, staff, onReply, onErased, mayErase, erasureNote }: OpenedProps) {
  const onError = useOnError();
  const change = (what: { status?: Status; spam?: boolean }) =>
    call('PATCH', `/submissions/${submission.reference}`, submissionReply, what).then(onReply, onError);
  const [status, showStatus] = useOptimistic(submission.status);

  return (
    <>
      <h2 className={css.title} id="entry-title" tabIndex={-1} ref={focusWhenShown}>
        <span className={css.reference}>{submission.reference}</span> {submission.who}
      </h2>
      <p className={css.meta}>
        {submission.form}, {when(submission.createdAt)}
      </p>
      {submission.spam && <p className={css.warning}>In quarantine: {spamReasons[submission.spam]}.</p>}
      {submission.place && (
        <Badge tone={submission.place === 'confirmed' ? 'good' : 'busy'}>
          {submission.place === 'confirmed' ? 'Has a place' : 'On the waiting list'}
        </Badge>
      )}
      <fieldset className={css.statuses}>
        <legend>Status</legend>
        {statuses.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === status}
            onClick={() =>
              startTransition(async () => {
                showStatus(one);
                await change({ status: one });
              })
            }
          >
            {statusNames[one]}
          </button>
        ))}
      </fieldset>
      <dl className={css.answers}>
        {submission.values.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Answering submission={submission} staff={staff} onReply={onReply} />
      <Notes submission={submission} onReply={onReply} />
      <Mails mails={submission.mails} />
      <div data-screen-only>
        <Action look="secondary" onClick={() => void change({ spam: submission.spam === null })}>
          {submission.spam ? 'Not spam' : 'Mark as spam'}
        </Action>
      </div>
      {submission.person && mayErase && (
        <Person person={submission.person} note={erasureNote} onErased={onErased} />
      )}
    </>
  );
}

type NotesProps = Pick<OpenedProps, 'submission' | 'onReply'>;

export function Notes({ submission, onReply }: NotesProps) {
  const onError = useOnError();
  const field = useRef<HTMLTextAreaElement>(null);
  const [saved, add, pending] = useActionState(async (_: boolean, data: FormData) => {
    const text = String(data.get('text')).trim();
    if (!text) return false;
    const path = `/submissions/${submission.reference}/notes`;
    const saved = await call('POST', path, submissionReply, { text }).then(
      (reply) => {
        onReply(reply);
        return true;
      },
      (error) => {
        onError(error);
        return false;
      },
    );
    // The disabled button has lost the focus.
    field.current?.focus();
    return saved;
  }, false);
  return (
    <section className={css.notes}>
      <h3 className={css.subtitle}>Notes</h3>
      <ul>
        {submission.notes.map(({ id, author, text, createdAt }) => (
          <li className={css.note} key={id}>
            <span className={css.meta}>
              {author}, {when(createdAt)}
            </span>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
      <form className={css.addNote} action={add} data-screen-only>
        <label>
          Add a note
          <textarea className={css.input} name="text" rows={3} maxLength={5000} required ref={field} />
        </label>
        <div className={css.buttons}>
          <Action type="submit" look="secondary" disabled={pending}>
            {pending ? 'Saving …' : 'Save note'}
          </Action>
          <span role="status">{saved && !pending && 'Note saved.'}</span>
        </div>
      </form>
    </section>
  );
}

function Mails({ mails }: { mails: readonly Mail[] }) {
  return (
    <section>
      <h3 className={css.subtitle}>Mail</h3>
      {mails.length === 0 && <p className={css.meta}>No mail was sent about this.</p>}
      <ul>
        {mails.map(({ to, subject, state, attempts, error, at }) => {
          const tries = attempts === 1 ? '1 try' : `${attempts} tries`;
          const stateText = state !== 'sent' && attempts > 0 ? `${state} after ${tries}` : state;
          return (
            <li className={css.note} key={`${to} ${subject} ${at}`}>
              {`${subject} to ${to}: ${stateText}, ${when(at)}`}
              {error && <MailError error={error} state={state} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type PersonProps = {
  /** An email address or a phone number. */
  person: string;
  /** Data that export and erasure leave out. */
  note: string;
  onErased: () => void;
};

export function Person({ person, note, onErased }: PersonProps) {
  const onError = useOnError();
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);

  async function erase() {
    setBusy(true);
    await call('POST', '/person/erase', doneReply, { person }).then(onErased, onError);
    setBusy(false);
    dialog.current?.close();
  }

  return (
    <section className={css.person} data-screen-only>
      <h3 className={css.subtitle}>{person}</h3>
      <form method="post" action={`${DESK_API}/person/export`}>
        <input type="hidden" name="person" value={person} />
        <Action look="secondary" type="submit">
          Export everything about it
        </Action>
      </form>
      <Action look="secondary" onClick={() => dialog.current?.showModal()}>
        Erase everything about it
      </Action>
      {note && <p className={css.meta}>{note}</p>}
      <dialog className={css.dialog} ref={dialog} aria-labelledby="erase-title">
        <h3 className={css.subtitle} id="erase-title">
          {`Erase everything about ${person}?`}
        </h3>
        <p>All entries, notes, mail and subscriptions found by it go, for good.</p>
        {note && <p>{note}</p>}
        {/* A dialog focuses its first button: the harmless one. */}
        <div className={css.buttons}>
          <Action look="secondary" onClick={() => dialog.current?.close()}>
            Keep
          </Action>
          <Action disabled={busy} onClick={() => void erase()}>
            {busy ? 'Erasing …' : 'Erase'}
          </Action>
        </div>
      </dialog>
    </section>
  );
}
