// Admin: the sign-in, then the screens by their addresses.
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { isSignedOut, type Session, useApi } from './api';
import { Frame } from './Frame';
import { SignIn } from './SignIn';
import { RequiredStep } from './settings/RequiredStep';
import { Loaded, Skeleton } from './ui/parts';

/** Each screen is loaded when it is opened. */
const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(() => load().then((module) => ({ default: module[name] }), reloadOnce));

const RELOADED = 'admin-reloaded';

/** After an update the files of the old version are gone. */
function reloadOnce(): never | Promise<never> {
  if (sessionStorage.getItem(RELOADED)) throw new Error('This screen cannot be loaded. Reload the page.');
  sessionStorage.setItem(RELOADED, 'yes');
  location.reload();
  return new Promise(() => {});
}

const Inbox = screen(() => import('./inbox/Inbox'), 'Inbox');
const Visitors = screen(() => import('./visitors/Visitors'), 'Visitors');
const Events = screen(() => import('./events/Events'), 'Events');
const Attendees = screen(() => import('./events/Attendees'), 'Attendees');
const Newsletter = screen(() => import('./newsletter/Newsletter'), 'Newsletter');
const Issue = screen(() => import('./newsletter/Issue'), 'Issue');
const Account = screen(() => import('./settings/Account'), 'Account');
const People = screen(() => import('./settings/People'), 'People');
const AuditLog = screen(() => import('./settings/AuditLog'), 'AuditLog');
const ServerChecks = screen(() => import('./settings/ServerChecks'), 'ServerChecks');
const Website = screen(() => import('./website/Website'), 'Website');

export function App() {
  /** Why nobody is signed in any more. */
  const [message, setMessage] = useState('');
  const [client] = useState(() => {
    const leave = (error: unknown) => {
      if (isSignedOut(error)) signOut('Your session has ended. Sign in again.');
    };
    const client = new QueryClient({
      queryCache: new QueryCache({ onError: leave }),
      defaultOptions: {
        queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
        mutations: { networkMode: 'always', onError: leave },
      },
    });
    return client;
  });
  function signOut(why: string) {
    setMessage(why);
    client.removeQueries({ predicate: ({ queryKey: [name] }) => name !== 'GET /session' });
    client.setQueryData(['GET /session', {}], nobody);
  }
  return (
    <QueryClientProvider client={client}>
      <Screens message={message} onSignedOut={signOut} />
    </QueryClientProvider>
  );
}

const nobody: Session = { name: '', forms: [], rights: [], hasWebsite: false, next: '' };

type ScreensProps = { message: string; onSignedOut: (message: string) => void };

function Screens({ message, onSignedOut }: ScreensProps) {
  const session = useApi('GET /session', {});
  return <Loaded of={session}>{(data) => <ForPerson session={data} {...{ message, onSignedOut }} />}</Loaded>;
}

function ForPerson({ session, message, onSignedOut }: ScreensProps & { session: Session }) {
  const { name, next } = session;
  if (!name) return <SignIn message={message} />;
  if (next === 'password' || next === 'set-up') return <RequiredStep {...{ session, onSignedOut }} />;
  return (
    <Frame session={session} onSignedOut={onSignedOut}>
      <Suspense fallback={<Skeleton />}>
        <Routes>
          <Route path="/" element={<Navigate to="/inbox" replace />} />
          <Route path="/inbox/:reference?" element={<Inbox />} />
          <Route path="/visitors" element={<Visitors />} />
          <Route path="/events" element={<Events />} />
          <Route path="/events/*" element={<Attendees />} />
          <Route path="/newsletter" element={<Newsletter />} />
          <Route path="/newsletter/:id" element={<Issue />} />
          <Route path="/account" element={<Account />} />
          <Route path="/people" element={<People />} />
          <Route path="/audit-log" element={<AuditLog />} />
          <Route path="/server" element={<ServerChecks />} />
          <Route path="/website/*" element={<Website />} />
          <Route path="*" element={<Navigate to="/inbox" replace />} />
        </Routes>
      </Suspense>
    </Frame>
  );
}
