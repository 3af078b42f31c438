// The words of the compliance hub. Its documents are content/documents, its certificates facts/certifications.

import { certifications as held } from '~/facts/company';
import { brand } from '~/facts/organisation';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { PageMeta } from '~/seo/page-meta';
import type { RuleChainsProps } from '~/subjects/documents/RuleChains/RuleChains';
import type { TimetableProps } from '~/ui/Timetable/Timetable';

export const meta = {
  path: '/compliance',
  title: 'Compliance in Uganda and East Africa',
  description: `How ${brand} keeps the Data Protection and Privacy Act, NITA-U’s standards, East African transfer rules and education rules, with the documents that show it.`,
  crumb: 'Compliance',
} satisfies PageMeta;

export const hero = {
  look: 'reference',
  kicker: 'For registrars, auditors and data protection officers',
  title: 'The law, and how we keep it',
  lead: 'Four sets of rules apply to a school’s records. For each we say what it asks, what we do, and which document shows it.',
  actions: [
    { label: 'Ask the compliance team', href: '/contact/compliance' },
    { label: 'See the documents', href: '#documents' },
  ],
} satisfies HeroProps;

export const areas = {
  id: 'areas',
  title: 'Four sets of rules',
  look: 'grid',
  features: [
    {
      icon: 'ShieldCheck',
      title: 'Data Protection and Privacy Act',
      text: 'Uganda’s Act of 2019 and its Regulations of 2021, watched over by the Personal Data Protection Office.',
      points: [
        'Consent that can be shown and withdrawn',
        'Parents’ consent for children’s data',
        'Requests answered within 30 days',
        'Breaches reported immediately',
      ],
      link: { label: 'How we keep the Act', href: '/compliance/uganda-dpa' },
    },
    {
      icon: 'Landmark',
      title: 'NITA-U standards',
      text: 'What the National Information Technology Authority, Uganda asks of those who provide IT services.',
      points: [
        'Certified provider',
        'National Information Security Framework',
        'Yearly self-assessment, published',
        'Incidents reported to the national team',
      ],
      link: { label: 'How we meet NITA-U’s standards', href: '/compliance/nita-u' },
    },
    {
      icon: 'Globe',
      title: 'East African Community',
      text: 'Learners cross borders, and so do their records. Protection has to travel with them.',
      points: [
        'Data hosted in the Community',
        'A five-question test before each transfer',
        'Kenya, Rwanda and Tanzania law mapped',
        'Learners see what is sent',
      ],
      link: { label: 'How data crosses a border', href: '/compliance/eac' },
    },
    {
      icon: 'GraduationCap',
      title: 'Education records',
      text: 'The rules of the ministry’s EMIS, UNEB, NCHE and UVTAB on who records what, and for how long.',
      points: [
        'One record for each learner, with the LIN',
        'Marks that cannot be changed in silence',
        'Registration files signed off by the head',
        'Life spans for every kind of record',
      ],
      link: { label: 'How education records are kept', href: '/compliance/education' },
    },
  ],
} satisfies FeatureIndexProps;

export const certificates = {
  id: 'certifications',
  title: 'Certificates, licences and our own assessment',
  lead: 'With the year each certificate ends; after that this page says that renewal is due. What nobody but we has checked is marked as self-assessed.',
  tone: 'raised',
} as const;

export const certifications = [held.iso27001, held.nitaU, held.ucc, held.dataProtectionAct];

export const framework = {
  id: 'framework',
  title: 'One framework for all four',
  text: [
    'The four sets of rules overlap. All of them ask who may see a record; three of them ask how long it is kept. So we keep one list, the Uganda framework, in which each rule of ours names every law behind it.',
    'An auditor can start from a law and end at a screen, or the other way round.',
  ],
  actions: [{ label: 'Read the Uganda framework', href: '/compliance/uganda-framework' }],
} satisfies SplitProps;

export const layers = {
  entries: [
    { mark: 'Law', text: 'The Act, the Regulations, the rules of each authority' },
    { mark: 'Rule', text: 'Twelve rules of ours, in plain English, each with an owner' },
    { mark: 'Control', text: 'What the software or a person does so that the rule holds' },
    { mark: 'Proof', text: 'A screen, a log or a paper that an auditor can look at' },
  ],
} satisfies TimetableProps;

export const chains = {
  id: 'proof',
  title: 'From a rule to its proof',
  tone: 'sunk',
  heads: {
    law: 'Which laws ask for it',
    rule: 'A rule of ours',
    control: `What you see in ${brand}`,
    proof: 'Paper',
  },
  chains: [
    {
      rule: 'Only who needs it may see it',
      law: 'The Act, NITA-U, ISO 27001',
      control: 'Roles for each office, access log',
      proof: { label: 'Security whitepaper', href: '/documents/security-whitepaper' },
    },
    {
      rule: 'Parents know and agree',
      law: 'The Act, ministry guidelines',
      control: 'Consent form with date and proof',
      proof: { label: 'Data protection policy', href: '/documents/uganda-data-protection-policy' },
    },
    {
      rule: 'Nothing is kept for ever by accident',
      law: 'The Act, tax law, UNEB',
      control: 'A life span on each kind of record',
      proof: { label: 'Educational data governance', href: '/documents/educational-data-governance' },
    },
    {
      rule: 'Borders do not weaken a right',
      law: 'The Act, EAC partner states’ laws',
      control: 'Transfer shown to the learner first',
      proof: { label: 'EAC transfer framework', href: '/documents/eac-data-transfer-framework' },
    },
    {
      rule: 'A breach is told at once',
      law: 'The Act, NITA-U, UCC',
      control: 'Message within 24 hours',
      proof: { label: 'Incident response plan', href: '/documents/incident-response' },
    },
  ],
} satisfies RuleChainsProps;

export const documents = {
  id: 'documents',
  title: 'Documents',
  lead: 'To download as a file, or to read here.',
} as const;

export const closing = {
  title: 'A question your auditor asked?',
  text: 'Questionnaires, signed agreements, certificates: the compliance team answers in writing.',
  actions: [
    { label: 'Contact compliance', href: '/contact/compliance' },
    { label: 'Visit the trust centre', href: '/trust-center' },
  ],
} satisfies ClosingCallProps;
