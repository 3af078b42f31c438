// What the visitor looks at: which screen, class, subject and sheet is open, and where in the tour. Kept with the acts.
import type { Role, StreamKey } from './office';
import { SUBJECT } from './scenario';

export const phoneTabs = ['messages', 'fees', 'report'] as const;
export type PhoneTab = (typeof phoneTabs)[number];

export type Shown = {
  role: Role;
  /** The class on the teacher's and on the mark sheet's screen. */
  register: StreamKey;
  sheet: StreamKey;
  subject: string;
  report?: string | undefined;
  ledger?: string | undefined;
  application?: string | undefined;
  /** Whose phone lies beside the office; by itself, the one that heard something last. */
  owner?: string | undefined;
  tab: PhoneTab;
  /** Which tabs of the phone have been looked into, for the tour's last step. */
  seen: readonly PhoneTab[];
  /** The tour's step; -1 when it was left or walked to the end. */
  tour?: number | undefined;
};

export const atFirst: Shown = {
  role: 'teacher',
  register: 'S.2 North',
  sheet: 'S.2 North',
  subject: SUBJECT,
  tab: 'messages',
  seen: [],
};
