// The state of the demo as it is stored: the acts of the visitor, and which screen, class and sheet are open.
import { type Act, type Role, roles, type StreamKey } from './office';
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
  /** Whose payment the bursar says it is, before it is matched. */
  chosen?: string | undefined;
  /** Whose phone lies beside the office; by itself, the one that heard something last. */
  owner?: string | undefined;
  tab: PhoneTab;
  /** Which tabs of the phone have been looked into, for the tour's last step. */
  seen: readonly PhoneTab[];
  /** The tour's step; -1 when it was left. */
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

type Kept = { acts: readonly Act[]; shown: Shown };

/** Goes up when kept acts would mean something else than before. */
const VERSION = 1;
/** More than anybody does in a morning: a full store must not slow the page down. */
const MOST = 2000;

/** Nothing is kept. */
export const withoutTrace = '';

export const writeKept = ({ acts, shown }: Kept): string =>
  JSON.stringify({ v: VERSION, acts: acts.slice(0, MOST), shown });

export function readKept(text: string): Kept {
  try {
    const kept = JSON.parse(text) as { v?: unknown; acts?: unknown; shown?: unknown };
    if (kept.v === VERSION && Array.isArray(kept.acts) && kept.acts.every(isAct) && isShown(kept.shown))
      return { acts: kept.acts, shown: { ...atFirst, ...kept.shown } };
  } catch {}
  return { acts: [], shown: atFirst };
}

/** What each act has to say; all of it is text but the network's switch. */
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

function isShown(value: unknown): value is Partial<Shown> {
  const { role, tab, seen } = value as Partial<Shown>;
  return roles.includes(role as Role) && phoneTabs.includes(tab as PhoneTab) && Array.isArray(seen);
}
