// Which keys there are, and the switch that turns them off.
import { useEffect, useRef } from 'react';
import { Action } from '~/ui/Action/Action';
import css from './Inbox.module.css';
import { useWords } from './use-words';

type ShortcutHelpProps = { on: boolean; onSwitch: (on: boolean) => void; onClose: () => void };

export function ShortcutHelp({ on, onSwitch, onClose }: ShortcutHelpProps) {
  const words = useWords().keys;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog className={css.dialog} ref={dialog} aria-labelledby="keys-title" onClose={onClose}>
      <h2 className={css.subtitle} id="keys-title">
        {words.title}
      </h2>
      <label className={css.tick}>
        <input type="checkbox" checked={on} onChange={({ target }) => onSwitch(target.checked)} />
        {words.use}
      </label>
      <p className={css.meta}>{words.off}</p>
      <table className={css.keys}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.key}</th>
            <th scope="col">{words.does}</th>
          </tr>
        </thead>
        <tbody>
          {words.list.map(({ key, does }) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <Action look="secondary" onClick={() => dialog.current?.close()}>
          {words.close}
        </Action>
      </div>
    </dialog>
  );
}
