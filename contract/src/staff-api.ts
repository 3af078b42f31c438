// Lengths of names and passwords of staff.
export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 200;
export const MAX_NAME = 60;
