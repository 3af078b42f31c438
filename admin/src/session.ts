// The session for the screens inside: who is signed in, and what they may do.
import { createContext, use } from 'react';
import type { Session } from './api';

type Staff = {
  session: Session;
  /** New submissions. */
  fresh: number;
  onSignedOut: (message: string) => void;
};

export const StaffContext = createContext<Staff | undefined>(undefined);

export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('This screen needs a session.');
  return staff;
}

export const mayEditWebsite = ({ hasWebsite, rights }: Session) => hasWebsite && rights.includes('edit');
