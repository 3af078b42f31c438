// The words of the blog: its front page and the pages of its categories. The articles are in content/blog.
import { trialDays } from '~/facts/prices';
import { countWord } from '~/lib/words';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { PageMeta } from '~/seo/page-meta';
import type { FrontPageProps } from '~/subjects/blog/FrontPage/FrontPage';

export const meta = {
  path: '/blog',
  title: 'Blog for people who run schools',
  description:
    'Working notes for Ugandan head teachers, registrars, bursars, teachers and developers: fees, UNEB, attendance, data protection and software that helps.',
  crumb: 'Blog',
} satisfies PageMeta;

export const masthead = {
  title: 'Notes from the school office',
  lead: 'What we learn in bursars’ offices, staffrooms and server rooms across Uganda, written so that you can use it this term.',
} satisfies Pick<FrontPageProps, 'title' | 'lead'>;

export const featured = { title: 'Read this one first', linkLabel: 'Read the featured article' };

export const index = {
  title: 'All articles',
  withoutScript:
    'Searching needs JavaScript. Without it, every article is on these pages, and the categories are below.',
  suggestions: ['fees', 'UNEB', 'attendance', 'mobile money'],
};

/** What the pages of a list after its first are about, and what leads from one to the other. */
export const laterPages = {
  about: 'working notes for the people who run schools, colleges and universities in Uganda.',
  label: 'Pages',
};

export const aside = {
  label: 'Categories and newsletter',
  categories: 'Categories',
  unit: { one: 'article', many: 'articles' },
  feed: 'All articles as an RSS feed',
  categoryFeed: '{category} as an RSS feed',
};

export const newsletter = {
  title: 'Newsletter',
  text: 'New articles by email, once a month and never more. Unsubscribe with one click.',
};

export const closing = {
  title: 'What should we write about next?',
  text: 'Half of these articles began as a question from a school. Send yours, or see who answers.',
  actions: [
    { label: 'Ask us', href: '/contact' },
    { label: 'Who we are', href: '/about' },
  ],
} satisfies ClosingCallProps;

export const article = { related: 'Read next', neighbours: 'Previous and next article' };

export const categoryClosing = {
  title: 'See it with your own class lists',
  text: `${countWord(trialDays)} days free, no payment needed.`,
  actions: [
    { label: 'Get Started', href: '/contact' },
    { label: 'All articles', href: '/blog' },
  ],
} satisfies ClosingCallProps;
