// What the desk must know of its site to take a submission in: the words of forms, events with their places, what can be
// voted for, and the words of the mail about it.
import { type FormDefinition, type ValuesOf, withWords } from '@tred/contract/form';
import { lookup } from '@tred/contract/lookup';
import type { SiteContent } from '@tred/contract/manifest';
import { type FormId, forms } from '@tred/contract/registry';
import { createEmailTexts, type EmailTexts } from './mail/email-texts.ts';

/** Forms with their words, by id; an entry may be of a form that is gone. */
export type Forms = ReadonlyMap<string, FormDefinition<FormId>>;

export const formsOf = ({ forms: words }: Pick<SiteContent, 'forms'>): Forms =>
  new Map(forms.map((form) => [form.id, withWords(form, words[form.id])]));

export interface SubmissionContext {
  /** What it is called. */
  organisation: string;
  forms: Forms;
  answers: SiteContent['answers'];
  lookup: FormDefinition<typeof lookup.id, ValuesOf<typeof lookup>>;
  emails: EmailTexts;
  /** Those one can register for; one that is over is not among them. */
  events: ReadonlyMap<string, { title: string; capacity: number }>;
  /** Whether a place is held until its address is confirmed: only where mail can be sent. */
  confirmPlaces: boolean;
  /** Feature requests that can be voted for. */
  requests: ReadonlySet<string>;
  /** When entries are erased, and what belongs to them. */
  keptMonths: SiteContent['keptMonths'];
  keptDays: SiteContent['keptDays'];
  /** Ready-made answers for staff. */
  replies: SiteContent['replies'];
}

export function createSubmissionContext(
  content: SiteContent,
  { deskUrl, mailTo, smtpUrl }: { deskUrl: string; mailTo: string | undefined; smtpUrl: string | undefined },
): SubmissionContext {
  const { organisation, events, requests, keptMonths, keptDays, replies } = content;
  const forms = formsOf(content);
  return {
    organisation: organisation.name,
    forms,
    answers: content.answers,
    lookup: withWords(lookup, content.forms[lookup.id]),
    emails: createEmailTexts({
      organisation: organisation.name,
      forms,
      deskUrl,
      mailTo,
      unconfirmedDays: keptDays.unconfirmedSubscription,
    }),
    events: new Map(Object.entries(events)),
    confirmPlaces: smtpUrl !== undefined,
    requests: new Set(requests),
    keptMonths,
    keptDays,
    replies,
  };
}
