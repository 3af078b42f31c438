// Letters of the newsletter: the files that the build makes of them, and the API below `/api/desk/letters`.
import * as z from 'zod/mini';
import { done, textOrNull } from './desk-api.ts';

export const NEWSLETTER = '/newsletter';
export const letterPage = (id: string) => `${NEWSLETTER}/${id}`;
/** Files of the site. */
export const letterFile = (id: string) => `${letterPage(id)}.json`;
export const LETTERS_FILE = `${NEWSLETTER}/letters.json`;
export const LETTER_NAME = /^\d{4}-\d{2}(?:-[a-z0-9]+)*$/;

/** The desk puts each subscriber’s own link here. */
export const UNSUBSCRIBE = '{{unsubscribe}}';
/** `utm_campaign` of the links in a letter. */
export const campaignOf = (id: string) => `newsletter-${id}`;

/** A letter as it arrives. */
export const letterContent = z.object({
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Of its page on the site. */
  url: z.string(),
  /** Such as a mark of a sample, or an empty fact. */
  problems: z.array(z.string()),
});

const news = z.object({
  kind: z.literal(['Articles', 'Releases', 'Events']),
  title: z.string(),
  text: z.string(),
  href: z.string(),
  date: z.string(),
});

/** Entries that a letter can be about, the newest first, and the letters on the site. */
export const letterList = z.object({
  news: z.array(news),
  letters: z.array(z.object({ id: z.string(), title: z.string(), date: z.string() })),
});

/** `sent`: to everyone. */
export const letterStates = ['scheduled', 'sending', 'stopped', 'sent'] as const;
export type LetterState = (typeof letterStates)[number];

const sending = z.object({
  state: z.literal(letterStates),
  /** When it starts or started. */
  at: z.number(),
  sent: z.number(),
  /** Of those sent: the desk or the connection ended before the mail server answered. */
  unsure: z.number(),
  waiting: z.number(),
  refused: z.number(),
  unsubscribed: z.number(),
  /** Of the visits through its links. */
  visits: z.number(),
  /** Why some wait. */
  error: textOrNull,
  /** Refused for good, with the words of the mail server. */
  addresses: z.array(z.object({ email: z.string(), error: textOrNull })),
});

const listed = z.object({ id: z.string(), title: z.string(), sending: z.nullable(sending) });

export const lettersReply = z.object({
  ...done,
  letters: z.array(listed),
  news: z.array(news),
  subscribers: z.number(),
  /** When the last one was on the site; empty if none was. */
  lastDate: z.string(),
  /** False without a mail server. */
  mail: z.boolean(),
});

export const letterReply = z.object({
  ...done,
  letter: letterContent,
  /** Otherwise a draft, which cannot be sent. */
  published: z.boolean(),
  /** Of what is shown: only this is sent. */
  version: z.string(),
});

export const testReply = z.object({ ...done, message: z.string() });

export type LetterContent = z.infer<typeof letterContent>;
export type LetterList = z.infer<typeof letterList>;
export type News = z.infer<typeof news>;
export type Sending = z.infer<typeof sending>;
export type ListedLetter = z.infer<typeof listed>;
export type Letters = Omit<z.infer<typeof lettersReply>, 'ok'>;
