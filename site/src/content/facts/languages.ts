// The languages of the platform: what its screens speak, and what families can be written to in.
import type { LanguageCode } from '~/lib/languages';

export const interfaceLanguages = ['en'] as const satisfies readonly LanguageCode[];

/** Release 2.5.0 added all but the first. */
export const messageLanguages = ['en', 'lg', 'nyn', 'ach', 'teo'] as const satisfies readonly LanguageCode[];
