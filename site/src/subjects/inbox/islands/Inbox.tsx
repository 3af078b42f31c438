// The staff inbox: log in, then work on what visitors sent. Their text is only ever shown as text.
import { type Session, sessionReply } from '@tred/contract/desk-api';
import { useEffect, useState } from 'react';
import { call, type Trouble } from './api';
import { LogIn } from './LogIn';
import { Workbench } from './Workbench';

type State = { phase: 'opening' } | { phase: 'out'; message: string } | { phase: 'in'; session: Session };

export function Inbox() {
  const [state, setState] = useState<State>({ phase: 'opening' });

  useEffect(() => {
    call('GET', '/session', sessionReply).then(
      (session) => setState(session.name ? { phase: 'in', session } : { phase: 'out', message: '' }),
      (error: Trouble) => setState({ phase: 'out', message: error.message }),
    );
  }, []);

  if (state.phase === 'in') {
    return (
      <Workbench session={state.session} onLoggedOut={(message) => setState({ phase: 'out', message })} />
    );
  }
  return (
    <LogIn
      ready={state.phase === 'out'}
      message={state.phase === 'out' ? state.message : ''}
      onDone={(session) => setState({ phase: 'in', session })}
    />
  );
}
