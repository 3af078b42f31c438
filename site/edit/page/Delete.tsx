// Deletes a file, after asking. What git has can be brought back, and the question says which it is.
import { useRef, useState } from 'react';
import { Action } from '~/ui/Action/Action';
import type { Opened } from '../messages.ts';
import { ask, fileAt } from './ask.ts';
import css from './editor.module.css';

export function Delete({ entry, onDeleted }: { entry: Opened; onDeleted: () => void }) {
  const { path, version, kept } = entry;
  const dialog = useRef<HTMLDialogElement>(null);
  const [wrong, setWrong] = useState('');

  async function remove() {
    const answer = await ask('DELETE', `${fileAt(path)}&version=${version}`);
    if (answer.ok) return onDeleted();
    setWrong(answer.message);
  }

  return (
    <>
      <Action look="secondary" onClick={() => dialog.current?.showModal()}>
        Delete …
      </Action>
      <dialog className={css.dialog} ref={dialog} aria-labelledby="delete-title">
        <h2 id="delete-title">Delete this {entry.name}?</h2>
        <p>
          {kept
            ? 'Git has it as it is. Until the deletion is committed, this brings it back:'
            : 'Git does not have it as it is now. What was committed before, if anything was, comes back with:'}
        </p>
        <p className={css.path}>git restore site/src/content/{path}</p>
        <p>Its address may be known elsewhere: “Addresses that moved” can lead it to another page.</p>
        {wrong && <p role="alert">{wrong}</p>}
        <div className={css.row}>
          <Action look="secondary" onClick={() => dialog.current?.close()}>
            Keep it
          </Action>
          <Action look="secondary" onClick={() => void remove()}>
            Delete the file
          </Action>
        </div>
      </dialog>
    </>
  );
}
