// Lists that sections take from facts and entries in place of written ones: `from: team`. By the name of the section.
import type { z } from 'astro/zod';
import { testimonials } from '~/facts/customers';
import { figures as claimed } from '~/facts/figures';
import { teamProfiles } from '~/features/pictures/fact-pictures';
import type { figures } from './CountedStats/index';
import type { people } from './Profiles/index';
import type { quotes } from './Quotes/index';
import type { Section } from './section';

type SourcesOf<Of extends Section, Field extends keyof z.infer<Of['schema']>> = Record<
  string,
  () => z.infer<Of['schema']>[Field] | Promise<z.infer<Of['schema']>[Field]>
>;

const ofFigures: SourcesOf<typeof figures, 'stats'> = {
  'figures.about': () => claimed.about,
  'figures.affiliate': () => claimed.affiliate,
  'figures.partnersPortal': () => claimed.partnersPortal,
  'figures.startupProgram': () => claimed.startupProgram,
};

const ofPeople: SourcesOf<typeof people, 'profiles'> = { team: teamProfiles };

const ofQuotes: SourcesOf<typeof quotes, 'quotes'> = {
  'testimonials.affiliate': () => testimonials.affiliate,
  'testimonials.partners': () => testimonials.partners,
};

export const sources: Record<string, Record<string, () => unknown>> = {
  figures: ofFigures,
  people: ofPeople,
  quotes: ofQuotes,
};
