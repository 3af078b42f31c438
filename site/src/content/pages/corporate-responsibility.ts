// The words of the corporate responsibility page.

import { figures } from '~/facts/figures';
import { brand } from '~/facts/organisation';
import { townsIn } from '~/facts/towns';
import type { ClosingCallProps } from '~/sections/ClosingCall/ClosingCall';
import type { FeatureIndexProps } from '~/sections/FeatureIndex/FeatureIndex';
import type { FigureListProps } from '~/sections/FigureList/FigureList';
import type { HeroProps } from '~/sections/Hero/Hero';
import type { ProfilesProps } from '~/sections/Profiles/Profiles';
import type { SplitProps } from '~/sections/Split/Split';
import type { StatementProps } from '~/sections/Statement/Statement';
import type { PageMeta } from '~/seo/page-meta';
import type { UgandaMapProps } from '~/ui/UgandaMap/UgandaMap';

const claims = figures.corporateResponsibility;

export const meta = {
  path: '/corporate-responsibility',
  title: 'Corporate responsibility',
  description: `What ${brand} does for schools that cannot pay: ${claims.freeLicences} free licences, ${claims.grants} in grants, ${claims.scholarships} scholarships a year and ${claims.volunteerHours} paid hours of everyone’s time. Reports too.`,
  crumb: 'Corporate responsibility',
} satisfies PageMeta;

export const hero = {
  kicker: 'Corporate responsibility',
  title: 'What we owe the schools that cannot pay',
  lead: 'Some schools have no network, no power or no money for software. This page says what we do for them, and what it came to.',
  actions: [
    { label: 'Work with us', href: '/contact' },
    { label: `About ${brand}`, href: '/about' },
  ],
} satisfies HeroProps;

export const impact = {
  id: 'impact',
  title: 'What it has come to',
  lead: 'Eight figures, and what each of them counts. The reports below have the details.',
  tone: 'raised',
  groups: [
    {
      icon: 'School',
      title: 'Learners and schools',
      text: 'Whom the programme reaches, and where.',
      entries: [
        {
          figure: claims.students,
          title: 'Students',
          text: 'Learners of the schools that our giving has reached, counted once for each school year. Most of these schools do not use the platform.',
        },
        {
          figure: claims.ruralCoverage,
          title: 'Rural coverage',
          text: `Rural districts where at least one school takes its registers on ${brand}, with or without a network.`,
        },
        {
          figure: claims.freeLicences,
          title: 'Free school licences',
          text: 'The whole product without a bill, renewed for as long as the school’s fees stay under a limit that we set each January.',
        },
        {
          figure: claims.scholarships,
          title: 'Scholarships a year',
          text: 'Fees paid into the school’s own account for one learner and one year at a time, never in cash.',
        },
      ],
    },
    {
      icon: 'HandCoins',
      title: 'Money and work',
      text: 'What we give, and who receives it.',
      entries: [
        {
          figure: claims.grants,
          title: 'Grants',
          text: 'In money and in kind. 46% is our own licences at their list value; the rest is laptops, solar kits, connectivity and training.',
        },
        {
          figure: claims.jobs,
          title: 'Jobs',
          text: 'Records clerks, trainers and technicians whom we trained and whom schools and partners now employ.',
        },
        {
          figure: claims.volunteerHours,
          title: 'Paid volunteer hours',
          text: 'For each of us, each year, in a school of our own choosing. They count as work and are paid as work.',
        },
        {
          figure: claims.donationMatch,
          title: 'Donation matching',
          text: 'The most we add in a year, shilling for shilling, to what one colleague gives to a school or a charity.',
        },
      ],
    },
  ],
  footnote:
    'Counted from our founding in 2022 to the close of the 2024 reports, unless a line says “a year”. Other pages count other things, so their figures differ.',
} satisfies FigureListProps;

