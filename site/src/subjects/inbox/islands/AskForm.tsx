// A form that asks the desk for something: what goes wrong stands above its button, what was typed stays.
import { type ReactNode, type SubmitEvent, startTransition, useActionState, useRef } from 'react';
import { Action } from '~/ui/Action/Action';
import { Trouble } from './api';
import css from './Staff.module.css';

type AskFormProps = {
  children: ReactNode;
  submit: string;
  look?: 'primary' | 'secondary';
  /** Beside the button. */
  beside?: ReactNode;
  onAsk: (fields: FormData) => Promise<void>;
  /** Takes it when the session has ended; at the door there is none yet. */
  onTrouble?: (error: unknown) => void;
};

export function AskForm({ children, submit, look = 'primary', beside, onAsk, onTrouble }: AskFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [said, ask, pending] = useActionState(async (_: string, fields: FormData) => {
    try {
      await onAsk(fields);
      form.current?.reset();
      return '';
    } catch (error) {
      if (error instanceof Trouble && !(error.loggedOut && onTrouble)) return error.message;
      if (!onTrouble) throw error;
      onTrouble(error);
      return '';
    }
  }, '');

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    startTransition(() => ask(fields));
  }

  return (
    <form className={css.form} method="post" ref={form} onSubmit={send}>
      {children}
      <p className={css.trouble} role="alert">
        {said}
      </p>
      <div className={css.buttons}>
        <Action type="submit" look={look} disabled={pending}>
          {submit}
        </Action>
        {beside}
      </div>
    </form>
  );
}

export const textOf = (fields: FormData, name: string) => String(fields.get(name) ?? '');
