// The blog's head with one article.
import { FrontPage } from './FrontPage';

export const examples = {
  head: (
    <FrontPage
      title="Notes from the school office"
      lead="What we learn in bursars’ offices, written so that you can use it this term."
      firstTitle="Read this one first"
      first={{
        seed: 'fees',
        title: 'Reading a term of fees in ten minutes',
        text: 'What the ledger says before the bursar does.',
        href: '/blog',
        linkLabel: 'Read the article',
        category: 'Analytics',
        facts: ['12 June 2026', '6 min read'],
      }}
    />
  ),
};
