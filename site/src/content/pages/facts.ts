// The words of the page that says how we count. The figures are those of facts/claims.
import { type Claim, claims } from '~/facts/figures';
import { brand, organisation } from '~/facts/organisation';
import { formatDate } from '~/lib/dates';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';

export const meta = {
  path: '/facts',
  title: 'How we count',
  description: `Every figure that ${brand} claims on this website, what it counts, the page it stands on and the day it was counted, in one table.`,
  crumb: 'How we count',
} satisfies PageMeta;

export const hero = {
  kicker: 'How we count',
  title: 'What each figure counts',
  lead: 'Two pages of this website may give two figures for what sounds like the same thing. Both can be true. This page says what each of them counts, and when it was counted.',
} satisfies HeroProps;

export const ways = {
  title: 'Institutions and students, in three ways',
  tone: 'sunk',
  features: [
    {
      icon: 'Globe',
      title: 'The home page counts widely',
      text: `Every institution that has used a part of ${brand} since ${organisation.founded}, also in a trial or through a partner, and one registration for each student and term.`,
      link: { label: 'Home', href: '/' },
    },
    {
      icon: 'FileCheck',
      title: 'The about page counts contracts',
      text: 'Institutions that have a contract for the whole platform today, and each student there once.',
      link: { label: 'About', href: '/about' },
    },
    {
      icon: 'GraduationCap',
      title: 'The media kit counts partners',
      text: 'Institutions that train their staff and try releases with us, and the students who came through our own trainings.',
      link: { label: 'Media kit', href: '/media-kit' },
    },
  ],
} satisfies FeatureIndexProps;

const row = ({ figure, label, counts, page, asOf }: Claim) => ({
  name: `${figure} ${label}`,
  cells: [counts, { label: page === '/' ? 'Home' : page, href: page }, formatDate(asOf)],
});

export const register = {
  id: 'figures',
  title: 'All figures, page by page',
  columns: ['Figure', 'What it counts', 'Where it stands', 'As of'],
  rows: claims.map(row),
  footnote:
    'Prices and what each plan covers are on /pricing; the figures of single institutions on /case-studies.',
} satisfies DataTableProps;

export const closing = {
  title: 'A figure that looks wrong?',
  text: 'Tell us which one. We look it up, answer within 24 hours, and correct the page if you are right.',
  actions: [{ label: 'Contact us', href: '/contact' }],
} satisfies ClosingCallProps;
