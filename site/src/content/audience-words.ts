// The words that the pages for the four kinds of institution share. Their own are in content/for.
import { brand } from '~/facts/organisation';

export const audienceWords = {
  actions: [
    { label: 'Request Demo', href: '/contact?subject=demo' },
    { label: 'View Pricing', href: '/pricing' },
  ],
  modules: {
    title: 'The modules that matter most',
    lead: 'All nine share one record; these carry the day.',
    tone: 'sunk',
  },
  moduleLink: 'What it does',
  price: {
    size: 'A typical size',
    learners: '{learners} {unit}',
    plan: 'Plan',
    period: { term: 'A term', semester: 'A semester' },
    each: { term: 'A {one}, a term', semester: 'A {one}, a semester' },
    beforeVat: 'Billed by the year, before VAT and messages.',
    own: 'Reckon with your own number',
  },
  study: {
    where: 'A case of your kind: {name}, {place}, {learners} {unit}.',
    link: { label: 'All case studies', href: '/case-studies' },
    change: { before: 'Before', now: 'Now' },
  },
  questions: { title: 'What {kind} ask us' },
  closing: {
    title: 'Start with next term',
    text: `{days} days free, no payment needed. Bring your lists; we load them into ${brand} with you.`,
    actions: [
      { label: 'Get Started', href: '/contact' },
      { label: 'View Pricing', href: '/pricing' },
    ],
  },
  /** On the home page and the features page. */
  index: {
    title: 'For your kind of school',
    lead: 'What changes, what it costs, and what others like you ask first.',
  },
  indexLink: 'For {kind}',
} as const;
