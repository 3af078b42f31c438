// The languages an event may be held in, by their codes, with the names people here use. (`Intl` says "Ganda".)
import { allOf } from './locale.ts';

export const LANGUAGES = {
  en: 'English',
  sw: 'Kiswahili',
  lg: 'Luganda',
  xog: 'Lusoga',
  nyn: 'Runyankole',
  ach: 'Acholi',
  teo: 'Ateso',
  lgg: 'Lugbara',
} as const;

export type LanguageCode = keyof typeof LANGUAGES;

/** `English, Luganda and Kiswahili`. */
export function languageNames(codes: readonly LanguageCode[]): string {
  return allOf(codes.map((code) => LANGUAGES[code]));
}
