// Forms of one's own account: another password, and setting up two-step sign-in.
import { MAX_PASSWORD, MIN_PASSWORD } from '@tred/contract/staff-api';
import { useState } from 'react';
import { call, type Reply } from '../api';
import { Button, Field, Form, focusAfterAction } from '../ui/parts';
import css from './settings.module.css';

/** The user name, for password managers. */
const UserName = ({ name }: { name: string }) => (
  <input name="username" autoComplete="username" value={name} readOnly hidden />
);

export const PasswordChange = ({ name, onDone }: { name: string; onDone: () => void }) => (
  <Form
    submit="Change password"
    done="Your password is changed. Your other sessions have ended."
    onSend={async (text) => {
      await call('POST /account/password', { body: { password: text('password'), next: text('next') } });
      onDone();
    }}
  >
    <UserName name={name} />
    <Field
      label="Current password"
      name="password"
      type="password"
      autoComplete="current-password"
      maxLength={MAX_PASSWORD}
      required
    />
    <Field
      label="New password"
      hint={`At least ${MIN_PASSWORD} characters. Several words are easier to remember than symbols; common passwords are refused.`}
      name="next"
      type="password"
      autoComplete="new-password"
      minLength={MIN_PASSWORD}
      maxLength={MAX_PASSWORD}
      required
    />
  </Form>
);

/** Asked for again before a change. */
export const OwnPassword = ({ name, autoFocus = false }: { name: string; autoFocus?: boolean }) => (
  <>
    <UserName name={name} />
    <Field
      label="Your password"
      name="password"
      type="password"
      autoComplete="current-password"
      required
      autoFocus={autoFocus}
    />
  </>
);

/** The password, a code to scan, the first code of the app, then recovery codes. */
export function TwoStepSetUp({ name, onDone }: { name: string; onDone: () => void }) {
  const [begun, setBegun] = useState<Reply<'POST /account/code/begin'>>();
  const [recovery, setRecovery] = useState<readonly string[]>();
  if (recovery)
    return (
      <div className="stack">
        <h3 tabIndex={-1} ref={focusAfterAction}>
          Your recovery codes
        </h3>
        <RecoveryCodes codes={recovery} />
        <Button className="primary" onClick={onDone}>
          I have saved them
        </Button>
      </div>
    );
  if (!begun)
    return (
      <Form
        submit="Set up two-step sign-in"
        onSend={async (text) => {
          const body = { password: text('password') };
          setBegun(await call('POST /account/code/begin', { body }));
        }}
      >
        <OwnPassword name={name} />
      </Form>
    );
  const { picture, link, secret } = begun;
  return (
    <div className="stack">
      <p tabIndex={-1} ref={focusAfterAction}>
        Scan this with your authenticator app.
      </p>
      <svg
        className={css.picture}
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        role="img"
        aria-label="A QR code for an authenticator app. The same is below as text."
        shapeRendering="crispEdges"
      >
        <path d={picture.path} />
      </svg>
      <a href={link}>Or open the app on this device</a>
      <p>
        Or type this into the app <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Form
        submit="Turn on"
        look="primary"
        onSend={async (text) => {
          const body = { code: text('code') };
          setRecovery((await call('POST /account/code/confirm', { body })).recoveryCodes);
        }}
        beside={<Button onClick={() => setBegun(undefined)}>Cancel</Button>}
      >
        <Field
          label="Code from the app"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
        />
      </Form>
    </div>
  );
}

export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <>
      <p>
        Use one if you lose your phone; each works once. They are not shown again: print them, or keep them in
        a password manager.
      </p>
      <ul className={`card ${css.codes}`}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      {/* The clipboard needs https or localhost. */}
      {navigator.clipboard && (
        <Button
          onClick={() =>
            navigator.clipboard.writeText(codes.join('\n')).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      )}
    </>
  );
}
