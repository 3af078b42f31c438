// One entry: what was sent, its status, ready-made answers, notes, the mail about it, and what can be done with it.
import { type Detail, entryReply, type Status, statuses } from '@tred/contract/desk-api';
import { startTransition, useEffect, useOptimistic, useState } from 'react';
import { fillPlaces } from '~/lib/words';
import '~/ui/PillRadios/choice.css';
import { Action } from '~/ui/Action/Action';
import { Badge } from '~/ui/Badge/Badge';
import { call, type Trouble } from './api';
import { focusWhenShown } from './focus';
import css from './Inbox.module.css';
import { Mails } from './Mails';
import { Notes } from './Notes';
import { Person } from './Person';
import { Replies } from './Replies';
import { useWords } from './use-words';
import { when } from './words';

/** Whether they may export and erase, and what stays when they do. */
type ErasureProps = { mayErase: boolean; erasureNote: string };

type EntryProps = ErasureProps & {
  reference: string;
  /** Another number: it was changed from elsewhere, and is read again. */
  round: number;
  onChanged: (entry: Detail) => void;
  onErased: () => void;
  onClose: () => void;
  onTrouble: (error: unknown) => void;
};

type Reply = { entry: Detail };

export function Entry({ reference, round, onChanged, onErased, onClose, onTrouble, ...erasure }: EntryProps) {
  const words = useWords();
  const [entry, setEntry] = useState<Detail>();
  const [missing, setMissing] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    call('GET', `/submissions/${encodeURIComponent(reference)}`, entryReply).then(
      (reply) => setEntry(reply.entry),
      (error: Trouble) => (error.loggedOut ? onTrouble(error) : setMissing(error.message)),
    );
  }, [reference, round, onTrouble]);

  const take = ({ entry: next }: Reply) => {
    setEntry(next);
    onChanged(next);
  };

  return (
    <article className={css.entry} aria-labelledby="entry-title">
      <button className={css.quiet} type="button" onClick={onClose} data-screen-only>
        {words.entry.back}
      </button>
      {missing && <p role="alert">{missing}</p>}
      {entry ? (
        <Opened entry={entry} onReply={take} onErased={onErased} onTrouble={onTrouble} {...erasure} />
      ) : (
        !missing && <p role="status">{words.loading}</p>
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
  const { entry: words, status: statusWords } = useWords();
  const change = (what: { status?: Status; spam?: boolean }) =>
    call('PATCH', `/submissions/${entry.reference}`, entryReply, what).then(onReply, onTrouble);
  const [status, showStatus] = useOptimistic(entry.status);

  return (
    <>
      <h2 className={css.title} id="entry-title" tabIndex={-1} ref={focusWhenShown}>
        <span className={css.reference}>{entry.reference}</span> {entry.who}
      </h2>
      <p className={css.meta}>
        {entry.form}, {when(entry.createdAt)}
      </p>
      {entry.spam && (
        <p className={css.warning}>{fillPlaces(words.quarantined, { reason: words.spam[entry.spam] })}</p>
      )}
      {entry.place && (
        <Badge tone={entry.place === 'confirmed' ? 'good' : 'busy'}>
          {entry.place === 'confirmed' ? words.hasPlace : words.waits}
        </Badge>
      )}
      <fieldset className={css.statuses}>
        <legend>{words.status}</legend>
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
            {statusWords[one]}
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
      {entry.email && <Replies email={entry.email} reference={entry.reference} replies={entry.replies} />}
      <Notes entry={entry} onReply={onReply} onTrouble={onTrouble} />
      <Mails mails={entry.mails} />
      <div data-screen-only>
        <Action look="secondary" onClick={() => void change({ spam: entry.spam === null })}>
          {entry.spam ? words.notSpam : words.markSpam}
        </Action>
      </div>
      {entry.email && mayErase && (
        <Person email={entry.email} note={erasureNote} onErased={onErased} onTrouble={onTrouble} />
      )}
    </>
  );
}
