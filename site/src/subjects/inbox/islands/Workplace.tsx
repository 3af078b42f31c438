// What one sees after logging in: who one is, the views, and the one that the address names.
import { doneReply, type Session } from '@tred/contract/desk-api';
import { useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { fillPlaces } from '~/lib/words';
import { addressOf, type ViewName, viewNames } from '../address';
import { PERSON_PLACE } from '../WorkplaceHeader/person-place';
import { call, Trouble } from './api';
import { InboxView } from './InboxView';
import { later } from './Later';
import { keysAreOn, switchKeys } from './shortcut-keys';
import { useAddress } from './use-address';
import { useNewCount } from './use-new-count';
import { usePageTitle } from './use-page-title';
import { useShortcuts } from './use-shortcuts';
import { useWords } from './use-words';
import css from './Workplace.module.css';

const CountsView = later(() => import('./CountsView').then((module) => module.CountsView));
const EventsView = later(() => import('./EventsView').then((module) => module.EventsView));
const ShortcutHelp = later(() => import('./ShortcutHelp').then((module) => module.ShortcutHelp));

type WorkplaceProps = {
  session: Session;
  /** They have just logged in. */
  arrived: boolean;
  onLoggedOut: (message: string) => void;
};

export function Workplace({ session, arrived, onLoggedOut }: WorkplaceProps) {
  const words = useWords();
  const [trouble, setTrouble] = useState('');
  const [keysOn, setKeysOn] = useState(keysAreOn);
  const [help, setHelp] = useState(false);
  const { ended } = words.logIn;
  const fail = useCallback(
    (error: unknown) => {
      if (!(error instanceof Trouble)) throw error;
      if (error.loggedOut) onLoggedOut(ended);
      else setTrouble(error.message);
    },
    [onLoggedOut, ended],
  );
  const { view, open, moved } = useAddress(arrived);
  const { fresh, lookAgain } = useNewCount(fail);
  usePageTitle(fresh, view === 'inbox' ? open : words.views[view]);
  useShortcuts(keysOn, { '?': () => setHelp(true) });

  const logOut = () =>
    call('DELETE', '/session', doneReply).then(() => onLoggedOut(words.logIn.loggedOut), fail);
  const shared = { open, moved, onTrouble: fail };

  return (
    <>
      <PersonBar name={session.name} onLogOut={logOut} />
      <nav className={css.views} aria-label={words.views.label} data-screen-only>
        {viewNames.map((name: ViewName) => (
          <a key={name} href={addressOf(name)} aria-current={name === view ? 'page' : undefined}>
            {words.views[name]}
            {name === 'inbox' && fresh !== undefined && fresh > 0 && (
              <span className={css.fresh}>
                {' '}
                {fresh} {words.list.fresh}
              </span>
            )}
          </a>
        ))}
        <button type="button" onClick={() => setHelp(true)}>
          {words.views.keys}
        </button>
      </nav>
      {trouble && (
        <p className={css.trouble} role="alert">
          {trouble}
        </p>
      )}
      {view === 'inbox' && (
        <InboxView {...shared} forms={session.forms} keysOn={keysOn} onMarked={lookAgain} say={setTrouble} />
      )}
      {view === 'counts' && <CountsView {...shared} />}
      {view === 'events' && <EventsView {...shared} />}
      {help && (
        <ShortcutHelp
          on={keysOn}
          onSwitch={(on) => {
            setKeysOn(on);
            switchKeys(on);
          }}
          onClose={() => setHelp(false)}
        />
      )}
    </>
  );
}

/** In the header, where the page has one. */
function PersonBar({ name, onLogOut }: { name: string; onLogOut: () => void }) {
  const words = useWords().person;
  const place = document.getElementById(PERSON_PLACE);
  const bar = (
    <>
      <span className={css.who}>{fillPlaces(words.who, { name, host: location.host })}</span>
      <button className={css.quiet} type="button" onClick={onLogOut}>
        {words.logOut}
      </button>
    </>
  );
  return place ? createPortal(bar, place) : <div className={css.person}>{bar}</div>;
}
