// The frame of every screen: the brand, the main screens, and a menu of the person.
import ChevronDown from 'lucide-react/icons/chevron-down';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { type ReactNode, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { BrandMark } from '~/components/BrandMark/BrandMark';
import { type Session, useApi, useChange } from './api';
import css from './Frame.module.css';
import { mayEditWebsite, StaffContext } from './session';
import { Button } from './ui/parts';

const NEW_EVERY_MS = 15_000;

type FrameProps = { session: Session; onSignedOut: (message: string) => void; children: ReactNode };

export function Frame({ session, onSignedOut, children }: FrameProps) {
  const isEditing = useLocation().pathname.startsWith('/website');
  // In the editor, a session that has ended must not take the form away: its next request says so.
  const { data: fresh } = useApi('GET /new', {}, { refetchInterval: NEW_EVERY_MS, enabled: !isEditing });
  const count = fresh?.count ?? 0;
  const screens = [
    ['/visitors', 'Visitors', true],
    ['/events', 'Events', true],
    ['/newsletter', 'Newsletter', session.rights.includes('publish')],
    ['/website', 'Website', mayEditWebsite(session)],
  ] as const;
  return (
    <StaffContext value={{ session, onSignedOut, fresh: count }}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className={css.header}>
        <div className={css.bar}>
          <a className={css.brand} href="/" title="To the website">
            <BrandMark size={22} />
            Admin
            <span className="visually-hidden">: to the website</span>
          </a>
          <nav className={css.screens} aria-label="Screens">
            <NavLink to="/inbox">
              Inbox
              {count > 0 && (
                <span className={css.count}>
                  {count}
                  <span className="visually-hidden"> new</span>
                </span>
              )}
            </NavLink>
            {screens.map(
              ([to, label, isAllowed]) =>
                isAllowed && (
                  <NavLink key={to} to={to}>
                    {label}
                  </NavLink>
                ),
            )}
          </nav>
          <ThemeButton />
          <PersonMenu session={session} onSignedOut={onSignedOut} />
        </div>
      </header>
      <main className={isEditing ? css.wide : css.room} id="main" tabIndex={-1}>
        {children}
      </main>
    </StaffContext>
  );
}

function PersonMenu({ session: { name, rights }, onSignedOut }: Omit<FrameProps, 'children'>) {
  const menu = useRef<HTMLDivElement>(null);
  const end = useChange('DELETE /session');
  const link = (to: string, label: string) => (
    <NavLink to={to} onClick={() => menu.current?.hidePopover()}>
      {label}
    </NavLink>
  );
  return (
    <>
      <button className={css.person} type="button" popoverTarget="person-menu">
        <span className={css.name}>{name}</span>
        <span className={css.initial} aria-hidden="true">
          {name.slice(0, 1).toUpperCase()}
        </span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div className={css.menu} id="person-menu" popover="auto" ref={menu}>
        <nav aria-label="Settings">
          {link('/account', 'Account')}
          {rights.includes('owner') && link('/people', 'People')}
          {rights.includes('owner') && link('/audit-log', 'Audit log')}
          {rights.includes('owner') && link('/server', 'Server')}
        </nav>
        <p className={css.where}>
          {name} at {location.host}
        </p>
        <Button onClick={() => end.mutate({}, { onSuccess: () => onSignedOut('You are signed out.') })}>
          Sign out
        </Button>
      </div>
    </>
  );
}

function ThemeButton() {
  const root = document.documentElement;
  const [isDark, setDark] = useState(root.classList.contains('dark'));
  function toggle() {
    root.className = isDark ? 'light' : 'dark';
    setDark(!isDark);
    try {
      localStorage.setItem('theme', root.className);
    } catch {
      // Storage is blocked: the theme is for this page only.
    }
  }
  return (
    <button
      className="icon-button"
      type="button"
      aria-label={isDark ? 'Switch to light mode' : 'Switch to dark mode'}
      onClick={toggle}
    >
      {isDark ? <Sun size={20} aria-hidden="true" /> : <Moon size={20} aria-hidden="true" />}
    </button>
  );
}

/** For a person who may not see a screen. */
export const NotAllowed = ({ children }: { children: ReactNode }) => (
  <div className="screen">
    <p role="alert">{children}</p>
    <NavLink className="button" to="/inbox">
      Inbox
    </NavLink>
  </div>
);
