// What may stand in a cell that is imported, and what is said when it may not: the rules of the API, in words.

/** The patterns and lengths are those of the API's description; a test of the site compares them. */
export const PHONE = /^\+256[0-9]{9}$/;
export const LIN = /^[A-Z0-9]{8,20}$/;
export const TERM = /^20[0-9]{2}-[1-3]$/;
export const LONGEST_NAME = 60;
export const LONGEST_CLASS = 40;
export const LONGEST_STREAM = 40;
export const SEXES = ['F', 'M'] as const;
export const MESSAGE_LANGUAGES = ['en', 'lg', 'nyn', 'ach', 'teo'] as const;

/** As the command line and the checker say it, after the column's name. */
export const complaints = {
  phone: 'must be +256 and nine digits',
  lin: 'must be 8 to 20 capital letters and digits',
} as const;
