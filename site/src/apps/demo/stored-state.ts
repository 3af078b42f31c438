// The stored state of the demo: the visitor's acts, and the open screen, class and sheet.
import { type Act, type Role, roles, type StreamKey } from './office';
import { SUBJECT } from './scenario';

export const phoneTabs = ['messages', 'fees', 'report'] as const;
export type PhoneTab = (typeof phoneTabs)[number];

export type ScreenState = {
  role: Role;
  /** The class on the teacher's and on the mark sheet's screen. */
  register: StreamKey;
  sheet: StreamKey;
  subject: string;
  report?: string | undefined;
  ledger?: string | undefined;
  application?: string | undefined;
  /** The learner that the bursar has chosen for a payment, before matching. */
  chosen?: string | undefined;
  /** Owner of the phone on screen; by default the one with the newest SMS. */
  owner?: string | undefined;
  tab: PhoneTab;
  /** Tabs of the phone that the visitor has opened, for the tour's last step. */
  seen: readonly PhoneTab[];
  /** Step of the tour; -1 if the visitor left it. */
  tour?: number | undefined;
};

export const atFirst: ScreenState = {
  role: 'teacher',
  register: 'S.2 North',
  sheet: 'S.2 North',
  subject: SUBJECT,
  tab: 'messages',
  seen: [],
};

type StoredState = { acts: readonly Act[]; shown: ScreenState };

/** Increase it when the meaning of stored acts changes. */
const VERSION = 1;
/** More than a visitor does: a full store must not slow the page down. */
const MOST = 2000;

/** Nothing is stored. */
export const withoutTrace = '';

export const storedText = ({ acts, shown }: StoredState): string =>
  JSON.stringify({ v: VERSION, acts: acts.slice(0, MOST), shown });

export function readState(text: string): StoredState {
  try {
    const stored = JSON.parse(text) as { v?: unknown; acts?: unknown; shown?: unknown };
    if (
      stored.v === VERSION &&
      Array.isArray(stored.acts) &&
      stored.acts.every(isAct) &&
      isScreenState(stored.shown)
    )
      return { acts: stored.acts, shown: { ...atFirst, ...stored.shown } };
  } catch {}
  return { acts: [], shown: atFirst };
}

/** Fields of each act; all are strings but the network's switch. */
const parts: Record<Act['do'], readonly string[]> = {
  mark: ['learner', 'mark'],
  close: ['stream'],
  network: [],
  receive: [],
  match: ['receipt', 'learner'],
  type: ['learner', 'subject', 'part', 'value'],
  publish: ['stream', 'subject'],
  review: ['application'],
  admit: ['application', 'stream'],
  enrol: ['application'],
};

function isAct(value: unknown): value is Act {
  const act = value as Record<string, unknown>;
  const needed = parts[act.do as Act['do']];
  return needed?.every((part) => typeof act[part] === 'string') ?? false;
}

function isScreenState(value: unknown): value is Partial<ScreenState> {
  const { role, tab, seen } = value as Partial<ScreenState>;
  return roles.includes(role as Role) && phoneTabs.includes(tab as PhoneTab) && Array.isArray(seen);
}
