// One entry: what was sent, its status, notes, the mail about it, and what can be done with it.
import { type Detail, entryReply, type Status, statuses } from '@tred/contract/desk-api';
import { startTransition, useActionState, useEffect, useOptimistic, useState } from 'react';
import { Action } from '~/ui/Action/Action';
import { Badge } from '~/ui/Badge/Badge';
import { call, type Trouble } from './api';
import css from './Inbox.module.css';
import { Person } from './Person';
import { mailWords, spamWords, statusWords, when } from './words';

// A stable function, so that the focus moves when the entry opens and not at every change.
const focusWhenShown = (element: HTMLElement | null) => element?.focus();

/** Whether they may export and erase, and what stays when they do. */
type ErasureProps = { mayErase: boolean; erasureNote: string };

type EntryProps = ErasureProps & {
  reference: string;
  onChanged: (entry: Detail) => void;
  onErased: () => void;
  onClose: () => void;
  onTrouble: (error: unknown) => void;
};

type Reply = { entry: Detail };

export function Entry({ reference, onChanged, onErased, onClose, onTrouble, ...erasure }: EntryProps) {
  const [entry, setEntry] = useState<Detail>();
  const [missing, setMissing] = useState('');

  useEffect(() => {
    call('GET', `/submissions/${encodeURIComponent(reference)}`, entryReply).then(
      (reply) => setEntry(reply.entry),
      (error: Trouble) => (error.loggedOut ? onTrouble(error) : setMissing(error.message)),
    );
  }, [reference, onTrouble]);

  const take = ({ entry: next }: Reply) => {
    setEntry(next);
    onChanged(next);
  };

  return (
    <article className={css.entry} aria-labelledby="entry-title">
      <button className={css.quiet} type="button" onClick={onClose}>
        Back to the list
      </button>
      {missing && <p role="alert">{missing}</p>}
      {entry ? (
        <Opened entry={entry} onReply={take} onErased={onErased} onTrouble={onTrouble} {...erasure} />
      ) : (
        !missing && <p role="status">Loading …</p>
      )}
    </article>
  );
}

type OpenedProps = ErasureProps & {
  entry: Detail;
  onReply: (reply: Reply) => void;
  onErased: () => void;
  onTrouble: (error: unknown) => void;
};

function Opened({ entry, onReply, onErased, onTrouble, mayErase, erasureNote }: OpenedProps) {
  const path = `/submissions/${entry.reference}`;
  const change = (what: { status?: Status; spam?: boolean }) =>
    call('PATCH', path, entryReply, what).then(onReply, onTrouble);
  const [status, showStatus] = useOptimistic(entry.status);

  return (
    <>
      <h2 className={css.title} id="entry-title" tabIndex={-1} ref={focusWhenShown}>
        {entry.who}
      </h2>
      <p className={css.meta}>
        {entry.form}, {when(entry.createdAt)}, {entry.reference}
      </p>
      {entry.spam && <p className={css.warning}>In quarantine: {spamWords[entry.spam]}.</p>}
      {entry.place && (
        <Badge tone={entry.place === 'confirmed' ? 'good' : 'busy'}>
          {entry.place === 'confirmed' ? 'Has a place' : 'On the waiting list'}
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
            {statusWords[one].label}
          </button>
        ))}
      </fieldset>
      <dl className={css.answers}>
        {entry.answers.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Notes entry={entry} onReply={onReply} onTrouble={onTrouble} />
      <section>
        <h3 className={css.subtitle}>Mail</h3>
        {entry.mails.length === 0 && <p className={css.meta}>No mail was sent about this.</p>}
        <ul>
          {entry.mails.map(({ to, subject, state, attempts, error, at }) => (
            <li className={css.note} key={`${to} ${subject} ${at}`}>
              {subject} to {to}: {mailWords[state]}
              {state !== 'sent' && attempts > 0 && ` after ${attempts} tries`}, {when(at)}
              {error && <span className={css.warning}> {error}</span>}
            </li>
          ))}
        </ul>
      </section>
      <Action look="secondary" onClick={() => void change({ spam: entry.spam === null })}>
        {entry.spam ? 'Not spam' : 'Mark as spam'}
      </Action>
      {entry.email && (
        <Person
          email={entry.email}
          mayErase={mayErase}
          note={erasureNote}
          onErased={onErased}
          onTrouble={onTrouble}
        />
      )}
    </>
  );
}

function Notes({ entry, onReply, onTrouble }: Pick<OpenedProps, 'entry' | 'onReply' | 'onTrouble'>) {
  const [, add, pending] = useActionState(async (_: null, data: FormData) => {
    const text = String(data.get('text')).trim();
    if (text)
      await call('POST', `/submissions/${entry.reference}/notes`, entryReply, { text }).then(
        onReply,
        onTrouble,
      );
    return null;
  }, null);
  return (
    <section>
      <h3 className={css.subtitle}>Notes</h3>
      <ul>
        {entry.notes.map(({ id, author, text, createdAt }) => (
          <li className={css.note} key={id}>
            <span className={css.meta}>
              {author}, {when(createdAt)}
            </span>
            <p className={css.text}>{text}</p>
          </li>
        ))}
      </ul>
      <form className={css.addNote} action={add}>
        <label>
          Add a note
          <textarea className={css.input} name="text" rows={3} maxLength={5000} required />
        </label>
        <Action type="submit" look="secondary" disabled={pending}>
          {pending ? 'Saving …' : 'Save note'}
        </Action>
      </form>
    </section>
  );
}
