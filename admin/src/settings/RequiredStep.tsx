// A step that is required before anything else: an own password, or setting up two-step sign-in.
import { useQueryClient } from '@tanstack/react-query';
import { type Session, useChange } from '../api';
import css from '../Frame.module.css';
import { Button, Title } from '../ui/parts';
import { PasswordChange, TwoStepSetUp } from './forms';

type RequiredStepProps = { session: Session; onSignedOut: (message: string) => void };

export function RequiredStep({ session: { name, next }, onSignedOut }: RequiredStepProps) {
  const client = useQueryClient();
  const end = useChange('DELETE /session');
  const goOn = () => void client.invalidateQueries({ queryKey: ['GET /session'] });
  return (
    <main className={css.entrance}>
      <div className="card stack">
        {next === 'password' ? (
          <>
            <Title>Choose your own password</Title>
            <p>Someone else made your password. Choose one that only you know.</p>
            <PasswordChange name={name} onDone={goOn} />
          </>
        ) : (
          <>
            <Title>Set up two-step sign-in</Title>
            <p>Your account needs it: an app on your phone shows a code to type after your password.</p>
            <TwoStepSetUp name={name} onDone={goOn} />
          </>
        )}
      </div>
      <Button onClick={() => end.mutate({}, { onSuccess: () => onSignedOut('') })}>Sign out</Button>
    </main>
  );
}
