// List of keyboard shortcuts, with a switch to turn them off.
import { useEffect, useRef } from 'react';
import { Action } from '~/ui/Action/Action';
import css from './Inbox.module.css';

const keys = [
  { key: 'j', does: 'Next entry' },
  { key: 'k', does: 'Previous entry' },
  { key: 'Enter', does: 'Open the entry that has the focus' },
  { key: 'u', does: 'Back to the list' },
  { key: 'x', does: 'Select the entry that has the focus' },
  { key: 'e', does: 'Mark as handled: the open entry, or those selected, or the one that has the focus' },
  { key: '/', does: 'Search' },
  { key: '?', does: 'This list' },
];

type ShortcutHelpProps = { on: boolean; onSwitch: (on: boolean) => void; onClose: () => void };

export function ShortcutHelp({ on, onSwitch, onClose }: ShortcutHelpProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);

  return (
    <dialog className={css.dialog} ref={dialog} aria-labelledby="keys-title" onClose={onClose}>
      <h2 className={css.subtitle} id="keys-title">
        Keys
      </h2>
      <label className={css.tick}>
        <input type="checkbox" checked={on} onChange={({ target }) => onSwitch(target.checked)} />
        Use these keys
      </label>
      <p className={css.meta}>
        They do nothing while you type, and can be switched off here, in this browser.
      </p>
      <table className={css.keys}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">Key</th>
            <th scope="col">What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(({ key, does }) => (
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
          Close
        </Action>
      </div>
    </dialog>
  );
}
