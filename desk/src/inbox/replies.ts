// Ready-made answers for one entry: those that its form can be answered with, their places filled in.
import type { Reply } from '@tred/contract/desk-api';
import type { SiteContent } from '@tred/contract/manifest';
import { findForm } from '@tred/contract/registry';
import { fillReply } from '@tred/contract/reply-places';
import type { Entry } from '../store/inbox.ts';
import { who } from './present.ts';

const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Kampala' });

export function repliesTo(entry: Entry, templates: SiteContent['replies'], staff: string): Reply[] {
  const { form, reference, createdAt, email } = entry;
  // There is nobody to write to.
  if (!email) return [];
  const values = {
    sender: who(entry),
    reference,
    form: findForm(form)?.name ?? form,
    received: written.format(createdAt),
    staff,
  };
  return templates
    .filter(({ forms }) => forms.length === 0 || forms.some((id) => id === form))
    .map(({ id, name, subject, body }) => ({
      id,
      name,
      subject: fillReply(subject, values),
      body: fillReply(body, values),
    }));
}
