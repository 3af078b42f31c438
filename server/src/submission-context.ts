// Parts of the site that the server needs to accept a submission: forms, events, feature requests and email texts.
import { type FormDefinition, type ValuesOf, withWords } from '@tred/contract/form';
import { lookup } from '@tred/contract/lookup';
import type { SiteContent } from '@tred/contract/manifest';
import { type FormId, forms } from '@tred/contract/registry';
import { dayName, dayNumber } from './kampala-days.ts';
import { createEmails, type Emails } from './mail/emails.ts';

export type Forms = ReadonlyMap<string, FormDefinition<FormId>>;

const formsOf = ({ forms: words }: Pick<SiteContent, 'forms'>): Forms =>
  new Map(forms.map((form) => [form.id, withWords(form, words[form.id])]));

export interface SubmissionContext {
  organisation: string;
  /** Where replies to our emails go, unless a setting says otherwise. */
  replyTo: string;
  forms: Forms;
  replyWords: SiteContent['replyWords'];
  lookup: FormDefinition<typeof lookup.id, ValuesOf<typeof lookup>>;
  emails: Emails;
  day: string;
  /** Open for registration: a past event has no places to give or to pass on. */
  events(now: number): ReadonlyMap<string, { title: string; capacity: number }>;
  /** With a mail server, senders get a receipt, and a place is reserved until its address is confirmed. */
  sendsMail: boolean;
  requests: ReadonlySet<string>;
  retentionMonths: SiteContent['retentionMonths'];
  retentionDays: SiteContent['retentionDays'];
  replies: SiteContent['replies'];
}

export function createSubmissionContext(
  content: SiteContent,
  {
    serverUrl,
    mailTo,
    smtpUrl,
  }: { serverUrl: string; mailTo: string | undefined; smtpUrl: string | undefined },
): SubmissionContext {
  const { organisation, events, requests, retentionMonths, retentionDays, replies } = content;
  return {
    organisation: organisation.name,
    replyTo: organisation.email,
    forms: formsOf(content),
    replyWords: content.replyWords,
    lookup: withWords(lookup, content.forms[lookup.id]),
    emails: createEmails(content, { serverUrl, mailTo }),
    day: content.day,
    events: (now) =>
      new Map(Object.entries(events).filter(([, { last }]) => last >= dayName(dayNumber(now)))),
    sendsMail: smtpUrl !== undefined,
    requests: new Set(requests),
    retentionMonths,
    retentionDays,
    replies,
  };
}
