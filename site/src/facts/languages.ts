// The languages that families can be written to in, from content/facts/languages.yaml.
import { z } from 'astro/zod';
import { LANGUAGES, type LanguageCode } from '../lib/languages.ts';
import { readFacts } from './read-facts.ts';

const language = z.enum(Object.keys(LANGUAGES) as LanguageCode[]);

export const { messageLanguages } = readFacts(
  'languages',
  z.strictObject({ messageLanguages: z.array(language).min(1) }),
);
