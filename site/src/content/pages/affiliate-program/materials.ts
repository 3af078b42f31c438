// The words of the affiliates' kit: banners, texts to copy, and the rules for both.

import { brand, organisation } from '~/facts/organisation';
import { learnersUpTo, mobileMoneyProviders, planPrices, trialDays } from '~/facts/prices';
import { affiliateCode } from '~/facts/programmes';
import { formatUgx } from '~/lib/money';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { CopyTextsProps } from '~/sections/CopyTexts/CopyTexts';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  path: '/affiliate-program/materials',
  title: 'Affiliate kit: banners and words to send',
  ogTitle: 'Banners and words for affiliates',
  description:
    'Six banners as SVG and PNG, from a blog strip to a poster, and four texts to copy for WhatsApp, SMS, a letter and a meeting. All in one ZIP file, free to use.',
  crumb: 'Materials',
  under: [{ name: 'Affiliate programme', path: '/affiliate' }],
} satisfies PageMeta;

export const hero = {
  kicker: { label: 'Affiliate programme', href: '/affiliate' },
  title: 'Pictures and words to share',
  lead: 'Light enough to forward, and every text says that you earn a commission. Put your own code where ours stands.',
  actions: [
    { label: 'Download the kit', href: '#kit' },
    { label: 'Get your own code', href: '/affiliate-program/signup' },
  ],
} satisfies HeroProps;

export const kit = {
  file: 'tred-affiliate-kit.zip',
  title: 'The whole kit',
  description: 'All banners in both formats, the four texts as plain text files, and the rules.',
} as const;

export const kitList = {
  id: 'kit',
  title: 'In one file',
  lead: 'For a memory stick, or for a day with good network.',
} as const;

const headline = 'School fees by phone, balanced by evening';

/** In pixels. `use` says where each belongs. */
export const banners = [
  {
    name: 'strip',
    title: 'Strip',
    use: 'The top of a blog; write “affiliate link” under it',
    width: 728,
    height: 90,
    headline: 'School fees by phone, balanced by evening',
  },
  {
    name: 'rectangle',
    title: 'Rectangle',
    use: 'Beside an article or in a newsletter; write “affiliate link” under it',
    width: 300,
    height: 250,
    headline: 'Fees by phone, balanced by evening',
  },
  {
    name: 'link',
    title: 'Link picture',
    use: 'Facebook, X and LinkedIn; write “affiliate link” above it',
    width: 1200,
    height: 628,
    headline,
    line: 'Admissions, marks, attendance and fees for schools in Uganda.',
  },
  {
    name: 'square',
    title: 'Square',
    use: 'Instagram and WhatsApp groups',
    width: 1080,
    height: 1080,
    headline,
    line: `Try it free for ${trialDays} days. Ask me for the code: I earn a commission.`,
  },
  {
    name: 'status',
    title: 'Status',
    use: 'WhatsApp status and stories; write your code into the white field',
    width: 1080,
    height: 1920,
    headline,
    line: `Try it free for ${trialDays} days with your own class lists. I earn a commission.`,
    codeField: 'Code:',
  },
  {
    name: 'poster',
    title: 'Poster',
    use: 'A4 or A5, for a notice board; write your code with a marker',
    width: 1240,
    height: 1754,
    headline,
    line: `Parents pay by ${mobileMoneyProviders.join(' or ')}. The bursar’s book is right by evening. The code earns a commission.`,
    codeField: 'Code:',
  },
] as const;

export const bannerList = {
  id: 'banners',
  title: 'Banners',
  lead: 'SVG for print and for people who can edit it, PNG for everything else.',
  tone: 'sunk',
} as const;

