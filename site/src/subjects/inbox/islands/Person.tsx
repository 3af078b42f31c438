// Everything about one address: to hand out, or to erase after asking twice.
import { DESK_API, doneReply } from '@tred/contract/desk-api';
import { useRef, useState } from 'react';
import { Action } from '~/ui/Action/Action';
import { call } from './api';
import css from './Inbox.module.css';

type PersonProps = {
  email: string;
  /** They may export and erase. */
  mayErase: boolean;
  /** What stays out of both. */
  note: string;
  onErased: () => void;
  onTrouble: (error: unknown) => void;
};

export function Person({ email, mayErase, note, onErased, onTrouble }: PersonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);

  async function erase() {
    setBusy(true);
    await call('POST', '/person/erase', doneReply, { email }).then(onErased, onTrouble);
    setBusy(false);
    dialog.current?.close();
  }

  return (
    <section className={css.person}>
      <h3 className={css.subtitle}>{email}</h3>
      <p>
        <a href={`mailto:${encodeURIComponent(email)}`}>Write to this address</a>
      </p>
      {mayErase && (
        <>
          <form method="post" action={`${DESK_API}/person/export`}>
            <input type="hidden" name="email" value={email} />
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
              Erase everything about {email}?
            </h3>
            <p>All entries, notes, mail and subscriptions of this address go, for good.</p>
            {note && <p>{note}</p>}
            <div className={css.buttons}>
              <Action disabled={busy} onClick={() => void erase()}>
                {busy ? 'Erasing …' : 'Erase'}
              </Action>
              <Action look="secondary" onClick={() => dialog.current?.close()}>
                Keep
              </Action>
            </div>
          </dialog>
        </>
      )}
    </section>
  );
}
