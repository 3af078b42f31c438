// The user's own account: password, log-in codes, sessions.
import { doneReply } from '@tred/contract/desk-api';
import {
  type Account as AccountState,
  accountReply,
  codeSetUpReply,
  MAX_PASSWORD,
  MIN_PASSWORD,
  recoveryCodesReply,
  type CodeSetUp as SetUp,
} from '@tred/contract/staff-api';
import { type ReactNode, useState } from 'react';
import { Action } from '~/components/Action/Action';
import { call } from './api';
import css from './Inbox.module.css';
import { focusWhenShown, RequestForm, rightNames, textOf, useOnError, useReply, when } from './parts';

type AccountProps = { onLoggedOut: (message: string) => void };

export function Account({ onLoggedOut }: AccountProps) {
  const onError = useOnError();
  const [round, setRound] = useState(0);
  const account = useReply('/account', accountReply, round);
  const reload = () => setRound((last) => last + 1);

  if (!account) return <p role="status">Loading …</p>;
  const may = account.rights.map((right) => rightNames[right].toLowerCase()).join(', ');
  return (
    <>
      <h2 className={css.title} tabIndex={-1} ref={focusWhenShown}>
        Account
      </h2>
      <p className={css.lead}>
        {account.name}: {may || 'reads and answers'}
      </p>
      <PasswordChange name={account.name} onDone={reload} />
      <section className={css.part} aria-labelledby="codes-title">
        <h3 className={css.subtitle} id="codes-title">
          Log-in codes
        </h3>
        {account.hasCode ? (
          <CodesOn account={account} onChanged={reload} />
        ) : (
          <>
            <p>
              With codes, your password alone opens nothing: an app on your phone shows six digits to type
              after it.
            </p>
            <CodeSetUp name={account.name} onDone={reload} />
          </>
        )}
      </section>
      <section className={css.part} aria-labelledby="log-ins-title">
        <h3 className={css.subtitle} id="log-ins-title">
          Log-ins
        </h3>
        <p className={css.hint}>A log-in ends after an hour without work, and after 12 hours in any case.</p>
        <ul className={css.lines}>
          {account.sessions.map(({ startedAt, seenAt, here }) => (
            <li key={startedAt}>
              Since {when(startedAt)}, last active {when(seenAt)}
              {here && <strong> (this one)</strong>}
            </li>
          ))}
        </ul>
        <Action
          look="secondary"
          onClick={() =>
            void call('POST', '/account/end-sessions', doneReply).then(
              () => onLoggedOut('You are logged out everywhere.'),
              onError,
            )
          }
        >
          Log out everywhere
        </Action>
      </section>
    </>
  );
}

type AboutMeProps = { name: string; onDone: () => void };

export function PasswordChange({ name, onDone }: AboutMeProps) {
  const [done, setDone] = useState(false);
  return (
    <section className={css.part} aria-labelledby="password-title">
      <h3 className={css.subtitle} id="password-title">
        Password
      </h3>
      <RequestForm
        submit="Change password"
        look="secondary"
        onRequest={async (fields) => {
          setDone(false);
          const change = { password: textOf(fields, 'password'), next: textOf(fields, 'next') };
          await call('POST', '/account/password', doneReply, change);
          setDone(true);
          onDone();
        }}
      >
        {/* The user name, for password managers. */}
        <input name="username" type="text" autoComplete="username" value={name} readOnly hidden />
        <label>
          Password now
          <input
            className={css.input}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={MAX_PASSWORD}
            required
          />
        </label>
        <label>
          New password
          <span className={css.hint} id="password-hint">
            At least 12 characters. Several words are easier to keep than one odd one. Common ones are
            refused.
          </span>
          <input
            className={css.input}
            name="next"
            type="password"
            autoComplete="new-password"
            aria-describedby="password-hint"
            minLength={MIN_PASSWORD}
            maxLength={MAX_PASSWORD}
            required
          />
        </label>
      </RequestForm>
      <p className={css.good} role="status">
        {done && 'Your password is changed. Your other log-ins have ended.'}
      </p>
    </section>
  );
}

export function CodeSetUp({ name, onDone }: AboutMeProps) {
  const [begun, setBegun] = useState<SetUp>();
  const [recovery, setRecovery] = useState<readonly string[]>();

  if (recovery) return <RecoveryCodes codes={recovery} onDone={onDone} />;
  if (begun) {
    return <Begun setUp={begun} onCancel={() => setBegun(undefined)} onConfirmed={setRecovery} />;
  }
  return (
    <PasswordAgain
      name={name}
      submit="Set up codes"
      onAsk={async (password) =>
        setBegun(await call('POST', '/account/code/begin', codeSetUpReply, { password }))
      }
    />
  );
}

