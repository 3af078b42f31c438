// Parts of the site that the desk needs to accept a submission: forms, events, feature requests and email texts.
import { type FormDefinition, type ValuesOf, withWords } from '@tred/contract/form';
import { lookup } from '@tred/contract/lookup';
import type { SiteContent } from '@tred/contract/manifest';
import { type FormId, forms } from '@tred/contract/registry';
import { createEmailTexts, type EmailTexts } from './mail/email-texts.ts';

/** Forms by id; a stored submission may belong to a removed form. */
export type Forms = ReadonlyMap<string, FormDefinition<FormId>>;

export const formsOf = ({ forms: words }: Pick<SiteContent, 'forms'>): Forms =>
  new Map(forms.map((form) => [form.id, withWords(form, words[form.id])]));

export interface SubmissionContext {
  organisation: string;
  forms: Forms;
  replyWords: SiteContent['replyWords'];
  lookup: FormDefinition<typeof lookup.id, ValuesOf<typeof lookup>>;
  emails: EmailTexts;
  events: ReadonlyMap<string, { title: string; capacity: number }>;
  /** Reserve a place until its address is confirmed; needs a mail server. */
  confirmPlaces: boolean;
  requests: ReadonlySet<string>;
  retentionMonths: SiteContent['retentionMonths'];
  retentionDays: SiteContent['retentionDays'];
  replies: SiteContent['replies'];
}

export function createSubmissionContext(
  content: SiteContent,
  { deskUrl, mailTo, smtpUrl }: { deskUrl: string; mailTo: string | undefined; smtpUrl: string | undefined },
): SubmissionContext {
  const { organisation, events, requests, retentionMonths, retentionDays, replies } = content;
  const forms = formsOf(content);
  return {
    organisation: organisation.name,
    forms,
    replyWords: content.replyWords,
    lookup: withWords(lookup, content.forms[lookup.id]),
    emails: createEmailTexts({
      organisation: organisation.name,
      forms,
      deskUrl,
      mailTo,
      unconfirmedDays: retentionDays.unconfirmedSubscription,
    }),
    events: new Map(Object.entries(events)),
    confirmPlaces: smtpUrl !== undefined,
    requests: new Set(requests),
    retentionMonths,
    retentionDays,
    replies,
  };
}
