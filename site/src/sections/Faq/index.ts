// Questions and answers, also for search engines.

import { section } from '~/components/define-section';
import { faqPage } from '~/seo/json-ld';
import { Faq } from './Faq';
import { faqWords } from './schema';

export const faq = section({
  name: 'faq',
  title: 'Questions and answers',
  schema: faqWords,
  takesAside: true,
  ownId: 'faq',
  component: Faq,
  jsonLd: ({ items }) => [faqPage(items)],
});
