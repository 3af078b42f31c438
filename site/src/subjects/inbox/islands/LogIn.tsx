// Name and password.
import { type Session, sessionReply } from '@tred/contract/desk-api';
import { type SubmitEvent, startTransition, useActionState, useState } from 'react';
import { Action } from '~/ui/Action/Action';
import type { StaffWords } from '../staff-words';
import { call, type Trouble } from './api';
import css from './Inbox.module.css';
import { LoginCode } from './LoginCode';

type LogInProps = {
  /** False until it is known that nobody is logged in; sent sooner, a password would go nowhere. */
  ready: boolean;
  message: string;
  onDone: (session: Session) => void;
  staff: StaffWords;
};

export function LogIn({ ready, message, onDone, staff }: LogInProps) {
  /** Found right, but not enough. */
  const [half, setHalf] = useState<{ name: string; password: string }>();
  const [said, logIn, pending] = useActionState(async (_: string | undefined, data: FormData) => {
    try {
      const credentials = { name: String(data.get('name')), password: String(data.get('password')) };
      const session = await call('POST', '/session', sessionReply, credentials);
      if (session.next === 'code') setHalf(credentials);
      else onDone(session);
      return undefined;
    } catch (error) {
      return (error as Trouble).message;
    }
  }, undefined);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    startTransition(() => logIn(data));
  }

  if (half) {
    return (
      <LoginCode credentials={half} words={staff.code} onDone={onDone} onBack={() => setHalf(undefined)} />
    );
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