type BegunProps = {
  setUp: SetUp;
  onCancel: () => void;
  onConfirmed: (recovery: readonly string[]) => void;
};

function Begun({ setUp, onCancel, onConfirmed }: BegunProps) {
  const { picture, link, secret } = setUp;
  return (
    <div className={css.setUp}>
      <p tabIndex={-1} ref={focusWhenShown}>
        Scan this with your authenticator app.
      </p>
      <svg
        className={css.picture}
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        role="img"
        aria-label="A square code for an authenticator app. The same stands below as text."
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
      <RequestForm
        submit="Turn codes on"
        onRequest={async (fields) => {
          const code = textOf(fields, 'code');
          const { recoveryCodes } = await call('POST', '/account/code/confirm', recoveryCodesReply, { code });
          onConfirmed(recoveryCodes);
        }}
        beside={
          <button className={css.quiet} type="button" onClick={onCancel}>
            Cancel
          </button>
        }
      >
        <label>
          The code it shows
          <input
            className={`${css.input} ${css.code}`}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
        </label>
      </RequestForm>
    </div>
  );
}

type CodesOnProps = { account: AccountState; onChanged: () => void };

function CodesOn({ account, onChanged }: CodesOnProps) {
  const [recovery, setRecovery] = useState<readonly string[]>();
  const [wish, setWish] = useState<'recovery' | 'off'>();

  if (recovery) {
    return (
      <RecoveryCodes
        codes={recovery}
        onDone={() => {
          setRecovery(undefined);
          setWish(undefined);
          onChanged();
        }}
      />
    );
  }
  const renew = async (password: string) => {
    const reply = await call('POST', '/account/recovery-codes', recoveryCodesReply, { password });
    setRecovery(reply.recoveryCodes);
  };
  const turnOff = async (password: string) => {
    await call('POST', '/account/code/remove', doneReply, { password });
    onChanged();
  };
  return (
    <>
      <p>
        Logging in takes a code from your app. Recovery codes left: {account.recoveryLeft}.{' '}
        {account.codeRequired && 'You need them.'}
      </p>
      {wish === undefined && (
        <div className={css.buttons}>
          <button className={css.quiet} type="button" onClick={() => setWish('recovery')}>
            New recovery codes
          </button>
          {!account.codeRequired && (
            <button className={css.quiet} type="button" onClick={() => setWish('off')}>
              Turn codes off
            </button>
          )}
        </div>
      )}
      {wish && (
        <PasswordAgain
          key={wish}
          name={account.name}
          submit={wish === 'off' ? 'Turn codes off' : 'New recovery codes'}
          beside={
            <button className={css.quiet} type="button" onClick={() => setWish(undefined)}>
              Cancel
            </button>
          }
          onAsk={wish === 'off' ? turnOff : renew}
        />
      )}
    </>
  );
}

type PasswordAgainProps = {
  /** The user name, for password managers. */
  name: string;
  submit: string;
  beside?: ReactNode;
  onAsk: (password: string) => Promise<void>;
};

function PasswordAgain({ name, submit, beside, onAsk }: PasswordAgainProps) {
  return (
    <RequestForm
      submit={submit}
      look="secondary"
      beside={beside}
      onRequest={(fields) => onAsk(textOf(fields, 'password'))}
    >
      <input name="username" type="text" autoComplete="username" value={name} readOnly hidden />
      <label>
        Your password
        <input
          className={css.input}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
      </label>
    </RequestForm>
  );
}

type RecoveryCodesProps = {
  codes: readonly string[];
  onDone: () => void;
};

function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setCopied(true),
      // Visible for selecting.
      () => setCopied(false),
    );
  return (
    <div className={css.setUp}>
      <h4 className={css.subtitle} tabIndex={-1} ref={focusWhenShown}>
        Your recovery codes
      </h4>
      <p>
        For the day your phone is lost. Each works once. They are shown now and never again: print them, or
        keep them in a password manager.
      </p>
      <ul className={css.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Action onClick={onDone}>I have kept them</Action>
        {/* The clipboard needs https or localhost. */}
        {navigator.clipboard && (
          <Action look="secondary" onClick={() => void copy()}>
            Copy them
          </Action>
        )}
      </div>
      <p className={css.good} role="status">
        {copied && 'Copied.'}
      </p>
    </div>
  );
}
