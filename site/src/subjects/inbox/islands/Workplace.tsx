// What one sees after logging in: who one is, the views, and the one that the address names.
import { doneReply, type Session } from '@tred/contract/desk-api';
import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { fillPlaces } from '~/lib/words';
import { addressOf, type ViewName, viewNames } from '../address';
import type { StaffWords } from '../staff-words';
import { PERSON_PLACE } from '../WorkplaceHeader/person-place';
import { call, Trouble } from './api';
import { InboxView } from './InboxView';
import { later } from './Later';
import { StaffLinks } from './StaffLinks';
import { keysAreOn, switchKeys } from './shortcut-keys';
import { useAddress } from './use-address';
import { useNewCount } from './use-new-count';
import { usePageTitle } from './use-page-title';
import { useShortcuts } from './use-shortcuts';
import { useStaffScreen } from './use-staff-screen';
import { useWords } from './use-words';
import css from './Workplace.module.css';

const CountsView = later(() => import('./CountsView').then((module) => module.CountsView));
const EventsView = later(() => import('./EventsView').then((module) => module.EventsView));
const StaffArea = later(() => import('./StaffArea').then((module) => module.StaffArea));
const ShortcutHelp = later(() => import('./ShortcutHelp').then((module) => module.ShortcutHelp));

type WorkplaceProps = {
  session: Session;
  staff: StaffWords;
  /** They have just logged in. */
  arrived: boolean;
  /** What one may do may be another now. */
  onSessionChanged: () => void;
  /** Without a message: the session ended by itself. */
  onLoggedOut: (message?: string) => void;
};

export function Workplace({ session, staff, arrived, onSessionChanged, onLoggedOut }: WorkplaceProps) {
  const words = useWords();
  const [trouble, setTrouble] = useState('');
  const [keysOn, setKeysOn] = useState(keysAreOn);
  const [help, setHelp] = useState(false);
  const fail = useCallback(
    (error: unknown) => {
      if (!(error instanceof Trouble)) throw error;
      if (error.loggedOut) onLoggedOut();
      else setTrouble(error.message);
    },
    [onLoggedOut],
  );
  const { view, open, moved } = useAddress(arrived);
  const { fresh, lookAgain } = useNewCount(fail);
  // One's account, people and the trail are screens of their own, beside the views.
  const screen = useStaffScreen();
  usePageTitle(fresh, screen ? staff[screen].title : view === 'inbox' ? open : words.views[view]);
  useShortcuts(keysOn, { '?': () => setHelp(true) });

  const logOut = () =>
    call('DELETE', '/session', doneReply).then(() => onLoggedOut(words.logIn.loggedOut), fail);
  const mayExport = session.rights.includes('export');
  const erasureNote = session.rights.includes('security') ? '' : staff.reportsStay;
  const shared = { open, moved, mayExport, onTrouble: fail };

  return (
    <>
      <PersonBar onLogOut={logOut}>
        <StaffLinks session={session} screen={screen} words={staff.links} />
      </PersonBar>
      <nav className={css.views} aria-label={words.views.label} data-screen-only>
        {viewNames.map((name: ViewName) => (
          <a key={name} href={addressOf(name)} aria-current={!screen && name === view ? 'page' : undefined}>
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
      {screen && (
        <StaffArea
          key={screen}
          screen={screen}
          session={session}
          words={staff}
          onSessionChanged={onSessionChanged}
          onLoggedOut={onLoggedOut}
        />
      )}
      {!screen && view === 'inbox' && (
        <InboxView
          {...shared}
          forms={session.forms}
          erasureNote={erasureNote}
          keysOn={keysOn}
          onMarked={lookAgain}
          say={setTrouble}
        />
      )}
      {!screen && view === 'counts' && <CountsView {...shared} />}
      {!screen && view === 'events' && <EventsView {...shared} />}
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
function PersonBar({ children, onLogOut }: { children: ReactNode; onLogOut: () => void }) {
  const words = useWords().person;
  const place = document.getElementById(PERSON_PLACE);
  const bar = (
    <>
      <span className={css.where}>{fillPlaces(words.where, { host: location.host })}</span>
      {children}
      <button className={css.quiet} type="button" onClick={onLogOut}>
        {words.logOut}
      </button>
    </>
  );
  return place ? createPortal(bar, place) : <div className={css.person}>{bar}</div>;
}
