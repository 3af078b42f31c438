// The staff inbox: log in, then work on what visitors sent. Their text is only ever shown as text.
import { type Session, sessionReply } from '@tred/contract/desk-api';
import { useCallback, useEffect, useState } from 'react';
import type { StaffWords } from '../staff-words';
import { call, type Trouble } from './api';
import { LogIn } from './LogIn';
import { StaffLater } from './StaffLater';
import { Submissions } from './Submissions';
import { useStaffScreen } from './use-staff-screen';

type State = { phase: 'opening' } | { phase: 'out'; message: string } | { phase: 'in'; session: Session };

const sessionEnded = 'Your session has ended. Log in again.';

export function Inbox({ staff }: { staff: StaffWords }) {
  const [state, setState] = useState<State>({ phase: 'opening' });
  const screen = useStaffScreen();

  const look = useCallback(() => {
    call('GET', '/session', sessionReply).then(
      (session) => setState(session.name ? { phase: 'in', session } : { phase: 'out', message: '' }),
      (error: Trouble) => setState({ phase: 'out', message: error.message }),
    );
  }, []);
  useEffect(look, [look]);
  const leave = useCallback((message = sessionEnded) => setState({ phase: 'out', message }), []);

  if (state.phase === 'in') {
    const { session } = state;
    const shown = session.next === 'set-up' ? 'set-up' : screen;
    return shown ? (
      <StaffLater
        key={shown}
        screen={shown}
        session={session}
        words={staff}
        onSessionChanged={look}
        onLoggedOut={leave}
      />
    ) : (
      <Submissions session={session} staff={staff} onLoggedOut={leave} />
    );
  }
  return (
    <LogIn
      ready={state.phase === 'out'}
      message={state.phase === 'out' ? state.message : ''}
      onDone={(session) => setState({ phase: 'in', session })}
      staff={staff}
    />
  );
}
