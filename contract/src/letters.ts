// Issues of the newsletter: the files that the build makes of them.
import * as z from 'zod/mini';

export const NEWSLETTER = '/newsletter';
export const letterPage = (id: string) => `${NEWSLETTER}/${id}`;
/** Files of the site. */
export const letterFile = (id: string) => `${letterPage(id)}.json`;
export const LETTERS_FILE = `${NEWSLETTER}/letters.json`;
export const LETTER_NAME = /^\d{4}-\d{2}(?:-[a-z0-9]+)*$/;

/** The server puts each subscriber’s own link here. */
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

export type LetterContent = z.infer<typeof letterContent>;
export type LetterList = z.infer<typeof letterList>;
export type News = z.infer<typeof news>;
