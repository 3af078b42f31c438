// The words of the trust page. Its documents are content/documents, its certificates facts/certifications.
import { certifications as held } from '~/facts/company';
import { figures } from '~/facts/figures';
import { brand, organisation } from '~/facts/organisation';
import { uptime } from '~/facts/prices';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { ContactListProps } from '~/sections/ContactList/ContactList';
import type { DiagramProps } from '~/sections/Diagram/Diagram';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  path: '/trust',
  title: 'Trust: how your records are kept',
  description: `How ${brand} protects learners’ records: AES-256 encryption, a ${uptime.enterprise} uptime SLA, audits and their dates, and the documents your auditor asks for.`,
  crumb: 'Trust',
} satisfies PageMeta;

export const hero = {
  look: 'split',
  title: 'Every look at a record leaves a trace',
  lead: 'This page says how we keep learners’ records, who has checked it, and what to do when you find something wrong.',
  actions: [
    { label: 'Report a weakness', href: '/contact/security' },
    { label: 'Get the documents', href: '#documents' },
  ],
} satisfies HeroProps;

export const log = {
  title: 'Kasana Hill Secondary School',
  note: 'Access log, today',
  seed: 'trust',
  caption:
    'The access log of a sample school: a teacher entered marks, a bursar printed balances, a clerk who left was refused, an export at night was stopped and reported.',
  lines: {
    title: 'Who did what',
    lines: [
      { label: 'S. Namutebi entered S.3 Biology marks', detail: '08:12, staff room', value: 'Recorded' },
      { label: 'H. Nabirye printed Term III balances', detail: '09:40, bursary', value: 'Recorded' },
      {
        label: 'Former clerk tried to sign in',
        detail: '13:05, account closed on Friday',
        value: 'Refused',
        tone: 'good',
      },
      {
        label: 'Export of all learners, 02:17',
        detail: 'New device, unknown network',
        value: 'Stopped',
        tone: 'warm',
      },
      { label: `${brand} support, asked in by you`, detail: '14:30 to 14:41, one report', value: 'Recorded' },
    ],
  },
} as const;

export const stats = { title: 'Trust in figures', stats: figures.trust } satisfies StatStripProps;

export const areas = {
  id: 'security',
  title: 'How records are protected',
  lead: 'We plan for what happens in school offices: shared passwords, stolen laptops, the clerk who left last month.',
  look: 'rows',
  features: [
    {
      icon: 'KeyRound',
      title: 'Access',
      text: 'A class teacher sees a class, a bursar sees accounts, nobody sees everything. Two-factor login is on for bursars and administrators from the first day.',
      points: ['Roles for each office', 'Accounts closed from afar', 'A log the school can read'],
    },
    {
      icon: 'Lock',
      title: 'Encryption',
      text: 'AES-256 on disk, in files and in backups, TLS on the way. What the app keeps on a phone is encrypted too, and gone when the phone is reported lost.',
      points: ['A key of its own for each institution', 'Keys changed every year', 'No real data in tests'],
    },
    {
      icon: 'ServerCog',
      title: 'Infrastructure',
      text: 'Two data centres in East Africa, each able to carry the whole load. Backups every hour, kept 35 days, and restored in full once a month to prove that they can be.',
      points: [
        `${uptime.enterprise} uptime SLA on Enterprise`,
        'Hosting in Uganda on request',
        'Engineers on a paid rota at night and on weekends',
      ],
    },
    {
      icon: 'Bug',
      title: 'Software',
      text: 'Every change is read by a second engineer and tested before it goes out. In the last week of UNEB registration and during the examinations only repairs are released.',
      points: [
        'Yearly test by an independent firm',
        'Critical fixes within 48 hours',
        'Rewards for those who find a way in',
      ],
      link: { label: 'How we are tested, and how you may test us', href: '/security/penetration-testing' },
    },
  ],
} satisfies FeatureIndexProps;

export const certificates = {
  id: 'certifications',
  title: 'Audits and assessments',
  lead: 'What was checked, when, and by whom: ISO 27001 and SOC 2 by independent auditors, GDPR and FERPA by ourselves. Reports are shared under a confidentiality agreement.',
  tone: 'sunk',
} as const;

export const certifications = [held.iso27001, held.soc2, held.gdpr, held.ferpa];

export const processing = {
  id: 'data-processing',
  title: 'Whose data it is, and what happens to it',
  lead: 'The institution decides what is done with its data, and we do it. In the words of the Act it is the data controller and we are its processor, under a written agreement.',
  flow: {
    caption: 'The life of a record, from your office to its end',
    stages: [
      {
        boxes: [
          {
            name: 'You collect',
            text: 'Your office enters what it needs, tells parents why, and records their consent. Fields you do not need stay switched off.',
          },
        ],
        passes: 'encrypted',
      },
      {
        boxes: [
          {
            name: 'We keep',
            text: 'In East Africa, encrypted, apart from every other school’s. We look only when you ask us to, and you see that we did.',
            main: true,
          },
        ],
        passes: 'when you ask',
      },
      {
        boxes: [
          {
            name: 'You use',
            text: 'Report cards, balances, UNEB and EMIS files. Nothing is sold, nothing feeds advertising, nothing trains products for others.',
          },
        ],
        passes: '90 days to export',
      },
      {
        boxes: [
          {
            name: 'We erase',
            text: 'When you leave you have 90 days to export everything. Then we erase it, and the backups 35 days later, and confirm it in writing.',
            main: true,
          },
        ],
      },
    ],
  },
} satisfies DiagramProps;

export const documents = {
  id: 'documents',
  title: 'Documents',
  lead: 'What an auditor or a board asks for, to take away or to read here.',
} as const;

export const bounty = {
  title: 'Find a way in, get paid',
  showTitle: true,
  lead: 'Independent researchers test what this page describes. They keep to the rules, disturb no lesson and no examination, and we thank them in shillings.',
  link: { label: 'Bug bounty programme', href: '/security/bug-bounty' },
  stats: figures.trustBounty,
  tone: 'sunk',
} satisfies StatStripProps;

export const contact = {
  id: 'contact',
  title: 'The security desk',
  entries: [
    {
      name: 'Security team',
      description: 'Weaknesses, questions, certificates. Answered within 24 hours.',
      email: organisation.email.security,
    },
    {
      name: 'Emergency line',
      description:
        'A lost phone, a strange login, money that went astray. Answered day and night, for every school.',
      phone: organisation.phone.emergency,
    },
  ],
} satisfies ContactListProps;

export const closing = {
  title: 'Seen something odd?',
  text: 'Tell us, even if you are not sure. An alarm that turns out to be nothing costs us ten minutes.',
  actions: [
    { label: 'Contact security', href: '/contact/security' },
    { label: 'Penetration testing', href: '/security/penetration-testing' },
  ],
} satisfies ClosingCallProps;

/** The exports above whose people and institutions are invented. */
export const samples = ['log'] as const;
