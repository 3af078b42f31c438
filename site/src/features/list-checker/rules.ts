// Rules for imported cells. They match the API's rules.

/** A test of the site compares these with the API description. */
export const PHONE = /^\+256[0-9]{9}$/;
export const LIN = /^[A-Z0-9]{8,20}$/;
export const LONGEST_NAME = 60;
export const LONGEST_CLASS = 40;
export const SEXES = ['F', 'M'] as const;
export const MESSAGE_LANGUAGES = ['en', 'lg', 'nyn', 'ach', 'teo'] as const;
