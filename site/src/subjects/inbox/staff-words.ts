// Everything the inbox's screens about accounts, people and the trail say: content/staff-words.ts has it. `{name}`
// stands for what only the inbox knows.
import type { AuditAct } from '@tred/contract/audit-api';
import type { Right } from '@tred/contract/rights';

export type StaffWords = {
  loading: string;
  back: string;
  logOut: string;
  rights: Record<Right, string>;
  /** To those who may erase, but not read security reports: the same whether there are any or not. */
  reportsStay: string;
  links: { label: string; account: string; people: string; trail: string };
  /** The second step of logging in. */
  code: {
    title: string;
    hint: string;
    label: string;
    submit: string;
    useRecovery: string;
    recoveryHint: string;
    recoveryLabel: string;
    useApp: string;
    back: string;
  };
  account: {
    title: string;
    /** Someone's name and what they may do. */
    who: string;
    noRight: string;
    password: {
      title: string;
      current: string;
      next: string;
      hint: string;
      submit: string;
      done: string;
    };
    codes: {
      title: string;
      off: string;
      on: string;
      left: string;
      required: string;
      password: string;
      begin: string;
      newRecovery: string;
      turnOff: string;
      turnedOff: string;
      setUpFirst: string;
    };
    setUp: {
      scan: string;
      picture: string;
      link: string;
      secret: string;
      code: string;
      confirm: string;
      cancel: string;
    };
    recovery: { title: string; hint: string; copy: string; copied: string; done: string };
    logIns: { title: string; hint: string; line: string; here: string; end: string; ended: string };
  };
  people: {
    title: string;
    lead: string;
    addTitle: string;
    name: string;
    nameHint: string;
    rightsOf: string;
    newRights: string;
    add: string;
    newPassword: string;
    newPasswordHint: string;
    seen: string;
    notIn: string;
    you: string;
    hasCode: string;
    noCode: string;
    saved: string;
    password: string;
    endLogIns: string;
    ended: string;
    removeCode: string;
    codeRemoved: string;
    remove: string;
    removed: string;
    require: string;
    requireHint: string;
    ask: { password: string; removeCode: string; remove: string };
    warning: { password: string; removeCode: string; remove: string };
    keep: string;
    go: string;
  };
  trail: {
    title: string;
    lead: string;
    columns: { when: string; who: string; what: string; entry: string; about: string; network: string };
    acts: Record<AuditAct, string>;
    nobody: string;
    empty: string;
    page: string;
    newer: string;
    older: string;
    csv: string;
  };
};
