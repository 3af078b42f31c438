// Asks for the password once more, before something that matters.
import type { ReactNode } from 'react';
import { AskForm, textOf } from './AskForm';
import css from './Staff.module.css';

type PasswordAgainProps = {
  /** Whose it is, for password managers. */
  name: string;
  label: string;
  submit: string;
  beside?: ReactNode;
  onAsk: (password: string) => Promise<void>;
  onTrouble: (error: unknown) => void;
};

export function PasswordAgain({ name, label, submit, beside, onAsk, onTrouble }: PasswordAgainProps) {
  return (
    <AskForm
      submit={submit}
      look="secondary"
      beside={beside}
      onTrouble={onTrouble}
      onAsk={(fields) => onAsk(textOf(fields, 'password'))}
    >
      <input name="username" type="text" autoComplete="username" value={name} readOnly hidden />
      <label>
        {label}
        <input
          className={css.input}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </label>
    </AskForm>
  );
}
