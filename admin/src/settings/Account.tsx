// The user's own account: password, two-step sign-in, sessions.
import { useQueryClient } from '@tanstack/react-query';
import { call, type Reply, useApi } from '../api';
import { useStaff } from '../session';
import { Ask, Loaded, Title, when } from '../ui/parts';
import { OwnPassword, PasswordChange, RecoveryCodes, TwoStepSetUp } from './forms';
import { rightNames } from './rights';

export function Account() {
  const client = useQueryClient();
  const { onSignedOut } = useStaff();
  const reload = () => void client.invalidateQueries({ queryKey: ['GET /account'] });
  return (
    <div className="screen">
      <Title>Account</Title>
      <Loaded of={useApi('GET /account', {})}>
        {(account) => (
          <>
            <p>
              {account.name}:{' '}
              {account.rights.map((right) => rightNames[right].toLowerCase()).join(', ') ||
                'reads and answers'}
            </p>
            <section className="part">
              <h2>Password</h2>
              <PasswordChange name={account.name} onDone={reload} />
            </section>
            <section className="part">
              <h2>Two-step sign-in</h2>
              {account.hasCode ? (
                <TwoStep account={account} onChanged={reload} />
              ) : (
                <>
                  <p>
                    With it, your password alone opens nothing: an app on your phone shows a code to type
                    after it.
                  </p>
                  <TwoStepSetUp name={account.name} onDone={reload} />
                </>
              )}
            </section>
            <section className="part">
              <h2>Sessions</h2>
              <p>A session ends after an hour without activity, and after 12 hours in any case.</p>
              <ul>
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
                onYes={async () => {
                  await call('POST /account/end-sessions', {});
                  onSignedOut('You are signed out everywhere.');
                }}
              />
            </section>
          </>
        )}
      </Loaded>
    </div>
  );
}

function TwoStep({ account, onChanged }: { account: Reply<'GET /account'>; onChanged: () => void }) {
  const fields = <OwnPassword name={account.name} autoFocus />;
  return (
    <>
      <p>
        It is on. Recovery codes left: {account.recoveryLeft}.
        {account.codeRequired && ' Your account needs it.'}
      </p>
      <div className="row">
        <Ask
          verb="New recovery codes"
          question="New recovery codes"
          yes="Make new recovery codes"
          fields={fields}
          onYes={async (text) => {
            const body = { password: text('password') };
            const { recoveryCodes } = await call('POST /account/recovery-codes', { body });
            onChanged();
            return <RecoveryCodes codes={recoveryCodes} />;
          }}
        />
        {!account.codeRequired && (
          <Ask
            verb="Turn off"
            question="Turn off two-step sign-in?"
            look="danger"
            fields={fields}
            onYes={async (text) => {
              await call('POST /account/code/remove', { body: { password: text('password') } });
              onChanged();
            }}
          />
        )}
      </div>
    </>
  );
}
