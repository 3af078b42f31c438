// One of the screens about people, with the way back to the inbox; or, where codes have to be set up first, only that.
import { doneReply, type Session } from '@tred/contract/desk-api';
import { useCallback, useState } from 'react';
import type { StaffScreen } from '../staff-screens';
import type { StaffWords } from '../staff-words';
import { Account } from './Account';
import { AuditTrail } from './AuditTrail';
import { call, Trouble } from './api';
import { CodeSetUp } from './CodeSetUp';
import { People } from './People';
import css from './Staff.module.css';

/** To the list, without a `#` at the end of the address. */
function goBack() {
  history.pushState(null, '', location.pathname);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

type StaffAreaProps = {
  screen: StaffScreen | 'set-up';
  session: Session;
  words: StaffWords;
  /** What one may do, or has to do first, may be another now. */
  onSessionChanged: () => void;
  /** Undefined when the session ended by itself. */
  onLoggedOut: (message?: string) => void;
};

export function StaffArea({ screen, session, words, onSessionChanged, onLoggedOut }: StaffAreaProps) {
  const [trouble, setTrouble] = useState('');
  const fail = useCallback(
    (error: unknown) => {
      if (!(error instanceof Trouble)) throw error;
      if (error.loggedOut) onLoggedOut();
      else setTrouble(error.message);
    },
    [onLoggedOut],
  );

  if (screen === 'set-up') {
    return (
      <div className={css.screen}>
        <p className={css.lead}>{words.account.codes.setUpFirst}</p>
        <CodeSetUp name={session.name} words={words.account} onTrouble={fail} onDone={onSessionChanged} />
        <button
          className={css.quiet}
          type="button"
          onClick={() => call('DELETE', '/session', doneReply).then(() => onLoggedOut(''), fail)}
        >
          {words.logOut}
        </button>
      </div>
    );
  }
  return (
    <div className={css.screen}>
      <button className={css.quiet} type="button" onClick={goBack}>
        {words.back}
      </button>
      {trouble && (
        <p className={css.trouble} role="alert">
          {trouble}
        </p>
      )}
      {screen === 'account' && <Account words={words} onTrouble={fail} onLoggedOut={onLoggedOut} />}
      {screen === 'people' && (
        <People words={words} me={session.name} onTrouble={fail} onSessionChanged={onSessionChanged} />
      )}
      {screen === 'trail' && <AuditTrail words={words.trail} onTrouble={fail} />}
    </div>
  );
}