export const words = {
  id: 'words',
  title: 'Words to send',
  lead: `Change them until they sound like you. Replace ${affiliateCode} with your own code.`,
  texts: [
    {
      name: 'whatsapp',
      label: 'WhatsApp',
      button: 'Copy the WhatsApp message',
      text: `Do you know ${brand}, from Entebbe? Parents pay fees by MoMo or Airtel Money, each payment goes to the right child by itself, and the bursar can close the book the same evening. Free for ${trialDays} days, no payment. Write to ${organisation.domain}/contact and give my code ${affiliateCode}. I am an affiliate: I earn a commission if the school joins.`,
    },
    {
      name: 'sms',
      label: 'SMS, one page',
      button: 'Copy the SMS',
      text: `School fees by MoMo, matched to each child the same day. ${brand}, free for ${trialDays} days: ${organisation.domain}/contact Code ${affiliateCode} I earn a commission.`,
    },
    {
      name: 'thirty-seconds',
      label: 'Thirty seconds at a meeting',
      button: 'Copy the speech',
      text: `Who here queued to pay fees this term? I will be short. There is a system called ${brand}, made in Entebbe, that puts your MoMo payment on your child’s account the same day and sends you the balance by SMS. The school tries it for ${trialDays} days and pays nothing. I have asked the head teacher to look at it; if you think so too, say so. The code is ${affiliateCode}. I earn a commission if the school joins.`,
    },
    {
      name: 'letter',
      label: 'Letter to a head teacher',
      button: 'Copy the letter',
      text: `Dear Head Teacher,\n\nI have seen how your office spends the first week of term, and I think there is an easier way. ${brand} keeps admissions, attendance, marks and fees in one place. Parents pay by mobile money or at the bank, and each payment finds its learner without anyone typing. Teachers take the register on the phone they have, also without network.\n\nIt costs from ${formatUgx(planPrices.starter.annual)} a month for a school of ${learnersUpTo('starter')} when paid yearly, and the first ${trialDays} days are free, without any payment. ${brand} loads your class lists for you.\n\nIf you write to ${organisation.domain}/contact, please mention the code ${affiliateCode}. I am an affiliate and earn a commission if the school joins.\n\nYours faithfully,`,
    },
  ],
} satisfies CopyTextsProps;

export const rules = {
  title: 'Three rules',
  tone: 'raised',
  look: 'lists',
  features: [
    {
      title: 'Say that you earn',
      icon: 'BadgeCheck',
      text: 'Wherever you recommend us, say that you are an affiliate. You earn nothing on a school you work for, own or sit on the board of.',
      lists: [
        { title: 'Do', items: ['“I get a commission if you join”', '“Affiliate link” under a post'] },
        {
          title: 'Don’t',
          items: ['Pass as a customer when you are none', `Write reviews of ${brand} for money`],
        },
      ],
    },
    {
      title: 'Promise what is there',
      icon: 'ListChecks',
      text: 'Prices and features stand on this website. If a school needs something that does not, ask us before you say yes.',
      lists: [
        {
          title: 'Do',
          items: ['Send the link to the price list', 'Call us with the head teacher beside you'],
        },
        { title: 'Don’t', items: ['Invent a discount', 'Speak for a ministry or UNEB'] },
      ],
    },
    {
      title: 'Leave people in peace',
      icon: 'MessageSquareOff',
      text: 'No bulk messages to people who did not give you their number. The Data Protection and Privacy Act holds for affiliates too.',
      lists: [
        { title: 'Do', items: ['Write to people who know you', 'Stop when somebody asks you to'] },
        { title: 'Don’t', items: ['Buy lists of parents’ numbers', 'Post in groups whose rules forbid it'] },
      ],
    },
  ],
} satisfies FeatureIndexProps;

/** The rules as the kit's own text file holds them. */
export const readMe = [
  `${organisation.name} affiliate kit`,
  '',
  'Use these banners and texts to recommend us. Do not change the banners’ colours or the mark; the words are yours to change.',
  ...rules.features.flatMap(({ title, text }) => ['', title, text]),
  '',
  `Questions: ${organisation.email.affiliates}`,
  '',
].join('\n');

export const closing = {
  title: 'Missing something?',
  text: 'A flyer in Luganda, a banner in another size, a slide for the PTA. Ask; others probably want it too.',
  actions: [
    { label: 'Ask the affiliate team', href: '/affiliate-program/contact' },
    { label: 'See the dashboard', href: '/affiliate-program/demo' },
  ],
} satisfies ClosingCallProps;
