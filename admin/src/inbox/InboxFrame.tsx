// The inbox after log-in: user bar, tabs, and the view of the address.
import { doneReply, newCountReply, type Session, WEBSITE } from '@tred/contract/desk-api';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import {
  addressOf,
  PERSON_PLACE,
  type StaffScreen,
  screensFor,
  useAddress,
  useStaffScreen,
  type ViewName,
  viewNames,
} from './address';
import { call } from './api';
import css from './InboxFrame.module.css';
import { InboxView } from './InboxView';
import { ErrorContext, lazyComponent, useErrorMessage, viewTitles } from './parts';

const every = 15_000;

function useNewCount(onError: (error: unknown) => void) {
  const [count, setCount] = useState<number>();

  const look = useCallback(() => {
    if (document.visibilityState === 'hidden') return;
    call('GET', '/new', newCountReply).then((reply) => setCount(reply.count), onError);
  }, [onError]);

  useEffect(() => {
    look();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);

  return { fresh: count, lookAgain: look };
}

function usePageTitle(fresh: number | undefined, at: string): void {
  const [bare] = useState(() => document.title);
  useEffect(() => {
    document.title = `${fresh ? `(${fresh}) ` : ''}${at ? `${at} | ` : ''}${bare}`;
    return () => {
      document.title = bare;
    };
  }, [fresh, at, bare]);
}

const EventsView = lazyComponent(() => import('./EventsView').then((module) => module.EventsView));
const VisitorsView = lazyComponent(() => import('./VisitorsView').then((module) => module.VisitorsView));
const LettersView = lazyComponent(() => import('./LettersView').then((module) => module.LettersView));
const StaffArea = lazyComponent(() => import('./StaffArea').then((module) => module.StaffArea));

type InboxFrameProps = {
  session: Session;
  arrived: boolean;
  onSessionChanged: () => void;
  onLoggedOut: (message?: string) => void;
};

export function InboxFrame({ session, arrived, onSessionChanged, onLoggedOut }: InboxFrameProps) {
  const { problem, setProblem, fail } = useErrorMessage(onLoggedOut);
  const { view, open, moved } = useAddress(arrived);
  const { fresh, lookAgain } = useNewCount(fail);
  // Account, staff and audit log are screens beside the views.
  const screen = useStaffScreen();
  usePageTitle(fresh, screen ? viewTitles[screen] : view === 'inbox' ? open : viewTitles[view]);

  const logOut = () =>
    call('DELETE', '/session', doneReply).then(() => onLoggedOut('You are logged out.'), fail);
  const mayExport = session.rights.includes('export');
  const erasureNote = session.rights.includes('security')
    ? ''
    : 'Security reports of this person, if any, are neither exported nor erased: ask someone who may read them.';
  const mayPublish = session.rights.includes('publish');
  const views = viewNames.filter((name) => name !== 'letters' || mayPublish);
  const shared = { open, moved, mayExport };

  return (
    <ErrorContext value={fail}>
      <PersonBar onLogOut={logOut}>
        <StaffLinks session={session} screen={screen} />
      </PersonBar>
      <nav className={css.views} aria-label="Views" data-screen-only>
        {views.map((name: ViewName) => (
          <a key={name} href={addressOf(name)} aria-current={!screen && name === view ? 'page' : undefined}>
            {viewTitles[name]}
            {name === 'inbox' && fresh !== undefined && fresh > 0 && (
              <span className={css.fresh}> {fresh} new</span>
            )}
          </a>
        ))}
        {session.hasWebsite && session.rights.includes('edit') && <a href={`${WEBSITE}/`}>Website</a>}
      </nav>
      {!session.hasWebsite && session.rights.includes('edit') && (
        <p className={css.where}>The website cannot be edited here: this desk has no editor.</p>
      )}
      {problem && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
      {screen && (
        <StaffArea
          key={screen}
          screen={screen}
          session={session}
          onSessionChanged={onSessionChanged}
          onLoggedOut={onLoggedOut}
        />
      )}
      {!screen && view === 'inbox' && (
        <InboxView
          {...shared}
          forms={session.forms}
          staff={session.name}
          erasureNote={erasureNote}
          onMarked={lookAgain}
          showMessage={setProblem}
        />
      )}
      {!screen && view === 'visitors' && <VisitorsView {...{ moved, mayExport }} />}
      {!screen && view === 'events' && <EventsView {...shared} />}
      {!screen && view === 'letters' && mayPublish && (
        <LettersView open={open} moved={moved} session={session} />
      )}
      {!screen && view === 'letters' && !mayPublish && (
        <p className={css.where}>Letters are for people who may publish. An owner can give you that right.</p>
      )}
    </ErrorContext>
  );
}

/** In the page header, if there is one. */
function PersonBar({ children, onLogOut }: { children: ReactNode; onLogOut: () => void }) {
  const place = document.getElementById(PERSON_PLACE);
  const bar = (
    <>
      <span className={css.where}>At {location.host}</span>
      {children}
      <button className={css.quiet} type="button" onClick={onLogOut}>
        Log out
      </button>
    </>
  );
  return place ? createPortal(bar, place) : <div className={css.person}>{bar}</div>;
}

type StaffLinksProps = { session: Session; screen: StaffScreen | undefined };

function StaffLinks({ session, screen: open }: StaffLinksProps) {
  return (
    <nav className={css.links} aria-label="You and the others">
      {screensFor(session.rights).map((screen) => (
        <a key={screen} href={`#${screen}`} aria-current={screen === open ? 'page' : undefined}>
          {screen === 'account' ? `Account: ${session.name}` : viewTitles[screen]}
        </a>
      ))}
    </nav>
  );
}
