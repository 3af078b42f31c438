// The staff inbox: log in, then work on what visitors sent. Their text is only ever shown as text.
import { type Session, sessionReply } from '@tred/contract/desk-api';
import { useCallback, useEffect, useState } from 'react';
import type { InboxWords } from '../inbox-words';
import type { StaffWords } from '../staff-words';
import { call, type Trouble } from './api';
import { later } from './Later';
import { LogIn } from './LogIn';
import { WordsContext } from './use-words';

/** Most of the inbox is of no use before someone is in. */
const Workplace = later(() => import('./Workplace').then((module) => module.Workplace));
const StaffArea = later(() => import('./StaffArea').then((module) => module.StaffArea));

type State =
  | { phase: 'opening' }
  /** `left`: someone was in a moment ago, and the focus is with what was there. */
  | { phase: 'out'; message: string; left: boolean }
  | { phase: 'in'; session: Session; arrived: boolean };

export function Inbox({ words, staff }: { words: InboxWords; staff: StaffWords }) {
  const [state, setState] = useState<State>({ phase: 'opening' });

  const look = useCallback((arrived: boolean) => {
    const out = (message: string) => setState({ phase: 'out', message, left: false });
    call('GET', '/session', sessionReply).then(
      (session) => (session.name ? setState({ phase: 'in', session, arrived }) : out('')),
      (error: Trouble) => out(error.message),
    );
  }, []);
  useEffect(() => look(false), [look]);

  const { ended } = words.logIn;
  const leave = useCallback((message = ended) => setState({ phase: 'out', message, left: true }), [ended]);

  return (
    <WordsContext value={words}>
      {state.phase === 'in' ? (
        <Inside
          session={state.session}
          staff={staff}
          arrived={state.arrived}
          onSessionChanged={() => look(true)}
          onLoggedOut={leave}
        />
      ) : (
        <LogIn
          ready={state.phase === 'out'}
          message={state.phase === 'out' ? state.message : ''}
          left={state.phase === 'out' && state.left}
          onDone={(session) => setState({ phase: 'in', session, arrived: true })}
          staff={staff}
        />
      )}
    </WordsContext>
  );
}

type InsideProps = {
  session: Session;
  staff: StaffWords;
  arrived: boolean;
  onSessionChanged: () => void;
  onLoggedOut: (message?: string) => void;
};

/** Where codes are asked of everyone, whoever has none does nothing else first. */
function Inside({ session, staff, arrived, onSessionChanged, onLoggedOut }: InsideProps) {
  const shared = { session, onSessionChanged, onLoggedOut };
  return session.next === 'set-up' ? (
    <StaffArea screen="set-up" words={staff} {...shared} />
  ) : (
    <Workplace staff={staff} arrived={arrived} {...shared} />
  );
}
