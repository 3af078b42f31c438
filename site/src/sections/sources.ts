// Lists that sections take from facts and entries in place of written ones: `from: team`. By the name of the section.
import type { z } from 'astro/zod';
import type { Section } from '~/components/define-section';
import { testimonials } from '~/facts/customers';
import { figures as claimed } from '~/facts/figures';
import { hallOfFame } from '~/facts/programmes';
import { studyPlaces } from '~/features/case-studies/view';
import { hallOfFameGroups } from '~/features/community/view';
import { loadDocuments } from '~/features/documents/load';
import { downloadsIn, subProcessors } from '~/features/documents/view';
import { loadProgramme } from '~/features/events/load';
import { eventTowns } from '~/features/events/view';
import { teamProfiles } from '~/features/pictures/fact-pictures';
import { loadPressReleases } from '~/features/press/load';
import { newestPress } from '~/features/press/view';
import { exchangeRows } from '~/features/product/view';
import { loadReports } from '~/features/publications/load';
import { reportCover, withFiles } from '~/features/publications/view';
import type { map } from './asides';
import type { covers } from './Covers/index';
import type { dates } from './Dates/index';
import type { downloads } from './Downloads/index';
import type { figureList } from './FigureList/index';
import type { figures } from './Figures/index';
import type { names } from './Names/index';
import type { people } from './People/index';
import type { quotes } from './Quotes/index';
import type { table } from './Table/index';

type SourcesOf<Of extends Section, Field extends keyof z.infer<Of['schema']>> = Record<
  string,
  () => z.infer<Of['schema']>[Field] | Promise<z.infer<Of['schema']>[Field]>
>;

const ofFigures: SourcesOf<typeof figures, 'stats'> = {
  'figures.home': () => claimed().home,
  'figures.mobile': () => claimed().mobile,
  'figures.about': () => claimed().about,
  'figures.company': () => claimed().company,
  'figures.developers': () => claimed().developers,
  'figures.trust': () => claimed().trust,
  'figures.trustBounty': () => claimed().trustBounty,
  'figures.diversity': () => claimed().diversity.headline,
  'figures.bugBounty': () => claimed().bugBounty.stats,
  'figures.affiliate': () => claimed().affiliate,
  'figures.partnersPortal': () => claimed().partnersPortal,
  'figures.startupProgram': () => claimed().startupProgram,
};

const ofPeople: SourcesOf<typeof people, 'profiles'> = { team: teamProfiles };

const ofQuotes: SourcesOf<typeof quotes, 'quotes'> = {
  'testimonials.home': () => testimonials.home,
  'testimonials.affiliate': () => testimonials.affiliate,
  'testimonials.partners': () => testimonials.partners,
};

const ofCovers: SourcesOf<typeof covers, 'covers'> = {
  reports: async () => (await withFiles(await loadReports())).map(reportCover),
};

const ofDownloads: SourcesOf<typeof downloads, 'downloads'> = {
  'documents.compliance': async () => downloadsIn('compliance', await loadDocuments()),
  'documents.trust': async () => downloadsIn('trust', await loadDocuments()),
};

const ofDates: SourcesOf<typeof dates, 'events'> = {
  'press.newest': async () => newestPress(await loadPressReleases()),
};

const ofTable: SourcesOf<typeof table, 'rows'> = {
  exchanges: exchangeRows,
  'hosting.subProcessors': subProcessors,
};

const ofFigureList: SourcesOf<typeof figureList, 'groups'> = { hallOfFame: hallOfFameGroups };

const ofNames: SourcesOf<typeof names, 'names'> = { hackathonPartners: () => hallOfFame.partners };

const ofMap: SourcesOf<typeof map, 'places'> = {
  caseStudies: studyPlaces,
  events: async () => eventTowns(await loadProgramme()),
};

export const sources: Record<string, Record<string, () => unknown>> = {
  figures: ofFigures,
  figureList: ofFigureList,
  dates: ofDates,
  names: ofNames,
  people: ofPeople,
  quotes: ofQuotes,
  covers: ofCovers,
  table: ofTable,
  map: ofMap,
  downloads: ofDownloads,
};
