// The words of the affiliates' own contact page.
import { dataNote, formSurroundings } from '~/facts/form-surroundings';
import { organisation } from '~/facts/organisation';
import type { FaqProps } from '~/sections/Faq/Faq';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';
import type { SectionProps } from '~/ui/Section/Section';

export const meta = {
  path: '/affiliate-program/contact',
  title: 'Contact the affiliate team',
  description:
    'A referral that is missing, a payout that is late, a question before you join: write, call or WhatsApp the affiliate team and get an answer within 24 hours.',
  crumb: 'Contact',
  under: [{ name: 'Affiliate programme', path: '/affiliate' }],
} satisfies PageMeta;

export const hero = {
  look: 'statement',
  kicker: { label: 'Affiliate programme', href: '/affiliate' },
  title: 'Something missing?',
  lead: 'A school that forgot your code, a payout that did not arrive, a question before you join. Three people answer here, and they can see your account.',
} satisfies HeroProps;

export const form = {
  id: 'message',
  title: 'Write to the affiliate team',
  lead: 'We reply within 24 hours. If it is about a school, give its name and the person you spoke to.',
} satisfies SectionProps;

export const waysTitle = 'Or reach us at once';

export const surroundings = {
  ...formSurroundings,
  ways: { ...formSurroundings.ways, email: organisation.email.affiliates },
};

export const note = { ...dataNote, purpose: 'to answer your question' };

export const first = {
  title: 'Look here first',
  lead: 'Half of what we are asked is one of these.',
  tone: 'sunk',
  items: [
    {
      question: 'My referral does not show',
      answer:
        'An enquiry shows the next morning, a paying school on the day its first invoice has been paid. If yours is missing, write to us with the school’s name within 30 days of that payment and we add it.',
    },
    {
      question: 'My payout is late',
      answer:
        'Mobile money arrives the same day; bank transfers take up to two working days, longer at the end of the month. Your dashboard says “sent” with the time; if it does not, the sum was below the minimum and waits for the next date.',
    },
    {
      question: 'I lost my code',
      answer:
        'It stands at the top of your dashboard and in the welcome email. Write from the address you signed up with and we send it again.',
    },
  ],
} satisfies FaqProps;
