// What /.well-known/security.txt says besides the contacts. The date is moved on by a person who has read it through.

/** Until when the file counts. A test fails 30 days before: check the contacts, then set it about a year ahead. */
export const expires = '2027-10-31T21:00:00Z';

/** Languages that a report may be written in. */
export const languages = ['en', 'sw', 'lg'] as const;
