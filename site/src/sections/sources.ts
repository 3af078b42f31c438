// Lists that sections take from facts and entries in place of written ones: `from: team`. By the name of the section.
import type { z } from 'astro/zod';
import type { Section } from '~/components/define-section';
import { testimonials } from '~/facts/customers';
import { figures as claimed } from '~/facts/figures';
import { loadDocuments } from '~/features/documents/load';
import { downloadsIn } from '~/features/documents/view';
import { teamProfiles } from '~/features/pictures/fact-pictures';
import { exchangeRows } from '~/features/product/view';
import { loadReports } from '~/features/publications/load';
import { reportCover, withFiles } from '~/features/publications/view';
import type { covers } from './Covers/index';
import type { downloads } from './Downloads/index';
import type { figures } from './Figures/index';
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
};

const ofTable: SourcesOf<typeof table, 'rows'> = { exchanges: exchangeRows };

export const sources: Record<string, Record<string, () => unknown>> = {
  figures: ofFigures,
  people: ofPeople,
  quotes: ofQuotes,
  covers: ofCovers,
  table: ofTable,
  downloads: ofDownloads,
};
