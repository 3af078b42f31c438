// The words of the accessibility statement. What the tests saw comes from facts/accessibility.

import { brand, organisation } from '~/facts/organisation';
import { accessibility } from '~/facts/website';
import { formatDate } from '~/lib/dates';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { DataTableProps } from '~/sections/DataTable/DataTable';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { PageMeta } from '~/seo/page-meta';

const { lastRun, pages, failed, engines } = accessibility;
const browsers = new Intl.ListFormat('en-GB').format(engines);

export const meta = {
  path: '/accessibility',
  title: 'Accessibility statement',
  description: `How ${brand} makes this website usable by everyone, what is tested and when it last was, what is known to fall short, and whom to tell.`,
  crumb: 'Accessibility',
} satisfies PageMeta;

export const hero = {
  title: 'For everyone',
  lead: `This website aims at level AA of WCAG 2.2. It was last tested on ${formatDate(lastRun)}: ${pages} pages in ${browsers}, ${failed === 0 ? 'without a fault' : `${failed} of them with a fault`}.`,
  seed: 'accessibility',
} satisfies HeroProps;

export const tested = {
  id: 'tested',
  title: 'What is tested before anything goes live',
  columns: ['What', 'How'],
  rows: [
    {
      name: 'Every page',
      cells: ['No sideways scrolling, no text on text, one main heading, no errors.'],
    },
    {
      name: 'Every kind of page',
      cells: ['The rules of axe for WCAG 2.2 AA, in light and dark.'],
    },
    {
      name: 'Keyboard',
      cells: ['A walk through each kind of page: every stop can be seen and nothing covers it.'],
    },
    {
      name: 'Text',
      cells: [
        'Wider spacing, and letters half as large again: nothing is cut off, nothing scrolls sideways.',
      ],
    },
    { name: 'Without scripts', cells: ['The same text, and forms that can be sent.'] },
    { name: 'Forced colours', cells: ['What is chosen can be told from what is not.'] },
    { name: 'Paper', cells: ['Pages print as documents, dark on white.'] },
    {
      name: 'Old browsers',
      cells: ['Pages are laid out and usable without what browsers of 2020 did not have.'],
    },
    {
      name: 'PDF files',
      cells: ['Tagged for screen readers, with language, title, bookmarks and described pictures.'],
    },
    { name: 'Browsers', cells: [`${browsers}: pages, menu, theme, search and a form.`] },
  ],
  footnote:
    'Programs find some faults and not others. Nobody who depends on a screen reader has tested this version for us yet.',
} satisfies DataTableProps;

export const shortfalls = {
  title: 'What is known to fall short',
  tone: 'sunk',
  features: [
    {
      icon: 'Languages',
      title: 'English only',
      text: 'The pages are in English. Our support answers in other languages too.',
    },
    {
      icon: 'Table',
      title: 'Wide tables on small screens',
      text: 'Some tables of the documentation scroll sideways within their frame on a phone.',
    },
    {
      icon: 'Printer',
      title: 'A quotation saved as a PDF',
      text: 'Your browser makes it when you print; whether it is tagged depends on the browser. We send you one on request.',
    },
  ],
} satisfies FeatureIndexProps;

export const closing = {
  title: 'Something you cannot use?',
  text: `Write to ${organisation.email.support} or call us, and say which page and what happened. A person answers within 24 hours, and gives you what you were after in another form meanwhile.`,
  actions: [{ label: 'Contact us', href: '/contact?subject=support' }],
} satisfies ClosingCallProps;
