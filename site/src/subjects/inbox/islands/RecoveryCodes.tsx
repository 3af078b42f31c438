// Recovery codes, shown this once.
import { useState } from 'react';
import { Action } from '~/ui/Action/Action';
import type { StaffWords } from '../staff-words';
import { focusWhenShown } from './focus';
import css from './Staff.module.css';

type RecoveryCodesProps = {
  words: StaffWords['account']['recovery'];
  codes: readonly string[];
  onDone: () => void;
};

export function RecoveryCodes({ words, codes, onDone }: RecoveryCodesProps) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      // They stand there to be selected.
      () => setCopied(false),
    );
  return (
    <div className={css.setUp}>
      <h4 className={css.subtitle} tabIndex={-1} ref={focusWhenShown}>
        {words.title}
      </h4>
      <p>{words.hint}</p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Action onClick={onDone}>{words.done}</Action>
        {/* The clipboard is there on https and on localhost only. */}
        {navigator.clipboard && (
          <Action look="secondary" onClick={() => void copy()}>
            {words.copy}
          </Action>
        )}
      </div>
      <p className={css.good} role="status">
        {copied && words.copied}
      </p>
    </div>
  );
}
