// Name and password.
import { type Session, sessionReply } from '@tred/contract/desk-api';
import { type FormEvent, startTransition, useActionState } from 'react';
import { Action } from '~/ui/Action/Action';
import { call, type Trouble } from './api';
import css from './Inbox.module.css';

type LogInProps = {
  /** False until it is known that nobody is logged in; sent sooner, a password would go nowhere. */
  ready: boolean;
  message: string;
  onDone: (session: Session) => void;
};

export function LogIn({ ready, message, onDone }: LogInProps) {
  const [said, logIn, pending] = useActionState(async (_: string | undefined, data: FormData) => {
    try {
      onDone(await call('POST', '/session', sessionReply, Object.fromEntries(data)));
      return undefined;
    } catch (error) {
      return (error as Trouble).message;
    }
  }, undefined);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    startTransition(() => logIn(data));
  }

  return (
    <form className={css.logIn} method="post" onSubmit={submit}>
      <p className={css.warning} role="alert">
        {said ?? message}
      </p>
      <label>
        Name
        <input className={css.input} name="name" type="text" autoComplete="username" required />
      </label>
      <label>
        Password
        <input
          className={css.input}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </label>
      <Action type="submit" disabled={!ready || pending}>
        Log in
      </Action>
    </form>
  );
}
