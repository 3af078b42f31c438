// The words of the startup programme's questions and answers, in three groups.
import { brand } from '~/facts/organisation';
import { planPrices, startupDiscounts } from '~/facts/prices';
import { startupCalendar } from '~/facts/programmes';
import { formatUgx } from '~/lib/money';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { FaqProps } from '~/sections/Faq/Faq';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';

const { yearOne, yearTwo } = startupDiscounts;
const starter = planPrices.starter.annual;
const after = (percent: number) => formatUgx((starter * (100 - percent)) / 100);

export const meta = {
  path: '/startup-program/faq',
  title: 'Startup programme: questions and answers',
  ogTitle: 'What founders ask us',
  description: `Who may apply to ${brand}’s startup programme, what it costs in year one, two and three, what happens to your data and your schools, and how the decision is made.`,
  crumb: 'Questions',
  under: [{ name: 'Startup programme', path: '/startup-program' }],
} satisfies PageMeta;

export const hero = {
  kicker: { label: 'Startup programme', href: '/startup-program' },
  title: 'What founders ask us',
  lead: 'Collected at info sessions, answered as we answer there. If yours is missing, bring it to the next one.',
  actions: [
    { label: 'Apply now', href: '/startup-program/apply' },
    { label: 'Join an info session', href: '/events/info-session' },
  ],
} satisfies HeroProps;

export const applying = {
  id: 'applying',
  title: 'Getting in',
  items: [
    {
      question: 'Who decides?',
      answer:
        'Two people who build the platform and one bursar who does not. Each reads alone and writes down a yes or a no before they talk. Two yeses are a yes.',
    },
    {
      question: 'How many startups do you take?',
      answer:
        'As many as are good, and no more than our engineers have hours for. So far that has been between four and nine a round.',
    },
    {
      question: 'When do I hear from you?',
      answer: `About two weeks after you apply. If the answer is yes, you start with the round that closes next, on ${startupCalendar.round.rhythm}. Everyone gets an answer, and a no comes with its reasons.`,
    },
    {
      question: 'Do students and teachers stand a chance?',
      answer:
        'Yes. A third of our founders still taught or studied when they applied. What counts is that you can give the pilot ten hours a week during term.',
    },
    {
      question: 'May I send a deck or a video as well?',
      answer:
        'You may link to them, but nobody is obliged to open the link. If it matters, put it into the twelve answers.',
    },
  ],
} satisfies FaqProps;

export const money = {
  id: 'money',
  title: 'Money',
  tone: 'sunk',
  items: [
    {
      question: 'What do we pay, exactly?',
      answer: `Take the Starter plan, billed yearly: ${formatUgx(starter)} a month on the price list. In year one you pay ${after(yearOne)} a month (${yearOne}% off), in year two ${after(yearTwo)} (${yearTwo}% off), from year three the list price. The first invoice comes in the fourth month and may be paid in instalments. What you earn from customers can pay for it: the funding limit of UGX 1M counts only money raised from investors, lenders and donors.`,
    },
    {
      question: 'Do you invest, or give grants?',
      answer:
        'No. We give the platform, the hours and the introductions. At the funding workshop you meet people who do invest, and we tell you which terms to walk away from.',
    },
    {
      question: 'We raised money after we got in. Are we out?',
      answer:
        'No. The limit of UGX 1M counts on the day the round closes. What you raise afterwards is a success of the programme, not a breach of it.',
    },
    {
      question: 'What if we cannot pay an invoice?',
      answer:
        'Tell us before it is due. We stretch invoices over a term as a matter of course. Keys are only switched off after two reminders and a call, and never in an exam week.',
    },
  ],
} satisfies FaqProps;

export const after24 = {
  id: 'data-and-after',
  title: 'Data, and afterwards',
  items: [
    {
      question: 'May we use learners’ data?',
      answer:
        'Only what a school grants you, for the purpose it agreed to, as the Data Protection and Privacy Act asks. The practice school is free of real people; build there first. We check how you store data before your first pilot.',
    },
    {
      question: 'Who owns what we build?',
      answer:
        'You do: code, brand, customers. If you use our open-source libraries, their licence holds, and it lets you sell what you make.',
    },
    {
      question: `What if ${brand} builds the same thing?`,
      answer:
        'It can happen. You see our roadmap earlier than the public does, and we tell you in the fortnightly hour when our plans come close to yours.',
    },
    {
      question: 'Can we leave early?',
      answer:
        'On any day, without a fee. You have 90 days to export. Your schools keep their own accounts, so nobody loses a mark or a receipt.',
    },
  ],
} satisfies FaqProps;

export const closing = {
  title: 'Enough asked?',
  text: 'The form takes half an hour. The self-check takes three minutes.',
  actions: [
    { label: 'Apply now', href: '/startup-program/apply' },
    { label: 'Check your eligibility', href: '/startup-program/eligibility' },
  ],
} satisfies ClosingCallProps;