export const initiatives = {
  id: 'initiatives',
  title: 'Four pieces of work',
  lead: 'Each has one person who answers for it and a short list it is measured by.',
  look: 'lists',
  features: [
    {
      icon: 'RadioTower',
      title: 'A school without a network',
      text: 'A government-aided school thirty kilometres from the nearest mast gets the same product as a college in Kampala: registers on a phone, sent on when somebody rides to town.',
      lists: [
        {
          title: 'What we do',
          items: [
            'License the school free of charge',
            'Deliver a laptop, a solar panel and a battery',
            'Train two people, so that one may leave',
          ],
        },
        {
          title: 'Measured by',
          items: [
            `${claims.freeLicences} free school licences`,
            `${claims.ruralCoverage} rural coverage`,
            'Registers taken on 9 of 10 school days',
          ],
        },
      ],
    },
    {
      icon: 'GraduationCap',
      title: 'The learner who would drop out',
      text: 'An unpaid balance is what sends most children home. A committee at the school names the learners; we only check that the learner and the balance are real.',
      lists: [
        {
          title: 'What we do',
          items: [
            'Pay the balance straight to the school',
            'Support a learner up to the next UNEB examination',
            'Keep half of the places for girls',
          ],
        },
        {
          title: 'Measured by',
          items: [
            `${claims.scholarships} scholarships a year`,
            'Learners still enrolled twelve months on',
            'Days between request and receipt',
          ],
        },
      ],
    },
    {
      icon: 'BriefcaseBusiness',
      title: 'Work that stays in the district',
      text: 'We train young people from the district as records clerks and technicians, and pay them while they work in schools, until a school hires them.',
      lists: [
        {
          title: 'What we do',
          items: [
            'Run a ten-week course in each region',
            'Pay a stipend while they learn',
            'Give grants for a first toolkit',
          ],
        },
        {
          title: 'Measured by',
          items: [
            `${claims.jobs} jobs`,
            `${claims.grants} in grants, free licences included`,
            'Share of trainees hired within six months',
          ],
        },
      ],
    },
    {
      icon: 'HandHeart',
      title: 'Our own hours and shillings',
      text: 'Volunteering happens in working hours, and gifts are matched. Each colleague chooses the school or charity.',
      lists: [
        {
          title: 'What we do',
          items: [
            'Block the hours in the work calendar',
            'Match gifts at the end of each quarter',
            'Lend accountants to school boards',
          ],
        },
        {
          title: 'Measured by',
          items: [
            `${claims.volunteerHours} paid volunteer hours each`,
            `Donations matched up to ${claims.donationMatch}`,
            'Hours taken, not hours offered',
          ],
        },
      ],
    },
  ],
} satisfies FeatureIndexProps;

/** In twentieths, so that each dot is five in a hundred. */
const twentieths = Math.round(Number.parseInt(claims.ruralCoverage, 10) / 5);

export const rural = {
  title: 'Past the last tarmac',
  text: [
    `Rural districts where at least one school takes its registers on ${brand}: ${claims.ruralCoverage}. Partners who knew these schools before we did are how we get to them.`,
  ],
} satisfies SplitProps;

export const ruralDrawn = {
  caption: 'Rural districts with a school on it: each dot is one in twenty',
  rows: [{ name: 'Rural coverage', filled: twentieths, of: 20, text: claims.ruralCoverage }],
};

export const refusal = {
  title: 'What we do not ask for',
  statement: 'No child’s photograph, no speech on prize day, no name on a gate.',
  text: 'A free licence comes with the same contract as a paid one. The school owns its records, may leave with all of them on any day, and is never named by us without a yes in writing.',
  tone: 'sunk',
} satisfies StatementProps;

export const partners = {
  id: 'partners',
  title: 'Who does it with us',
  lead: 'Four organisations that knew these schools long before we did.',
  of: 'organisations',
  profiles: [
    {
      name: 'Elgon Rural Schools Fund',
      role: 'Charity, Mbale',
      text: 'Visits every school that asks for a free licence and tells us, frankly, whether it is ready.',
    },
    {
      name: 'Kyoga Solar Cooperative',
      role: 'Cooperative, Soroti',
      text: 'Puts up the panels and teaches a member of staff to mend them. Owned by its technicians.',
    },
    {
      name: 'Lakeside Bursary Trust',
      role: 'Trust, Masaka',
      text: 'Audits the scholarship committees and pays a surprise visit to one school in ten.',
    },
    {
      name: 'West Nile Records Guild',
      role: 'Association, Arua',
      text: 'Runs the ten-week course for records clerks, in English and Lugbara.',
    },
  ],
} satisfies ProfilesProps;

export const map = {
  caption: 'Where the four organisations below are at home.',
  places: partners.profiles.flatMap(({ role }) => townsIn(role)),
} satisfies UgandaMapProps;

export const reports = {
  id: 'reports',
  title: 'The reports',
  lead: 'Each to read here or to take away. They say what did not work, too.',
  tone: 'raised',
} as const;

export const closing = {
  title: 'Know a school that should be on this list?',
  text: 'Tell us its name and district. Head teachers, parents and old students may all write, and we answer everyone.',
  actions: [
    { label: 'Name a school', href: '/contact' },
    { label: 'Who we are', href: '/about' },
  ],
} satisfies ClosingCallProps;

/** The partners are invented until real ones have agreed to be named. */
export const samples = ['partners', 'map'] as const;
