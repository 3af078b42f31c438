// What staff wrote down about an entry, and a field to add to it.
import { type Detail, entryReply } from '@tred/contract/desk-api';
import { useActionState, useRef } from 'react';
import { Action } from '~/ui/Action/Action';
import { call } from './api';
import css from './Inbox.module.css';
import { useWords } from './use-words';
import { when } from './words';

type NotesProps = {
  entry: Detail;
  onReply: (reply: { entry: Detail }) => void;
  onTrouble: (error: unknown) => void;
};

export function Notes({ entry, onReply, onTrouble }: NotesProps) {
  const words = useWords().notes;
  const field = useRef<HTMLTextAreaElement>(null);
  const [saved, add, pending] = useActionState(async (_: boolean, data: FormData) => {
    const text = String(data.get('text')).trim();
    if (!text) return false;
    const path = `/submissions/${entry.reference}/notes`;
    const kept = await call('POST', path, entryReply, { text }).then(
      (reply) => {
        onReply(reply);
        return true;
      },
      (error) => {
        onTrouble(error);
        return false;
      },
    );
    // The button was switched off meanwhile, and has lost the focus.
    field.current?.focus();
    return kept;
  }, false);
  return (
    <section className={css.notes}>
      <h3 className={css.subtitle}>{words.title}</h3>
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
      <form className={css.addNote} action={add} data-screen-only>
        <label>
          {words.label}
          <textarea className={css.input} name="text" rows={3} maxLength={5000} required ref={field} />
        </label>
        <div className={css.buttons}>
          <Action type="submit" look="secondary" disabled={pending}>
            {pending ? words.saving : words.save}
          </Action>
          <span role="status">{saved && !pending && words.saved}</span>
        </div>
      </form>
    </section>
  );
}
