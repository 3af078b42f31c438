// Makes emails from the site's words. None repeats a visitor's words.
import type { PlaceState } from '@tred/contract/admin-api';
import { type EmailId, type EmailValues, fillTemplate } from '@tred/contract/emails';
import type { SiteContent } from '@tred/contract/manifest';
import { UNSUBSCRIBE } from '@tred/contract/newsletter';
import { type Digest, type Email, priorities } from '../outbox/outbox.ts';

export interface Emails {
  digest: Digest;
  /** Undefined when notifications have no recipient. */
  notification(about: { reference: string; form: string }): Email | undefined;
  /** Undefined for a form without thanks. */
  received(about: { reference: string; form: string; email: string }): Email | undefined;
  confirmSubscription(to: { email: string; token: string }): Email;
  eventPlace(about: PlaceNews): Email;
  issue(to: IssueTo): Required<Pick<Email, 'to' | 'subject' | 'html' | 'text' | 'headers'>>;
  quotation(about: { reference: string; email: string; address: string }): Email;
}

interface IssueTo {
  to: string;
  subject: string;
  html: string | null;
  text: string;
  /** Of the link that ends the subscription; empty in a test. */
  token: string;
}

interface PlaceNews {
  reference: string;
  email: string;
  event: string;
  title: string;
  place: PlaceState;
  /** For an address to confirm. */
  token: string | null;
}

const listedInDigest = 50;

/** Mail programs show them as a button that ends the subscription. */
const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function createEmails(
  { emails, forms, retentionDays }: Pick<SiteContent, 'emails' | 'forms' | 'retentionDays'>,
  { serverUrl, mailTo }: { serverUrl: string; mailTo: string | undefined },
): Emails {
  const words = <Id extends EmailId>(id: Id, values: EmailValues<Id>) => {
    const all = { site: serverUrl, ...values };
    return {
      subject: fillTemplate(emails[id].subject, all),
      text: fillTemplate(emails[id].text, all),
      keepDays: retentionDays.mailCopies,
    };
  };
  /** A stored submission may belong to a removed form. */
  const wordsOf = (form: string) => (forms as Partial<Record<string, (typeof forms)['contact']>>)[form];
  const nameOf = (form: string) => wordsOf(form)?.name ?? form;
  const unsubscribeLink = (token: string) => `${serverUrl}/newsletter/unsubscribe?token=${token}`;
  return {
    issue({ to, subject, html, text, token }) {
      const link = unsubscribeLink(token);
      const fill = (words: string) => words.replaceAll(UNSUBSCRIBE, link);
      const headers = { ...unsubscribeHeaders(link), Precedence: 'bulk' };
      return { to, subject, html: fill(html ?? ''), text: fill(text), headers };
    },
    notification({ reference, form }) {
      if (!mailTo) return undefined;
      const link = `${serverUrl}/admin/inbox/${reference}`;
      return {
        reference,
        to: mailTo,
        ...words('staff-notification', { link, form: nameOf(form), reference }),
      };
    },
    digest(notifications) {
      const subjects = notifications.map(({ subject }) => subject);
      const list = subjects.slice(0, listedInDigest).join('\n');
      return words('staff-digest', {
        list: subjects.length > listedInDigest ? `${list}\n…` : list,
        count: String(subjects.length),
        link: `${serverUrl}/admin`,
      });
    },
    received({ reference, form, email }) {
      const thanks = wordsOf(form)?.thanks;
      if (!thanks) return undefined;
      const values = { reference, form: nameOf(form), thanks };
      return {
        reference,
        to: email,
        purpose: `received ${form}`,
        priority: priorities.receipt,
        ...words('received', values),
      };
    },
    confirmSubscription({ email, token }) {
      const unsubscribe = unsubscribeLink(token);
      const link = `${serverUrl}/newsletter/confirm?token=${token}`;
      return {
        to: email,
        purpose: 'newsletter',
        ...words('newsletter-confirm', { link, unsubscribe }),
        headers: unsubscribeHeaders(unsubscribe),
      };
    },
    quotation({ reference, email, address }) {
      const values = { link: serverUrl + address, reference };
      return { reference, to: email, purpose: 'quotation', ...words('quotation', values) };
    },
    eventPlace({ reference, email, event, title, place, token }) {
      const values = { event: title, reference };
      // Names the registration: anyone can register an address.
      const link = `${serverUrl}/events/place?token=${token}-${reference}`;
      const id = place === 'confirmed' ? 'place' : 'waiting-list';
      return {
        reference,
        to: email,
        purpose: `place ${event} ${place}`,
        ...(token && { inAnHour: 3 }),
        ...(token ? words(`${id}-confirm`, { ...values, link }) : words(id, values)),
      };
    },
  };
}
