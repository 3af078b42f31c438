// Issues of the newsletter: the files that the build makes of them.
import * as z from 'zod/mini';

export const NEWSLETTER = '/newsletter';
export const issuePage = (id: string) => `${NEWSLETTER}/${id}`;
/** Files of the site. */
export const issueFile = (id: string) => `${issuePage(id)}.json`;
export const ISSUES_FILE = `${NEWSLETTER}/issues.json`;
export const ISSUE_NAME = /^\d{4}-\d{2}(?:-[a-z0-9]+)*$/;

/** The server puts each subscriber’s own link here. */
export const UNSUBSCRIBE = '{{unsubscribe}}';
/** `utm_campaign` of the links in an issue. */
export const campaignOf = (id: string) => `newsletter-${id}`;

/** An issue as it arrives. */
export const issueContent = z.object({
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

/** Entries that an issue can be about, the newest first, and the issues on the site. */
export const issueList = z.object({
  news: z.array(news),
  issues: z.array(z.object({ id: z.string(), title: z.string(), date: z.string() })),
});

/** `sent`: to everyone. */
export const issueStates = ['scheduled', 'sending', 'stopped', 'sent'] as const;
export type IssueState = (typeof issueStates)[number];

export type IssueContent = z.infer<typeof issueContent>;
export type IssueList = z.infer<typeof issueList>;
export type News = z.infer<typeof news>;
