// The staff inbox: log in, then work on what visitors sent. Their text is only ever shown as text.
import type { Session } from '@tred/contract/desk-api';
import { useEffect, useState } from 'react';
import { call, type Trouble } from './api';
import { LogIn } from './LogIn';
import { Workbench } from './Workbench';

type State = { phase: 'opening' } | { phase: 'out'; message: string } | { phase: 'in'; session: Session };

export function Inbox() {
  const [state, setState] = useState<State>({ phase: 'opening' });

  useEffect(() => {
    call<Session>('GET', '/session').then(
      (session) => setState({ phase: 'in', session }),
      // Not being logged in yet is no news.
      (error: Trouble) => setState({ phase: 'out', message: error.loggedOut ? '' : error.message }),
    );
  }, []);

  if (state.phase === 'opening') return <p role="status">Opening the desk …</p>;
  if (state.phase === 'out') {
    return <LogIn message={state.message} onDone={(session) => setState({ phase: 'in', session })} />;
  }
  return <Workbench session={state.session} onLoggedOut={(message) => setState({ phase: 'out', message })} />;
}
