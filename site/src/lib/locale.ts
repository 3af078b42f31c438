// Language of the site, and its number and list formats.
import { DATE_LANGUAGE } from './dates.ts';

export const LANGUAGE = 'en-UG';

/** `1,200`. */
export const formatCount = (count: number): string => count.toLocaleString(LANGUAGE);

/** `English, Luganda and Kiswahili`. */
export const allOf = (items: readonly string[]): string => new Intl.ListFormat(DATE_LANGUAGE).format(items);

/** `MTN MoMo or Airtel Money`. */
export const oneOf = (items: readonly string[]): string =>
  new Intl.ListFormat(DATE_LANGUAGE, { type: 'disjunction' }).format(items);

/** Languages of events, with local names. (`Intl` says “Ganda”.) */
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

export function languageNames(codes: readonly LanguageCode[]): string {
  return allOf(codes.map((code) => LANGUAGES[code]));
}
