// Everything about one address, for those who may: to hand out, or to erase after asking twice.
import { DESK_API, doneReply } from '@tred/contract/desk-api';
import { useRef, useState } from 'react';
import { fillPlaces } from '~/lib/words';
import { Action } from '~/ui/Action/Action';
import { call } from './api';
import css from './Inbox.module.css';
import { useWords } from './use-words';

type PersonProps = {
  email: string;
  /** What stays out of both. */
  note: string;
  onErased: () => void;
  onTrouble: (error: unknown) => void;
};

export function Person({ email, note, onErased, onTrouble }: PersonProps) {
  const words = useWords().erasure;
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);

  async function erase() {
    setBusy(true);
    await call('POST', '/person/erase', doneReply, { email }).then(onErased, onTrouble);
    setBusy(false);
    dialog.current?.close();
  }

  return (
    <section className={css.person} data-screen-only>
      <h3 className={css.subtitle}>{email}</h3>
      <form method="post" action={`${DESK_API}/person/export`}>
        <input type="hidden" name="email" value={email} />
        <Action look="secondary" type="submit">
          {words.export}
        </Action>
      </form>
      <Action look="secondary" onClick={() => dialog.current?.showModal()}>
        {words.erase}
      </Action>
      {note && <p className={css.meta}>{note}</p>}
      <dialog className={css.dialog} ref={dialog} aria-labelledby="erase-title">
        <h3 className={css.subtitle} id="erase-title">
          {fillPlaces(words.ask, { email })}
        </h3>
        <p>{words.warning}</p>
        {note && <p>{note}</p>}
        {/* A dialog opens on its first button: the harmless one. */}
        <div className={css.buttons}>
          <Action look="secondary" onClick={() => dialog.current?.close()}>
            {words.keep}
          </Action>
          <Action disabled={busy} onClick={() => void erase()}>
            {busy ? words.erasing : words.really}
          </Action>
        </div>
      </dialog>
    </section>
  );
}
