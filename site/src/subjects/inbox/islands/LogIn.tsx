// Name and password.
import { type Session, sessionReply } from '@tred/contract/desk-api';
import { type SubmitEvent, startTransition, useActionState, useRef, useState } from 'react';
import { Action } from '~/ui/Action/Action';
import type { StaffWords } from '../staff-words';
import { call, type Trouble } from './api';
import { focusWhenShown } from './focus';
import css from './Inbox.module.css';
import { LoginCode } from './LoginCode';
import { useWords } from './use-words';

type LogInProps = {
  /** False until it is known that nobody is logged in; sent sooner, a password would go nowhere. */
  ready: boolean;
  message: string;
  /** Someone has just been logged out: the focus comes here with them. */
  left: boolean;
  onDone: (session: Session) => void;
  staff: StaffWords;
};

export function LogIn({ ready, message, left, onDone, staff }: LogInProps) {
  /** Found right, but not enough. */
  const [half, setHalf] = useState<{ name: string; password: string }>();
  const [again, setAgain] = useState(false);
  const words = useWords().logIn;
  const password = useRef<HTMLInputElement>(null);
  const [said, logIn, pending] = useActionState(async (_: string | undefined, data: FormData) => {
    try {
      const credentials = { name: String(data.get('name')), password: String(data.get('password')) };
      const session = await call('POST', '/session', sessionReply, credentials);
      if (session.next === 'code') setHalf(credentials);
      else onDone(session);
      return undefined;
    } catch (error) {
      // The button was switched off meanwhile, and has lost the focus.
      password.current?.select();
      password.current?.focus();
      return (error as Trouble).message;
    }
  }, undefined);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    startTransition(() => logIn(data));
  }

  function startAgain() {
    setHalf(undefined);
    setAgain(true);
  }

  if (half) {
    return <LoginCode credentials={half} words={staff.code} onDone={onDone} onBack={startAgain} />;
  }
  return (
    <form className={css.logIn} method="post" onSubmit={submit}>
      <h2 className={css.title}>{words.title}</h2>
      <p className={css.warning} role="alert">
        {said ?? message}
      </p>
      <label>
        {words.name}
        <input
          className={css.input}
          name="name"
          type="text"
          autoComplete="username"
          required
          ref={left || again ? focusWhenShown : undefined}
        />
      </label>
      <label>
        {words.password}
        <input
          className={css.input}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          ref={password}
        />
      </label>
      <Action type="submit" disabled={!ready || pending}>
        {words.submit}
      </Action>
    </form>
  );
}
