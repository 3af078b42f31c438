// Rules for imported cells and their messages. They match the API's rules.

/** A test of the site compares these with the API description. */
export const PHONE = /^\+256[0-9]{9}$/;
export const LIN = /^[A-Z0-9]{8,20}$/;
export const LONGEST_NAME = 60;
export const LONGEST_CLASS = 40;
export const SEXES = ['F', 'M'] as const;
export const MESSAGE_LANGUAGES = ['en', 'lg', 'nyn', 'ach', 'teo'] as const;

/** Message after the column's name, in the command line and the checker. */
export const complaints = {
  phone: 'must be +256 and nine digits',
  lin: 'must be 8 to 20 capital letters and digits',
} as const;
