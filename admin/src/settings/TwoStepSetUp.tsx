// Sets up two-step sign-in: the password, a code to scan, the first code of the app, then recovery codes.
import { type ReactNode, useState } from 'react';
import { call, type Reply } from '../api';
import { Button, Form, focusAfterAction, textOf } from '../ui/parts';
import ui from '../ui/ui.module.css';
import css from './settings.module.css';

type Begun = Reply<'POST /account/code/begin'>;
type TwoStepSetUpProps = { name: string; onDone: () => void };

export function TwoStepSetUp({ name, onDone }: TwoStepSetUpProps) {
  const [begun, setBegun] = useState<Begun>();
  const [recovery, setRecovery] = useState<readonly string[]>();
  if (recovery) return <RecoveryCodes codes={recovery} onDone={onDone} />;
  if (begun) return <Scan {...begun} onCancel={() => setBegun(undefined)} onConfirmed={setRecovery} />;
  return (
    <PasswordAgain
      name={name}
      submit="Set up two-step sign-in"
      onSend={async (password) => setBegun(await call('POST /account/code/begin', { body: { password } }))}
    />
  );
}

type ScanProps = Begun & { onCancel: () => void; onConfirmed: (codes: readonly string[]) => void };

function Scan({ picture, link, secret, onCancel, onConfirmed }: ScanProps) {
  return (
    <div className={ui.part}>
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
      <p>
        <a href={link}>Or open the app on this device</a>
      </p>
      <p>
        Or type this into the app
        <code className={css.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Form
        submit="Turn on"
        onSend={async (fields) => {
          const code = textOf(fields, 'code');
          onConfirmed((await call('POST /account/code/confirm', { body: { code } })).recoveryCodes);
        }}
        beside={<Button onClick={onCancel}>Cancel</Button>}
      >
        <label>
          Code from the app
          <input
            className={`${ui.input} ${css.code}`}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        </label>
      </Form>
    </div>
  );
}

type PasswordAgainProps = {
  /** The user name, for password managers. */
  name: string;
  submit: string;
  beside?: ReactNode;
  onSend: (password: string) => Promise<void>;
};

export function PasswordAgain({ name, submit, beside, onSend }: PasswordAgainProps) {
  return (
    <Form
      submit={submit}
      look="usual"
      beside={beside}
      onSend={(fields) => onSend(textOf(fields, 'password'))}
    >
      <input name="username" autoComplete="username" value={name} readOnly hidden />
      <label>
        Your password
        <input
          className={ui.input}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </label>
    </Form>
  );
}

export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false);
  return (
    <div className={ui.part}>
      <h3 className={ui.subtitle} tabIndex={-1} ref={focusAfterAction}>
        Your recovery codes
      </h3>
      <p>
        Use one if you lose your phone; each works once. They are not shown again: print them, or keep them in
        a password manager.
      </p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={ui.row}>
        <Button look="primary" onClick={onDone}>
          I have saved them
        </Button>
        {/* The clipboard needs https or localhost. */}
        {navigator.clipboard && (
          <Button
            onClick={() =>
              void navigator.clipboard.writeText(codes.join('\n')).then(
                () => setCopied(true),
                () => setCopied(false),
              )
            }
          >
            Copy
          </Button>
        )}
        <span role="status">{isCopied && 'Copied.'}</span>
      </div>
    </div>
  );
}
