// The words of the partner portal.
import { figures } from '~/facts/figures';
import { brand, organisation } from '~/facts/organisation';
import { practiceLearners } from '~/facts/product';
import { townOf } from '~/facts/towns';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { StepsProps } from '~/sections/Steps/Steps';
import type { PageMeta } from '~/seo/page-meta';
import type { OfficeMapProps } from '~/subjects/enquiries/OfficeMap/OfficeMap';
import type { PartnerTypesProps } from '~/subjects/partners/PartnerTypes/PartnerTypes';
import type { PayTriangleProps } from '~/subjects/partners/PayTriangle/PayTriangle';
import type { TrackProps } from '~/ui/Track/Track';

export const meta = {
  path: '/partners/portal',
  title: `Partner portal: bring ${brand} to schools you know`,
  ogTitle: `Bring ${brand} to the schools you know`,
  description: `Technology, implementation and channel partners bring ${brand} to schools and universities across Uganda. No upfront costs, a share of revenue, one process.`,
  crumb: 'Partner portal',
} satisfies PageMeta;

export const hero = {
  look: 'split',
  kicker: 'Partner portal',
  title: 'You know the schools. We know the software.',
  lead: `${brand} reaches a school through someone it already trusts: the firm that wired its lab, the consultant who set up its accounts, the company that sends its SMS. Partners bring the trust and keep a share of what the school pays.`,
  actions: [
    { label: 'Become a Partner', href: '/partners/become-a-partner' },
    { label: 'Talk to the partner team', href: '/contact?subject=partnership' },
  ],
} satisfies HeroProps;

const names = { school: 'A school', partner: 'You', us: brand };

/** The picture of the first screen. */
export const share = {
  names,
  paths: [
    { from: 'partner', to: 'school', text: ['your name,', 'their trust'] },
    { from: 'school', to: 'us', text: ['pays for', 'the software'], money: true },
    { from: 'us', to: 'partner', text: ['a share of it', 'each month'], money: true },
  ],
  caption:
    'Who pays whom. The heavy lines are money: your share goes out by the fifteenth of each month, for as long as you look after the school.',
} satisfies PayTriangleProps;

export const stats = {
  title: 'The partner programme in figures',
  stats: figures.partnersPortal,
} satisfies StatStripProps;

export const benefits = {
  title: 'What a partner can count on',
  lead: 'All of it is written into the agreement.',
  look: 'grid',
  features: [
    {
      icon: 'HandCoins',
      title: 'A share of revenue',
      text: 'You earn from every shilling a school you brought pays us, for as long as you look after it. Statements on the fifth of each month, money by the fifteenth.',
    },
    {
      icon: 'BadgeCheck',
      title: 'No upfront costs',
      text: 'No licence to buy, no deposit, no minimum order. If you bring nobody in, you owe nothing.',
    },
    {
      icon: 'GraduationCap',
      title: 'Training that ends in a certificate',
      text: 'Three days in Entebbe or five evenings online for up to four of your people. They leave able to load a school’s class lists and close its first term.',
    },
    {
      icon: 'ServerCog',
      title: 'A school of your own to practise on',
      text: `A full ${brand} with ${practiceLearners} invented learners, for demonstrations and for breaking things. It is wiped clean every Sunday night.`,
    },
    {
      icon: 'Map',
      title: 'Your schools stay yours',
      text: 'Register a school before you visit it and no other partner, nor our own sales team, works on it for 90 days.',
    },
    {
      icon: 'PhoneCall',
      title: 'One person who picks up',
      text: 'A named partner manager with a phone number. During registration weeks the line is open on Saturdays too.',
    },
  ],
} satisfies FeatureIndexProps;

