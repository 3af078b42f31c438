// Texts of all emails. None repeats a visitor's words.

import type { PlaceState } from '@tred/contract/desk-api';
import type { Digest, Email } from '../store/outbox.ts';

export interface EmailTexts {
  digest: Digest;
  /** Undefined when notifications have no recipient. */
  notification(about: { reference: string; form: string }): Email | undefined;
  confirmSubscription(to: { email: string; token: string }): Email;
  eventPlace(about: PlaceNews): Email;
  quotation(about: { reference: string; email: string; address: string }): Email;
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

interface EmailTextSettings {
  organisation: string;
  forms: ReadonlyMap<string, { readonly name: string }>;
  deskUrl: string;
  /** An unconfirmed address is erased after this time. */
  unconfirmedDays: number;
  mailTo: string | undefined;
}

const listedInDigest = 50;

export function createEmailTexts(settings: EmailTextSettings): EmailTexts {
  const { organisation, forms, deskUrl, mailTo, unconfirmedDays } = settings;
  const lines = (...parts: string[]) => `${parts.join('\n')}\n\n-- \n${organisation}\n${deskUrl}\n`;
  return {
    notification({ reference, form }) {
      if (!mailTo) return undefined;
      const name = forms.get(form)?.name ?? form;
      return {
        reference,
        to: mailTo,
        subject: `${name}: ${reference}`,
        text: lines(`A new entry came in through "${name}".`, '', `Read it at ${deskUrl}/desk#${reference}`),
      };
    },
    digest: (emails) => ({
      subject: `${emails.length} new entries`,
      text: lines(
        `${emails.length} new entries came in:`,
        '',
        ...emails.slice(0, listedInDigest).map(({ subject }) => subject),
        ...(emails.length > listedInDigest ? [`and ${emails.length - listedInDigest} more`] : []),
        '',
        `Read them at ${deskUrl}/desk`,
      ),
    }),
    confirmSubscription({ email, token }) {
      const unsubscribe = `${deskUrl}/newsletter/unsubscribe?token=${token}`;
      return {
        to: email,
        purpose: 'newsletter',
        subject: `Confirm that you want updates from ${organisation}`,
        text: lines(
          'You asked us for updates at this address.',
          '',
          'To get them, open this page and press the button:',
          `${deskUrl}/newsletter/confirm?token=${token}`,
          '',
          `If it was not you, ignore this email: we erase the address after ${unconfirmedDays} days. To erase it now:`,
          unsubscribe,
        ),
        headers: {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      };
    },
    quotation({ reference, email, address }) {
      return {
        reference,
        to: email,
        purpose: 'quotation',
        subject: `The price for your school, ${reference}`,
        text: lines(
          'You asked for the price for your school. See it here, with the payment dates:',
          `${deskUrl}${address}`,
          '',
          'You can print the page as a quotation for the board.',
          '',
          `Your reference is ${reference}. We reply within 24 hours.`,
          '',
          'If it was not you, ignore this email.',
        ),
      };
    },
    eventPlace({ reference, email, event, title, place, token }) {
      const confirm = token
        ? [
            place === 'confirmed'
              ? 'Confirm your place within a day:'
              : 'Confirm your turn on the waiting list:',
            `${deskUrl}/events/place?token=${token}`,
            '',
          ]
        : [];
      return {
        reference,
        to: email,
        purpose: `place ${event} ${place}`,
        subject:
          place === 'confirmed' ? `Your place at ${title}` : `You are on the waiting list for ${title}`,
        text: lines(
          place === 'confirmed'
            ? `${token ? 'We hold a place for you' : 'You have a place'} at ${title}.`
            : `${title} is full at the moment. You are on the waiting list. We write when a place is free.`,
          '',
          ...confirm,
          `Your reference is ${reference}. If you cannot come, write to us with it and we give your place to someone else.`,
          '',
          `Track it: ${deskUrl}/reference#${reference}`,
          `Our events: ${deskUrl}/events`,
        ),
      };
    },
  };
}
