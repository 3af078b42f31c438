// The staff inbox: log in, then work on what visitors sent. Their text is only ever shown as text.
import { type Session, sessionReply } from '@tred/contract/desk-api';
import { useCallback, useEffect, useState } from 'react';
import type { InboxWords } from '../inbox-words';
import { call, type Trouble } from './api';
import { later } from './Later';
import { LogIn } from './LogIn';
import { WordsContext } from './use-words';

/** Most of the inbox is of no use before someone is in. */
const Workplace = later(() => import('./Workplace').then((module) => module.Workplace));

type State =
  | { phase: 'opening' }
  /** `left`: someone was in a moment ago, and the focus is with what was there. */
  | { phase: 'out'; message: string; left: boolean }
  | { phase: 'in'; session: Session; arrived: boolean };

export function Inbox({ words }: { words: InboxWords }) {
  const [state, setState] = useState<State>({ phase: 'opening' });

  useEffect(() => {
    const out = (message: string) => setState({ phase: 'out', message, left: false });
    call('GET', '/session', sessionReply).then(
      (session) => (session.name ? setState({ phase: 'in', session, arrived: false }) : out('')),
      (error: Trouble) => out(error.message),
    );
  }, []);

  const leave = useCallback((message: string) => setState({ phase: 'out', message, left: true }), []);

  return (
    <WordsContext value={words}>
      {state.phase === 'in' ? (
        <Workplace session={state.session} arrived={state.arrived} onLoggedOut={leave} />
      ) : (
        <LogIn
          ready={state.phase === 'out'}
          message={state.phase === 'out' ? state.message : ''}
          left={state.phase === 'out' && state.left}
          onDone={(session) => setState({ phase: 'in', session, arrived: true })}
        />
      )}
    </WordsContext>
  );
}
