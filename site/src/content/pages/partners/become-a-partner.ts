// The words of the partner application.
import { testimonials } from '~/facts/customers';
import { dataNote, formSurroundings } from '~/facts/form-surroundings';
import { brand, organisation } from '~/facts/organisation';
import type { DiagramProps } from '~/sections/Diagram/Diagram';
import type { FaqProps } from '~/sections/Faq/Faq';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { QuotesProps } from '~/sections/Quotes/Quotes';
import type { SplitProps } from '~/sections/Split/Split';
import type { StepsProps } from '~/sections/Steps/Steps';
import type { PageMeta } from '~/seo/page-meta';
import type { SectionProps } from '~/ui/Section/Section';

export const meta = {
  path: '/partners/become-a-partner',
  canonical: '/become-partner',
  title: 'Become a partner: apply in fifteen minutes',
  ogTitle: `Become a ${brand} partner`,
  description: `Apply to sell, set up or connect ${brand} in Ugandan schools. No upfront costs, revenue-sharing, and an agreement in two to four weeks. Form, timeline and answers.`,
  crumb: 'Become a partner',
  under: [{ name: 'Partner portal', path: '/partners/portal' }],
} satisfies PageMeta;

export const hero = {
  kicker: 'Partner application',
  title: 'Become a partner',
  lead: 'Tell us whom you know and what you can do. A person reads every application, and you hear from us within 48 hours.',
  points: [
    'No upfront costs',
    'Revenue-sharing from the first school',
    'Training and materials included',
    'Signed in 2-4 weeks',
  ],
  actions: [
    { label: 'Start the application', href: '#apply' },
    { label: 'About the programme', href: '/partners' },
  ],
} satisfies HeroProps;

export const benefits = {
  title: 'What you apply for',
  look: 'cards',
  tone: 'sunk',
  features: [
    {
      icon: 'HandCoins',
      title: 'Revenue-sharing',
      text: 'A fixed share of each invoice a school pays, agreed before you start and paid monthly in shillings.',
    },
    {
      icon: 'PiggyBank',
      title: 'Nothing to buy',
      text: 'Training, the practice school and every printed brochure are on us. You bring transport and airtime.',
    },
    {
      icon: 'ShieldCheck',
      title: 'Protected schools',
      text: 'Register a school before your visit and it is yours for 90 days. No other partner and nobody from our sales team approaches it meanwhile.',
    },
    {
      icon: 'Users',
      title: 'People beside you',
      text: 'A partner manager for the deal, an engineer for the data, and both on site for your first school.',
    },
  ],
} satisfies FeatureIndexProps;

export const money = {
  title: 'Who pays whom',
  lead: 'For the software the school pays us, and we pay you your share; nothing goes from you to us. What you do for a school yourself, it pays you for.',
  flow: {
    caption: 'Revenue-sharing, from a school’s invoice to your account',
    stages: [
      {
        boxes: [{ name: 'The school', text: 'Pays the invoice for its plan, as any other school' }],
        passes: 'the invoice',
      },
      {
        boxes: [
          { name: brand, text: 'Works out your share of it, without VAT, by the agreement', main: true },
        ],
        passes: 'each month, in shillings',
      },
      {
        boxes: [
          { name: 'Channel partner', text: 'For the introduction' },
          { name: 'Implementation partner', text: 'For looking after the school' },
        ],
      },
    ],
    note: 'Whoever does both receives both.',
  },
} satisfies DiagramProps;

export const form = {
  id: 'apply',
  title: 'Your application',
  lead: 'Fifteen minutes. What you type stays on this device until you send it.',
} satisfies SectionProps;

export const before = {
  title: 'Have at hand',
  items: [
    'The name on your certificate of registration',
    'Two or three schools you have worked with, and when',
    'Someone there who would take our call',
  ],
} as const;

export const note = { ...dataNote, purpose: 'to decide on your application and to call your references' };

/** When the form fails an applicant turns to the partner team, not the front desk. */
export const surroundings = {
  ...formSurroundings,
  ways: {
    email: organisation.email.partnerships,
    phone: organisation.phone.partnerships,
    whatsapp: organisation.phone.whatsapp,
  },
};

export const timeline = {
  id: 'timeline',
  title: 'What happens after you apply',
  lead: '2-4 weeks in total.',
  tone: 'sunk',
  steps: [
    {
      title: 'Application',
      duration: 'Within 48 hours',
      text: 'You get a reference number at once, and a first reply with the name of the person who reads it.',
    },
    {
      title: 'Review',
      duration: '2-3 days',
      text: 'We check the registration, call a reference and compare your area with the partners already there.',
    },
    {
      title: 'Interview',
      duration: '1 week',
      text: 'One hour, in Entebbe or by video. Bring the colleague who would do the work.',
    },
    {
      title: 'Agreement',
      duration: '1-2 weeks',
      text: 'You read six pages, your lawyer may too. Signed, you book the training and register a school.',
    },
  ],
} satisfies StepsProps;

export const quotes = {
  title: 'Partners, a year on',
  tone: 'raised',
  quotes: testimonials.partners,
} satisfies QuotesProps;

export const faq = {
  title: 'Asked before applying',
  items: [
    {
      question: 'What does it cost to become a partner?',
      answer:
        'Nothing upfront. There is no fee, no deposit and no minimum order. We earn together by revenue-sharing: when the school pays, you are paid.',
    },
    {
      question: 'How is my share worked out?',
      answer:
        'As a percentage of what your schools pay us, without VAT. Channel partners receive it for the introduction, implementation partners for looking after the school, and whoever does both receives both. The percentages are in the agreement before you sign.',
    },
    {
      question: 'How long does it take?',
      answer:
        'Two to four weeks. The review takes 2-3 days, the interview is arranged within 1 week, the agreement takes 1-2 weeks. A missing certificate of registration is the usual reason for more.',
    },
    {
      question: 'I work alone. May I apply?',
      answer: `Yes, as a channel partner, if your business is registered. To set schools up we ask for two trained people, so that a school is not stuck when one falls ill. If you only want to recommend ${brand}, the affiliate programme is simpler.`,
    },
    {
      question: 'Can we also sell another school system?',
      answer:
        'Yes. We ask for no exclusivity and give none for a district. What we ask is that a school you registered with us gets an honest comparison.',
    },
  ],
} satisfies FaqProps;

export const contact = {
  title: 'Rather talk first?',
  text: [
    `${organisation.offices[0].address.slice(0, 2).join(', ')}, ${organisation.offices[0].hours}. Ask for the partner team, or send a voice note: we listen to those too.`,
  ],
  actions: [
    { label: 'Contact us', href: '/contact' },
    { label: 'Back to the partner portal', href: '/partners' },
  ],
  tone: 'sunk',
} satisfies SplitProps;
