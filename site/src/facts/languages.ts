// The languages that families can be written to in. Screens are in English.
import type { LanguageCode } from '~/lib/languages';

/** Release 2.5.0 added all but the first. */
export const messageLanguages = ['en', 'lg', 'nyn', 'ach', 'teo'] as const satisfies readonly LanguageCode[];
