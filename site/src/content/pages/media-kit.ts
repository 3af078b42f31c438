// The words of the media kit. The sizes of the files are measured when they are made.
import { figures } from '~/facts/figures';
import { brand, organisation } from '~/facts/organisation';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { ContactListProps } from '~/sections/ContactList/ContactList';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { SplitProps } from '~/sections/Split/Split';
import type { StatStripProps } from '~/sections/StatStrip/StatStrip';
import type { PageMeta } from '~/seo/page-meta';
import type { BrandSheetProps } from '~/subjects/press/BrandSheet/BrandSheet';

const { email, phone } = organisation;

import type { SectionProps } from '~/ui/Section/Section';

export const meta = {
  path: '/media-kit',
  title: 'Media kit: logos, pictures, facts',
  description: `Logos as SVG and PNG, brand guidelines, product pictures and team monograms to download, with press releases, company facts and whom to call at ${brand}.`,
  crumb: 'Media kit',
} satisfies PageMeta;

export const hero = {
  look: 'split',
  kicker: 'Media kit',
  title: 'What you need, by your deadline',
  lead: `Logos, pictures of the product, company facts and two people to call. Free to use in reporting about ${brand}.`,
  actions: [
    { label: 'Downloads', href: '#downloads' },
    { label: 'Contact us', href: '/contact' },
  ],
} satisfies HeroProps;

export const sheet = {
  name: organisation.name,
  caption: `The ${brand} logo on white, on marigold in one colour and on deep green, beside the woven track.`,
} satisfies BrandSheetProps;

export const downloads = {
  id: 'downloads',
  title: 'Downloads',
  lead: 'Each package has a note inside that says what may be done with it.',
} as const;

export const screens = {
  id: 'screenshots',
  title: 'The five screenshots',
  lead: 'As they are in the package, which has each of them in both themes. They show sample data.',
  tone: 'sunk',
} satisfies SectionProps;

/** Under /downloads/; `file` names what the build makes. */
export const packages = [
  {
    file: 'tred-logo-package.zip',
    title: 'Logo package',
    description:
      'The mark and the logo, for light and for dark grounds and in one colour, as outlines for print and as pictures 512 and 2,048 pixels wide.',
    formats: ['ZIP', 'SVG', 'PNG'],
  },
  {
    file: 'tred-brand-guidelines.pdf',
    title: 'Brand guidelines',
    description:
      'How much room the logo needs, the colours with their codes, the typeface, the weave, and how to write about us.',
    formats: ['PDF'],
  },
  {
    file: 'tred-product-screenshots.zip',
    title: 'Product screenshots',
    description:
      'Five views of the product, on a desk and on a phone, in both themes, with captions. They show sample data.',
    formats: ['ZIP', 'PNG'],
  },
  {
    file: 'tred-team-monograms.zip',
    title: 'Team photos',
    description:
      'We show people as monograms on a weave of their own, not as faces. One for each of the five who speak for us, in both themes.',
    formats: ['ZIP', 'SVG', 'PNG'],
  },
] as const;

/** What stands in the packages themselves. */
export const licences = {
  logos: `${organisation.name} logo package

"light" is for light grounds, "dark" for dark ones, "one-colour" for stamps, engraving and marigold grounds.
Use the logo to write about ${organisation.name} or to show that you work with it. Leave a bar's width free on all
sides, do not stretch, recolour, tilt or outline it, and do not make it part of your own.
Questions: ${email.media}
`,
  screenshots: `${organisation.name} product screenshots

Free to use in reporting about ${organisation.name}, whole or cut, unaltered in what they show.
They show sample data.
Questions: ${email.media}
`,
  monograms: `${organisation.name} team

Monograms in place of photographs, free to use beside the names below. For an interview: ${email.media}
`,
} as const;

export const press = {
  id: 'press',
  title: 'Press releases',
  lead: 'The last three. Quotations in them are cleared for print.',
  link: 'Read the release',
  /** On the page of a release. */
  release: 'Press release, for immediate use',
  others: 'Other releases',
  trail: [{ name: 'Media kit', path: meta.path }],
  all: 'All press releases',
} as const;

/** The list of all releases: there is one as soon as there are more than the media kit shows. */
export const pressList = {
  path: '/press',
  title: 'Press releases',
  description: `Every press release of ${brand}, the newest first. Quotations in them are cleared for print; whom to call is in the media kit.`,
  about: 'the newest first, with quotations that are cleared for print.',
  label: 'Pages',
} as const;

/** At the foot of every release. */
export const boilerplate = {
  id: 'about',
  title: `About ${organisation.name}`,
  words: `${organisation.description} It was founded in ${organisation.founded} and has its headquarters in ${organisation.offices[0].city}. Logos, pictures and figures for print are in the media kit.`,
} as const;

export const facts = {
  title: 'Company facts',
  showTitle: true,
  lead: 'The company’s own figures, counted in the narrowest way. Other pages count whole programmes, communities or a wider network, so their figures are larger.',
  stats: figures.company,
  tone: 'raised',
} satisfies StatStripProps;

export const writing = {
  title: 'Writing about us',
  text: [
    `${organisation.name} is one word with one capital, said like the tread of a step. The company behind it is ${organisation.legalName}, registered in Uganda.`,
    `In one sentence: ${organisation.description}`,
  ],
  tone: 'sunk',
} satisfies SplitProps;

export const rules = {
  title: 'Please',
  items: [
    'Use the logo as it comes: not stretched, tilted or recoloured',
    'Leave at least one bar’s width of room around it',
    'Say “sample data” under pictures of the product',
    'Ask before naming a school as our customer',
    'Send us what you print, if you like; we never ask to see it first',
  ],
} as const;

export const contacts = {
  id: 'contacts',
  title: 'Two people to call',
  lead: 'Tell us your deadline first. We answer within two hours on working days.',
  entries: [
    {
      name: 'Press inquiries',
      description: 'A figure, a quotation, an interview, somebody for the morning programme.',
      email: email.media,
      phone: phone.media,
    },
    {
      name: 'Media relations',
      description: 'Features, visits to a school, filming, embargoed reports and the press list.',
      email: email.media,
      phone: phone.main,
      hours: organisation.offices[0].hours,
    },
  ],
} satisfies ContactListProps;

export const closing = {
  title: 'Not in the kit?',
  text: 'A vector for a banner, a chart of your own, a figure for your district: ask, and say by when.',
  actions: [
    { label: 'Ask for it', href: '/contact' },
    { label: `About ${brand}`, href: '/about' },
  ],
} satisfies ClosingCallProps;
