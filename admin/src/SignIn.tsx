// Sign in with name and password, then with a code if the account has two-step sign-in.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BrandMark } from '~/components/BrandMark/BrandMark';
import { call, type Session } from './api';
import css from './SignIn.module.css';
import { Button, Form, Message, Title, textOf } from './ui/parts';
import ui from './ui/ui.module.css';

type Credentials = { name: string; password: string };

/** `message`: why nobody is signed in any more. */
export function SignIn({ message }: { message: string }) {
  const client = useQueryClient();
  /** Just accepted, but a code is needed too. */
  const [half, setHalf] = useState<Credentials>();
  const enter = (session: Session) => client.setQueryData(['GET /session', {}], session);
  return (
    <main className={css.page}>
      <p className={css.brand}>
        <BrandMark size={28} />
        Admin
      </p>
      <div className={css.card}>
        {half ? (
          <Code credentials={half} onDone={enter} onBack={() => setHalf(undefined)} />
        ) : (
          <>
            <Title>Sign in</Title>
            <Message error={message} />
            <Form
              submit="Sign in"
              onSend={async (fields) => {
                const credentials = { name: textOf(fields, 'name'), password: textOf(fields, 'password') };
                const session = await call('POST /session', { body: credentials });
                if (session.next === 'code') setHalf(credentials);
                else enter(session);
              }}
            >
              <label>
                Name
                <input
                  className={ui.input}
                  name="name"
                  autoComplete="username"
                  autoCapitalize="none"
                  required
                  autoFocus
                />
              </label>
              <label>
                Password
                <input
                  className={ui.input}
                  name="password"
                  type="password"
                  autoComplete="current-password"
                  required
                />
              </label>
            </Form>
          </>
        )}
      </div>
      <p>
        <a href="/">To the website</a>
      </p>
    </main>
  );
}

type CodeProps = { credentials: Credentials; onDone: (session: Session) => void; onBack: () => void };

function Code({ credentials, onDone, onBack }: CodeProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <Title>Enter your code</Title>
      <p id="code-hint">
        {isRecovery
          ? 'Each recovery code works once.'
          : 'Open your authenticator app and type the six digits it shows.'}
      </p>
      <Form
        submit="Sign in"
        onSend={async (fields) =>
          onDone(await call('POST /session', { body: { ...credentials, code: textOf(fields, 'code') } }))
        }
        beside={<Button onClick={onBack}>Start again</Button>}
      >
        <label>
          {isRecovery ? 'Recovery code' : 'Code'}
          <input
            key={String(isRecovery)}
            className={`${ui.input} ${css.code}`}
            name="code"
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby="code-hint"
            required
            autoFocus
          />
        </label>
      </Form>
      <Button look="link" onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? 'Use the app' : 'Use a recovery code'}
      </Button>
    </>
  );
}
