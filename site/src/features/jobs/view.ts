// Open positions on a given day, and their JSON-LD for job boards.
import type { JobPosting } from 'schema-dts';
import { sectionOn } from '~/facts/read-page';
import { formatDate, type IsoDay, isUpcoming, todayInKampala } from '~/lib/dates';
import { fillValues } from '~/lib/format-text';
import { LANGUAGE } from '~/lib/locale';
import { formatUgx } from '~/lib/money';
import { absoluteUrl } from '~/seo/addresses';
import { organisationName, type Publisher, townAddress } from '~/seo/json-ld';
import type { LoadedJob } from './schema';
import { openingsWords } from './words';

/** Employment types of schema.org. */
const EMPLOYMENT_TYPES: Record<LoadedJob['type'], string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
};

export const jobPosting = (from: Publisher, job: LoadedJob, page: string): JobPosting => ({
  '@type': 'JobPosting',
  title: job.title,
  description: job.description,
  employmentType: EMPLOYMENT_TYPES[job.type],
  datePosted: job.posted,
  // A position without a last day stays open until it is filled.
  ...(job.closes && { validThrough: `${job.closes}T23:59:59+03:00` }),
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'UGX',
    value: {
      '@type': 'QuantitativeValue',
      minValue: job.pay.from,
      maxValue: job.pay.to ?? job.pay.from,
      unitText: 'MONTH',
    },
  },
  hiringOrganization: organisationName(from),
  ...jobLocation(job),
  url: absoluteUrl(from.site, `${page}#${job.id}`),
  directApply: false,
});

/** `Entebbe, Uganda` and `Kampala (hybrid)` are towns; `Remote (Uganda)` is a country. */
function jobLocation({ location }: LoadedJob) {
  const [place = ''] = location.split(/[,(]/);
  return place.trim() === 'Remote'
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country' as const, name: 'Uganda' },
      }
    : { jobLocation: { '@type': 'Place' as const, address: townAddress(place.trim()) } };
}

export const payRange = ({ from, to }: LoadedJob['pay']): string =>
  to === undefined ? formatUgx(from) : `${formatUgx(from)} to ${to.toLocaleString(LANGUAGE)}`;

/** Positions whose last day has not passed, newest first. */
export const openPositions = (jobs: readonly LoadedJob[], today: IsoDay = todayInKampala()): LoadedJob[] =>
  jobs
    .filter(({ closes }) => closes === undefined || isUpcoming(closes, today))
    .sort((a, b) => b.posted.localeCompare(a.posted) || a.title.localeCompare(b.title));

const openings = sectionOn('careers', 'openings', openingsWords);

/** Open positions with the facts that stay in view of somebody who applies: place, pay and last day. */
export function positionsToApply(jobs: readonly LoadedJob[]) {
  const { pay, deadline } = openings();
  return openPositions(jobs).map((job) => ({
    id: job.id,
    title: job.title,
    facts: [
      job.location,
      fillValues(pay, { range: payRange(job.pay) }),
      job.closes ? `${deadline.by} ${formatDate(job.closes)}` : deadline.none,
    ],
  }));
}
