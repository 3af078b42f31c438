// Admin: the sign-in, then the screens by their addresses.
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Right } from '@tred/contract/rights';
import { type ReactElement, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { isSignedOut, type Session, useApi } from './api';
import { Attendees } from './events/Attendees';
import { Events } from './events/Events';
import { Frame, NotAllowed } from './Frame';
import { Inbox } from './inbox/Inbox';
import { Issue } from './newsletter/Issue';
import { Newsletter } from './newsletter/Newsletter';
import { SignIn } from './SignIn';
import { Account } from './settings/Account';
import { AuditLog } from './settings/AuditLog';
import { People } from './settings/People';
import { RequiredStep } from './settings/RequiredStep';
import { ServerChecks } from './settings/ServerChecks';
import { Loaded } from './ui/parts';
import { Visitors } from './visitors/Visitors';
import { Website } from './website/Website';

type Screen = { path: string; element: ReactElement; right?: Right };

const screens: Screen[] = [
  { path: '/inbox/:reference?', element: <Inbox /> },
  { path: '/visitors', element: <Visitors /> },
  { path: '/events', element: <Events /> },
  { path: '/events/*', element: <Attendees /> },
  { path: '/newsletter', element: <Newsletter />, right: 'publish' },
  { path: '/newsletter/:id', element: <Issue />, right: 'publish' },
  { path: '/account', element: <Account /> },
  { path: '/people', element: <People />, right: 'owner' },
  { path: '/audit-log', element: <AuditLog />, right: 'owner' },
  { path: '/server', element: <ServerChecks />, right: 'owner' },
  { path: '/website/*', element: <Website />, right: 'edit' },
];

/** For someone without the right. */
const refusals: Partial<Record<Right, string>> = {
  owner: 'Only an owner may see this.',
  publish: 'The newsletter is for people who may publish. An owner can give you that right.',
  edit: 'You may not edit the website. An owner can give you that right.',
};

const nobody: Session = { name: '', forms: [], rights: [], hasWebsite: false, next: '' };

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
      <ForPerson message={message} onSignedOut={signOut} />
    </QueryClientProvider>
  );
}

type ForPersonProps = { message: string; onSignedOut: (message: string) => void };

function ForPerson({ message, onSignedOut }: ForPersonProps) {
  const session = useApi('GET /session', {});
  if (!session.data) return <Loaded of={session} />;
  const { name, next, rights } = session.data;
  if (!name) return <SignIn message={message} />;
  const shared = { session: session.data, onSignedOut };
  if (next === 'password' || next === 'set-up') return <RequiredStep {...shared} />;
  return (
    <Frame {...shared}>
      <Routes>
        {screens.map(({ path, element, right }) => (
          <Route
            key={path}
            path={path}
            element={right && !rights.includes(right) ? <NotAllowed>{refusals[right]}</NotAllowed> : element}
          />
        ))}
        <Route path="*" element={<Navigate to="/inbox" replace />} />
      </Routes>
    </Frame>
  );
}