export const types = {
  id: 'types',
  title: 'Three ways to be a partner',
  lead: 'Most begin with one. Some do two after a year.',
  tone: 'sunk',
  names,
  footnote: 'In each picture the heavy lines are money, the dashed ones trust, work and records.',
  types: [
    {
      title: 'Technology partners',
      icon: 'Plug',
      text: `You make something schools use beside ${brand}, and the two should talk. We open the API, test with you and list the connection for every school that has both.`,
      paths: [
        { from: 'school', to: 'partner', text: ['pays for', 'your product'], money: true },
        { from: 'school', to: 'us', text: ['pays for', 'ours'], money: true },
        { from: 'partner', to: 'us', text: ['records,', 'by the API'] },
      ],
      lists: [
        {
          title: 'Requirements',
          items: [
            'A product that schools already run',
            'A developer who can give us two weeks',
            'Learner data handled under the Data Protection and Privacy Act',
            'Someone to answer when the connection fails',
          ],
        },
        {
          title: 'Examples',
          items: [
            'Bulk SMS and USSD companies',
            'Library and e-learning systems',
            'Mobile money and bank collection services',
            'Makers of gate and biometric readers',
          ],
        },
      ],
    },
    {
      title: 'Implementation partners',
      icon: 'Wrench',
      text: `You move a school onto ${brand}: old records in, staff trained, first term closed. The school pays you for the work and us for the software.`,
      paths: [
        { from: 'school', to: 'partner', text: ['pays for', 'the work'], money: true },
        { from: 'school', to: 'us', text: ['pays for', 'the software'], money: true },
        { from: 'us', to: 'partner', text: ['training', 'and support'] },
      ],
      lists: [
        {
          title: 'Requirements',
          items: [
            'A registered company with a tax number',
            'Two people who pass our training',
            'Three projects in schools you can show',
            'Able to be on site within a day',
          ],
        },
        {
          title: 'Examples',
          items: [
            'IT firms in Mbarara, Gulu, Mbale or Arua',
            'Consultants who set up school accounts',
            'Computer labs that train teachers',
            'Freelance registrars with a following',
          ],
        },
      ],
    },
    {
      title: 'Channel partners',
      icon: 'Handshake',
      text: 'You bring the introduction and stay the familiar face. We demonstrate, sign, train and support; you keep a share for as long as the school stays.',
      paths: [
        { from: 'partner', to: 'school', text: ['an', 'introduction'] },
        { from: 'school', to: 'us', text: ['pays for', 'the software'], money: true },
        { from: 'us', to: 'partner', text: ['a share,', 'as it stays'], money: true },
      ],
      lists: [
        {
          title: 'Requirements',
          items: [
            'Standing with at least ten schools',
            'A registered company, association or diocese',
            'One person who can give our half-hour demonstration',
            'Five introductions in the first year',
          ],
        },
        {
          title: 'Examples',
          items: [
            'Suppliers of books and uniforms',
            'Head teachers’ and bursars’ associations',
            'Religious education secretariats',
            'Savings cooperatives of teachers',
          ],
        },
      ],
    },
  ],
} satisfies PartnerTypesProps;

export const process = {
  id: 'process',
  title: 'From application to first school',
  lead: 'Two to four weeks when the papers are in order.',
  steps: [
    {
      title: 'Apply',
      duration: '15 minutes',
      text: 'One form: who you are, whom you know, what you want to do with us.',
    },
    {
      title: 'Review',
      duration: '2-3 days',
      text: 'We read it, call two of your references and tell you yes, no or not yet.',
    },
    {
      title: 'Interview',
      duration: '1 week',
      text: 'An hour with the partner manager and an engineer. You show one of your schools; we show ours.',
    },
    {
      title: 'Agreement',
      duration: '1-2 weeks',
      text: 'Terms on six pages, training dates, and the first school written down by name.',
    },
  ],
} satisfies StepsProps;

export const days = {
  groups: [
    { count: 3, tone: 2 },
    { count: 7, tone: 1 },
    { count: 14, tone: 3 },
  ],
  marks: [
    { after: 0, text: 'Review' },
    { after: 6.5, text: 'Interview' },
    { after: 17, text: 'Agreement' },
  ],
  caption: 'A bar for each day, when every step takes its longest: 3, 7 and 14 days.',
} satisfies TrackProps;

const [headquarters] = organisation.offices;

export const office = {
  id: 'office',
  title: 'Come by, or call',
  lead: 'The partner team sits in Entebbe.',
  tone: 'raised',
  entries: [
    {
      name: `${headquarters.city} office`,
      address: [organisation.legalName, ...headquarters.address],
      hours: headquarters.hours,
      phone: headquarters.phone,
    },
    {
      name: 'Partner team',
      description: 'Terms, territories, a school you want to register, a payment that is late.',
      phone: organisation.phone.partnerships,
      email: organisation.email.partnerships,
    },
  ],
  map: {
    places: [
      { ...townOf('Entebbe'), main: true },
      ...['Mbarara', 'Gulu', 'Mbale', 'Arua', 'Kabale'].map((name) => townOf(name)),
    ],
    caption: 'Entebbe, where the partner team sits, and the towns that this page names: from Arua to Kabale.',
  },
} satisfies OfficeMapProps;

export const closing = {
  title: 'Name your first school',
  text: 'The application takes fifteen minutes. We answer within 48 hours.',
  actions: [
    { label: 'Become a Partner', href: '/partners/become-a-partner' },
    { label: 'Contact us first', href: '/contact' },
  ],
} satisfies ClosingCallProps;
