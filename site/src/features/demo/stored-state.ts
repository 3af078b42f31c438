// The stored state of the demo: the visitor's acts, and the open screen, class and sheet.
import { type Act, openOffice, type Role, roles, type StreamKey } from './office';
import { followed, type SchoolKind } from './scenario';
import { streamLabel } from './views';
import { officeWords } from './words';

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

export function homeOf(kind: SchoolKind): Pick<ScreenState, 'register' | 'sheet' | 'subject'> {
  const stream = streamLabel(followed(kind, openOffice(kind).school));
  return { register: stream, sheet: stream, subject: officeWords.schools[kind].subject };
}

export const atFirst = (kind: SchoolKind): ScreenState => ({
  role: 'teacher',
  ...homeOf(kind),
  tab: 'messages',
  seen: [],
});

type StoredState = { kind: SchoolKind; acts: readonly Act[]; shown: ScreenState };

/** Increase it when the meaning of stored acts changes. */
const VERSION = 2;
/** More than a visitor does: a full store must not slow the page down. */
const MOST = 2000;

export const withoutTrace = '';

export const storedText = ({ kind, acts, shown }: StoredState): string =>
  JSON.stringify({ v: VERSION, kind, acts: acts.slice(0, MOST), shown });

/** One school is stored at a time. */
export function readState(kind: SchoolKind, text: string): StoredState {
  try {
    const stored = JSON.parse(text) as { v?: unknown; kind?: unknown; acts?: unknown; shown?: unknown };
    if (
      stored.v === VERSION &&
      stored.kind === kind &&
      Array.isArray(stored.acts) &&
      stored.acts.every(isAct) &&
      isScreenState(stored.shown)
    )
      return { kind, acts: stored.acts, shown: { ...atFirst(kind), ...stored.shown } };
  } catch {}
  return { kind, acts: [], shown: atFirst(kind) };
}

/** Fields of each act; all are strings but the network's switch. */
const parts: Record<Act['do'], readonly string[]> = {
  mark: ['learner', 'mark'],
  close: ['stream'],
  network: [],
  receive: [],
  match: ['receipt', 'learner'],
  undo: ['receipt'],
  ask: ['receipt'],
  compare: [],
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
