// The words of the self-check: where a founder stands before applying.
import { brand } from '~/facts/organisation';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { PageMeta } from '~/seo/page-meta';
import type { SelfCheckProps } from '~/subjects/startup/SelfCheck/SelfCheck';

export const meta = {
  path: '/startup-program/eligibility',
  title: 'Startup programme: check your eligibility',
  ogTitle: 'Six questions that tell you where you stand',
  description: `Six questions on age, funding, focus, novelty, growth and technology tell a founder whether to apply to ${brand}’s startup programme now, later or somewhere else.`,
  crumb: 'Eligibility',
  under: [{ name: 'Startup programme', path: '/startup-program' }],
} satisfies PageMeta;

export const hero = {
  kicker: { label: 'Startup programme', href: '/startup-program' },
  title: 'Where do you stand?',
  lead: 'Six questions. Three are rules, three are judgement. Nothing you tick leaves this page.',
} satisfies HeroProps;

export const check = {
  title: 'Six questions',
  ruleLabel: 'A rule',
  answers: { yes: 'Yes', no: 'No', unsure: 'Not sure' },
  checks: [
    {
      id: 'age',
      title: 'Are you under 3 years old?',
      text: 'Count from the date on the certificate of registration to the day the round closes. Not registered: from your first user.',
      rule: true,
    },
    {
      id: 'funding',
      title: 'Have you raised under UGX 1M?',
      text: 'Investments, loans and grants together. Your own money, prizes and sales do not count, and may well be more.',
      rule: true,
    },
    {
      id: 'focus',
      title: 'Is education your focus?',
      text: 'If learners, teachers, parents and schools went away tomorrow, would you have no customers left?',
      rule: true,
    },
    {
      id: 'innovative',
      title: 'Is it innovative?',
      text: 'Can you say in one sentence what a school gets from you that it cannot get today, or cannot pay for?',
    },
    {
      id: 'growth',
      title: 'Has it growth potential?',
      text: 'Could you serve ten times as many learners with twice as many people?',
    },
    {
      id: 'technology',
      title: 'Is it tech-enabled?',
      text: 'Does software, SMS, USSD or a device do the part that grows, rather than your own hands?',
    },
  ],
  keyTitle: 'Where you stand',
  verdicts: {
    yes: {
      when: 'Six times yes',
      title: 'Apply for this round',
      text: 'You meet all six. Half an hour with the form, and you hear from us about two weeks after you apply.',
      action: { label: 'Apply now', href: '/startup-program/apply' },
    },
    unsure: {
      when: 'A no among the last three, or a “not sure” anywhere',
      title: 'Apply, and say so',
      text: 'These are for us to judge, and we have been wrong. Write what you doubt in the form, or ask at an info session first.',
      action: { label: 'Join an info session', href: '/events/info-session' },
    },
    no: {
      when: 'A no among the first three',
      title: 'Not this programme',
      text: 'The first three are rules, and we make no exceptions. A company that sells to schools may still become a technology partner, at any age and with any funding.',
      action: { label: 'Look at partnerships', href: '/partners/portal' },
    },
  },
} satisfies SelfCheckProps;

export const doubt = {
  title: 'Still in doubt?',
  text: [
    'You changed your product last year, registered twice, or won a grant that was never paid out? Ask, and we tell you before you fill in the form.',
  ],
  actions: [
    { label: 'Ask us', href: '/contact?subject=other' },
    { label: 'Questions and answers', href: '/startup-program/faq' },
  ],
  tone: 'sunk',
} satisfies SplitProps;
