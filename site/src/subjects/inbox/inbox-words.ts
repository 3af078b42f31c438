// Everything the inbox says: content/pages/desk.ts has it. `{name}` stands for what only the inbox knows.
import type { MailState, SpamReason, Status } from '@tred/contract/desk-api';

type Unit = { one: string; many: string };

export type InboxWords = {
  loading: string;
  /** When a part of the inbox did not come. */
  partMissing: string;
  reload: string;
  logIn: {
    title: string;
    name: string;
    password: string;
    submit: string;
    loggedOut: string;
    ended: string;
  };
  /** In the header, around who is logged in. */
  person: { where: string; logOut: string };
  views: { label: string; inbox: string; counts: string; events: string; keys: string };
  status: Record<Status, string>;
  list: {
    title: string;
    fresh: string;
    refresh: string;
    entries: Unit;
    page: string;
    newer: string;
    older: string;
    export: string;
    select: string;
  };
  filters: {
    search: string;
    form: string;
    allForms: string;
    status: string;
    anyStatus: string;
    from: string;
    to: string;
    quarantine: string;
  };
  bulk: {
    all: string;
    selected: string;
    mark: string;
    marked: Unit;
    nothing: string;
    undo: string;
    undone: Unit;
  };
  entry: {
    back: string;
    quarantined: string;
    spam: Record<SpamReason, string>;
    hasPlace: string;
    waits: string;
    status: string;
    markSpam: string;
    notSpam: string;
    mail: string;
    noMail: string;
    mailLine: string;
    tries: string;
    mailState: Record<MailState, string>;
  };
  notes: { title: string; label: string; save: string; saving: string; saved: string };
  replies: { title: string; hint: string; blank: string };
  erasure: {
    export: string;
    erase: string;
    ask: string;
    warning: string;
    keep: string;
    really: string;
    erasing: string;
  };
  mail: { line: string; notConfigured: string; lastError: string; send: string };
  counts: {
    title: string;
    chart: string;
    table: string;
    day: string;
    entries: string;
    most: string;
    byForm: string;
    form: string;
    received: string;
    nothing: string;
  };
  events: {
    title: string;
    lead: string;
    places: string;
    over: string;
    waiting: string;
    empty: string;
    none: string;
    back: string;
    print: string;
    csv: string;
    nobody: string;
    withPlace: string;
    waitingList: string;
    unconfirmed: string;
    printed: string;
    columns: {
      name: string;
      institution: string;
      contact: string;
      needs: string;
      reference: string;
      here: string;
    };
  };
  keys: {
    title: string;
    use: string;
    off: string;
    close: string;
    key: string;
    does: string;
    list: readonly { key: string; does: string }[];
  };
};
