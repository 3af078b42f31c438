// What the office says: the shape of its words, which content/demo-office.ts fills. `{name}` stands for what differs.

import type { PhoneTab } from '../kept';
import type { Mark, Role } from '../office';
import type { TourStep } from '../tour';
import type { Stage } from '../views';

type Person = { name: string; job: string; person: string };

export type OfficeWords = {
  day: string;
  roles: Record<Role, Person> & { label: string; done: string };
  tour: {
    invitation: string;
    start: string;
    ended: string;
    again: string;
    count: string;
    stepDone: string;
    back: string;
    next: string;
    finish: string;
    leave: string;
    steps: Record<TourStep, { title: string; tasks: readonly string[] }>;
  };
  register: {
    stream: string;
    network: { label: string; on: string; off: string };
    marks: Record<Mark, string>;
    close: string;
    sent: string;
    waiting: string;
    outbox: { title: string; marks: string; sent: string; kept: string; again: string };
  };
  payments: {
    before: string;
    receive: string;
    matchedTotal: string;
    unmatchedCount: string;
    from: string;
    matched: string;
    matchedByHand: string;
    nobody: string;
    whose: string;
    candidate: string;
    reasons: { swapped: string; digit: string; phone: string };
    match: string;
    ledger: string;
    ledgerOf: string;
    columns: readonly string[];
    receipt: {
      title: string;
      print: string;
      learner: string;
      paymentNumber: string;
      paid: string;
      over: string;
      balance: string;
    };
  };
  marks: {
    stream: string;
    subject: string;
    rule: string;
    caption: string;
    columns: {
      name: string;
      continuous: string;
      continuousLong: string;
      examination: string;
      examinationLong: string;
      mark: string;
      grade: string;
    };
    box: { continuous: string; examination: string };
    notAssessed: string;
    notAssessedShort: string;
    wrong: string;
    missing: string;
    ready: string;
    published: string;
    publish: string;
    openReport: string;
    report: {
      label: string;
      title: string;
      columns: readonly string[];
      notAssessed: string;
      average: string;
      attendance: string;
      days: string;
      balance: string;
      scale: string;
      print: string;
    };
  };
  admissions: {
    stages: Record<Stage, string>;
    facts: string;
    noLin: string;
    review: { text: string; button: string };
    admit: { text: string; stream: string; button: string };
    enrol: { text: string; button: string };
    everywhere: { title: string; teacher: string; bursar: string; studies: string };
    letter: {
      title: string;
      greeting: string;
      subject: string;
      text: string;
      columns: readonly string[];
      total: string;
      pay: string;
      signed: string;
      print: string;
    };
  };
  phone: {
    title: string;
    whose: string;
    network: string;
    tabsLabel: string;
    tabs: Record<PhoneTab, string>;
    empty: string;
    balance: string;
    noReport: string;
    note: string;
    peek: string;
  };
  news: {
    networkOn: string;
    networkOff: string;
    kept: string;
    sentOne: string;
    sentMany: string;
    sentAgain: string;
    messagesNone: string;
    messagesOne: string;
    messagesMany: string;
    payments: string;
    matched: string;
    published: string;
    publishedNobody: string;
    reviewed: string;
    admitted: string;
    enrolled: string;
  };
  foot: { private: string; reset: string; wasReset: string };
};
