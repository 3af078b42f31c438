// Sign in with name and password, then with a code if the account has two-step sign-in.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BrandMark } from '~/components/BrandMark/BrandMark';
import { call, type Session } from './api';
import css from './Frame.module.css';
import { Button, Field, Form, Message, Title } from './ui/parts';

type Credentials = { name: string; password: string };

/** `message`: why nobody is signed in any more. */
export function SignIn({ message }: { message: string }) {
  const client = useQueryClient();
  /** Just accepted, but a code is needed too. */
  const [half, setHalf] = useState<Credentials>();
  const enter = (session: Session) => client.setQueryData(['GET /session', {}], session);
  return (
    <main className={css.entrance}>
      <p className={css.brand}>
        <BrandMark size={28} />
        Admin
      </p>
      <div className="card stack">
        {half ? (
          <Code credentials={half} onDone={enter} onBack={() => setHalf(undefined)} />
        ) : (
          <>
            <Title>Sign in</Title>
            <Message error={message} />
            <Form
              submit="Sign in"
              look="primary"
              onSend={async (text) => {
                const credentials = { name: text('name'), password: text('password') };
                const session = await call('POST /session', { body: credentials });
                if (session.next === 'code') setHalf(credentials);
                else enter(session);
              }}
            >
              <Field
                label="Name"
                name="name"
                autoComplete="username"
                autoCapitalize="none"
                required
                autoFocus
              />
              <Field
                label="Password"
                name="password"
                type="password"
                autoComplete="current-password"
                required
              />
            </Form>
          </>
        )}
      </div>
      <a href="/">To the website</a>
    </main>
  );
}

type CodeProps = { credentials: Credentials; onDone: (session: Session) => void; onBack: () => void };

function Code({ credentials, onDone, onBack }: CodeProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <>
      <Title>Enter your code</Title>
      <Form
        submit="Sign in"
        look="primary"
        onSend={async (text) =>
          onDone(await call('POST /session', { body: { ...credentials, code: text('code') } }))
        }
        beside={<Button onClick={onBack}>Start again</Button>}
      >
        <Field
          key={String(isRecovery)}
          label={isRecovery ? 'Recovery code' : 'Code'}
          hint={
            isRecovery
              ? 'Each recovery code works once.'
              : 'Open your authenticator app and type the six digits it shows.'
          }
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
        />
      </Form>
      <Button className="link" onClick={() => setRecovery(!isRecovery)}>
        {isRecovery ? 'Use the app' : 'Use a recovery code'}
      </Button>
    </>
  );
}
