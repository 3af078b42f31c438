// The user's own account: password, two-step sign-in, sessions.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type Reply, useApi } from '../api';
import { useStaff } from '../session';
import { Ask, Button, Loaded, Title, when } from '../ui/parts';
import ui from '../ui/ui.module.css';
import { PasswordChange } from './PasswordChange';
import { rightNames } from './rights';
import css from './settings.module.css';
import { PasswordAgain, RecoveryCodes, TwoStepSetUp } from './TwoStepSetUp';

type AccountState = Reply<'GET /account'>;

export function Account() {
  const client = useQueryClient();
  const { onSignedOut } = useStaff();
  const reload = () => void client.invalidateQueries({ queryKey: ['GET /account'] });
  return (
    <div className={ui.screen}>
      <Title>Account</Title>
      <Loaded of={useApi('GET /account', {})}>
        {(account) => (
          <>
            <p>
              {account.name}:{' '}
              {account.rights.map((right) => rightNames[right].toLowerCase()).join(', ') ||
                'reads and answers'}
            </p>
            <PasswordChange name={account.name} onDone={reload} />
            <TwoStep account={account} onChanged={reload} />
            <section className={ui.part} aria-labelledby="sessions-title">
              <h2 className={ui.subtitle} id="sessions-title">
                Sessions
              </h2>
              <p>A session ends after an hour without activity, and after 12 hours in any case.</p>
              <ul className={css.lines}>
                {account.sessions.map(({ startedAt, seenAt, here }) => (
                  <li key={startedAt}>
                    Since {when(startedAt)}, last active {when(seenAt)}
                    {here && <strong> (this one)</strong>}
                  </li>
                ))}
              </ul>
              <Ask
                verb="Sign out everywhere"
                question="Sign out on all your devices?"
                onYes={() =>
                  call('POST /account/end-sessions', {}).then(() =>
                    onSignedOut('You are signed out everywhere.'),
                  )
                }
              />
            </section>
          </>
        )}
      </Loaded>
    </div>
  );
}

type TwoStepProps = { account: AccountState; onChanged: () => void };

function TwoStep({ account, onChanged }: TwoStepProps) {
  return (
    <section className={ui.part} aria-labelledby="two-step-title">
      <h2 className={ui.subtitle} id="two-step-title">
        Two-step sign-in
      </h2>
      {account.hasCode ? (
        <IsOn {...{ account, onChanged }} />
      ) : (
        <>
          <p>
            With it, your password alone opens nothing: an app on your phone shows a code to type after it.
          </p>
          <TwoStepSetUp name={account.name} onDone={onChanged} />
        </>
      )}
    </section>
  );
}

function IsOn({ account, onChanged }: TwoStepProps) {
  const [recovery, setRecovery] = useState<readonly string[]>();
  const [wish, setWish] = useState<'recovery' | 'off'>();
  const end = () => {
    setRecovery(undefined);
    setWish(undefined);
    onChanged();
  };
  if (recovery) return <RecoveryCodes codes={recovery} onDone={end} />;
  return (
    <>
      <p>
        It is on. Recovery codes left: {account.recoveryLeft}.
        {account.codeRequired && ' Your account needs it.'}
      </p>
      {wish ? (
        <PasswordAgain
          key={wish}
          name={account.name}
          submit={wish === 'off' ? 'Turn off' : 'Make new recovery codes'}
          beside={<Button onClick={() => setWish(undefined)}>Cancel</Button>}
          onSend={async (password) => {
            if (wish === 'off') {
              await call('POST /account/code/remove', { body: { password } });
              end();
            } else {
              const made = await call('POST /account/recovery-codes', { body: { password } });
              setRecovery(made.recoveryCodes);
            }
          }}
        />
      ) : (
        <div className={ui.row}>
          <Button onClick={() => setWish('recovery')}>New recovery codes</Button>
          {!account.codeRequired && <Button onClick={() => setWish('off')}>Turn off</Button>}
        </div>
      )}
    </>
  );
}
