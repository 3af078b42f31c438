// The language of the site, and how it writes numbers and lists. A translation starts here.

export const LANGUAGE = 'en-UG';

/** For dates and lists: old browsers know it, and it writes them as people do here. */
export const DATE_LANGUAGE = 'en-GB';

/** `1,200`. */
export const formatCount = (count: number): string => count.toLocaleString(LANGUAGE);

/** `English, Luganda and Kiswahili`. */
export const allOf = (items: readonly string[]): string => new Intl.ListFormat(DATE_LANGUAGE).format(items);

/** `MTN MoMo or Airtel Money`. */
export const oneOf = (items: readonly string[]): string =>
  new Intl.ListFormat(DATE_LANGUAGE, { type: 'disjunction' }).format(items);
