// The words of the page that takes questions to the compliance team.
import { dataNote } from '~/facts/form-surroundings';
import { brand, organisation } from '~/facts/organisation';
import type { FaqProps } from '~/sections/Faq/Faq';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import type { SectionProps } from '~/ui/Section/Section';
import type { Ways } from '~/ui/words';

export const meta = {
  path: '/contact/compliance',
  title: 'Ask the compliance team',
  description: `Signed agreements, certificates, audit questionnaires and questions on Uganda’s data protection law: ${brand}’s compliance team answers in writing.`,
  crumb: 'Ask the compliance team',
  under: [{ name: 'Compliance', path: '/compliance' }],
} satisfies PageMeta;

export const hero = {
  title: 'Answers you can file',
  lead: 'An auditor wants a paper, a board wants a yes or a no, a parent wants to know who saw what. Ask here, and get it in writing.',
} satisfies HeroProps;

export const form = {
  id: 'question',
  title: 'Your question',
  lead: 'We answer within two working days. Longer questionnaires take a week; attach them to our reply.',
} satisfies SectionProps;

export const otherWaysTitle = 'Rather write or call?';

export const ways = {
  email: organisation.email.compliance,
  phone: organisation.phone.main,
  whatsapp: organisation.phone.whatsapp,
} satisfies Ways;

export const note = { ...dataNote, purpose: 'to answer your question' };

export const faq = {
  title: 'Asked most',
  items: [
    {
      question: 'Can we have a signed data processing agreement?',
      answer:
        'Yes, within three working days. Choose “A certificate, report or agreement” and tell us who signs for your institution.',
    },
    {
      question: 'May we see the SOC 2 report or the penetration test?',
      answer:
        'Under a confidentiality agreement, yes. We send it with the summary; the full penetration test stays with us.',
    },
    {
      question: 'Do you fill in our questionnaire?',
      answer:
        'Yes. Send it in reply to our first message, as a document or a spreadsheet. We return it within a week.',
    },
    {
      question: 'Can our data stay in Uganda?',
      answer: 'On the Enterprise plan, yes. It is written into the order and changes only with your consent.',
    },
  ],
} satisfies FaqProps;
