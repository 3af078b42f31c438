// The staff inbox: log-in, then the views. Visitors' text is always shown as text.
import { type Session, sessionReply } from '@tred/contract/desk-api';
import {
  type SubmitEvent,
  startTransition,
  useActionState,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Action } from '~/components/Action/Action';
import { call, type InboxError } from './api';
import css from './Inbox.module.css';
import { focusWhenShown, lazyComponent, RequestForm, textOf } from './parts';

/** Loaded after log-in. */
const InboxFrame = lazyComponent(() => import('./InboxFrame').then((module) => module.InboxFrame));
const StaffArea = lazyComponent(() => import('./StaffArea').then((module) => module.StaffArea));

type InboxState =
  | { phase: 'opening' }
  /** `left`: the user was signed in a moment ago, and the focus is in the old view. */
  | { phase: 'out'; message: string; left: boolean }
  | { phase: 'in'; session: Session; arrived: boolean };

export function Inbox() {
  const [state, setState] = useState<InboxState>({ phase: 'opening' });

  const look = useCallback((arrived: boolean) => {
    const out = (message: string) => setState({ phase: 'out', message, left: false });
    call('GET', '/session', sessionReply).then(
      (session) => (session.name ? setState({ phase: 'in', session, arrived }) : out('')),
      (error: InboxError) => out(error.message),
    );
  }, []);
  useEffect(() => look(false), [look]);
  const leave = useCallback(
    (message = 'Your session has ended. Log in again.') => setState({ phase: 'out', message, left: true }),
    [],
  );

  return state.phase === 'in' ? (
    <Inside
      session={state.session}
      arrived={state.arrived}
      onSessionChanged={() => look(true)}
      onLoggedOut={leave}
    />
  ) : (
    <LogIn
      ready={state.phase === 'out'}
      message={state.phase === 'out' ? state.message : ''}
      left={state.phase === 'out' && state.left}
      onDone={(session) => setState({ phase: 'in', session, arrived: true })}
    />
  );
}

type InsideProps = {
  session: Session;
  arrived: boolean;
  onSessionChanged: () => void;
  onLoggedOut: (message?: string) => void;
};

/** A required password or codes come first. */
function Inside({ session, arrived, onSessionChanged, onLoggedOut }: InsideProps) {
  const shared = { session, onSessionChanged, onLoggedOut };
  return session.next === 'set-up' || session.next === 'password' ? (
    <StaffArea screen={session.next} {...shared} />
  ) : (
    <InboxFrame arrived={arrived} {...shared} />
  );
}

type LogInProps = {
  /** False until the session is known; a password sent earlier would be lost. */
  ready: boolean;
  message: string;
  /** The user was just signed out: move the focus here. */
  left: boolean;
  onDone: (session: Session) => void;
};

function LogIn({ ready, message, left, onDone }: LogInProps) {
  /** The password is right, but a code is needed. */
  const [half, setHalf] = useState<{ name: string; password: string }>();
  const [again, setAgain] = useState(false);
  const password = useRef<HTMLInputElement>(null);
  const [failure, logIn, pending] = useActionState(async (_: string | undefined, data: FormData) => {
    try {
      const credentials = { name: String(data.get('name')), password: String(data.get('password')) };
      const session = await call('POST', '/session', sessionReply, credentials);
      if (session.next === 'code') setHalf(credentials);
      else onDone(session);
      return undefined;
    } catch (error) {
      // The disabled button has lost the focus.
      password.current?.select();
      password.current?.focus();
      return (error as InboxError).message;
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
    return <LoginCode credentials={half} onDone={onDone} onBack={startAgain} />;
  }
  return (
    <form className={css.logIn} method="post" onSubmit={submit}>
      <h2 className={css.title}>Log in</h2>
      <p className={css.warning} role="alert">
        {failure ?? message}
      </p>
      <label>
        Name
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
        Password
        <input
          className={css.input}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          ref={password}
        />
      </label>
      <Action type="submit" wide disabled={!ready || pending}>
        Log in
      </Action>
    </form>
  );
}

type LoginCodeProps = {
  /** Name and password that were just accepted. */
  credentials: { name: string; password: string };
  onDone: (session: Session) => void;
  onBack: () => void;
};

function LoginCode({ credentials, onDone, onBack }: LoginCodeProps) {
  const [recovery, setRecovery] = useState(false);
  return (
    <section className={css.narrow} aria-labelledby="code-title">
      <h2 className={css.title} id="code-title">
        One more step
      </h2>
      <p id="code-hint">
        {recovery
          ? 'Each recovery code works once.'
          : 'Open your authenticator app and type the six digits it shows for this desk.'}
      </p>
      <RequestForm
        submit="Log in"
        onRequest={async (fields) => {
          const code = textOf(fields, 'code');
          onDone(await call('POST', '/session', sessionReply, { ...credentials, code }));
        }}
        beside={
          <button className={css.quiet} type="button" onClick={onBack}>
            Start again
          </button>
        }
      >
        <label>
          {recovery ? 'Recovery code' : 'Code'}
          <input
            key={String(recovery)}
            className={`${css.input} ${css.code}`}
            name="code"
            type="text"
            inputMode={recovery ? 'text' : 'numeric'}
            autoComplete={recovery ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="code-hint"
            required
            ref={focusWhenShown}
          />
        </label>
      </RequestForm>
      <button className={css.plain} type="button" onClick={() => setRecovery(!recovery)}>
        {recovery ? 'Use the app' : 'Use a recovery code'}
      </button>
    </section>
  );
}
